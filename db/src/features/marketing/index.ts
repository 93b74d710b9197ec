import type { StoredFeature } from '../../core/stored-feature.ts';
import { Migration106Segments } from './migration-106-segments.ts';
import { SegmentEntity } from './segment.entity.ts';

export type { SegmentConditions, SegmentRow } from './segment.entity.ts';
export { chasedLosses } from './segment-sql.ts';
export * from './segments.repository.ts';

export const stored: StoredFeature = {
  entities: [SegmentEntity],
  migrations: [{ name: '106-segments', class: Migration106Segments }],
};
