import type { MigrationObject, Options } from '@mikro-orm/core';

/** Storage of an area. */
export interface StoredFeature {
  readonly entities?: NonNullable<Options['entities']>;
  /** Create their tables. All migrations run in the order of their numbers; never rename one that was released. */
  readonly migrations?: readonly MigrationObject[];
}
