import type { StoredFeature } from '../../core/stored-feature.ts';
import { LogKeyChangeEntity } from './log.entities.ts';
import { Migration096LogKeyChanges } from './migration-096-log-key-changes.ts';

export * from './key-changes.repository.ts';

export const stored: StoredFeature = {
  entities: [LogKeyChangeEntity],
  migrations: [{ name: '096-log-key-changes', class: Migration096LogKeyChanges }],
};
