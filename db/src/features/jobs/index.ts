import type { StoredFeature } from '../../core/stored-feature.ts';
import { JobStateEntity } from './job-state.entity.ts';
import { Migration091JobState } from './migration-091-job-state.ts';

export * from './job-states.repository.ts';
export * from './live-figures.ts';
export * from './watched-figures.ts';

export const stored: StoredFeature = {
  entities: [JobStateEntity],
  migrations: [{ name: '091-job-state', class: Migration091JobState }],
};
