import type { StoredFeature } from '../../core/stored-feature.ts';
import { LetterEntity, SendEntity } from './letter.entity.ts';
import { Migration106Segments } from './migration-106-segments.ts';
import { Migration107Letters } from './migration-107-letters.ts';
import { Migration108Posts } from './migration-108-posts.ts';
import { PostEntity } from './post.entity.ts';
import { SegmentEntity } from './segment.entity.ts';

export * from './letter-batch.ts';
export * from './letter-results.ts';
export type { LetterChannel, LetterRow, LetterStatus, LetterText } from './letter.entity.ts';
export * from './letters.repository.ts';
export type { PostKind, PostRow, PostStatus } from './post.entity.ts';
export * from './posts.repository.ts';
export type { SegmentConditions, SegmentRow } from './segment.entity.ts';
export { chasedLosses } from './segment-sql.ts';
export * from './segments.repository.ts';

export const stored: StoredFeature = {
  entities: [SegmentEntity, LetterEntity, SendEntity, PostEntity],
  migrations: [
    { name: '106-segments', class: Migration106Segments },
    { name: '107-letters', class: Migration107Letters },
    { name: '108-posts', class: Migration108Posts },
  ],
};
