import type { MigrationObject, Options } from '@mikro-orm/core';

/** What an area stores. */
export interface StoredFeature {
  readonly entities?: NonNullable<Options['entities']>;
  /** Create their tables. All migrations run in the order of their numbers; never rename one that was released. */
  readonly migrations?: readonly MigrationObject[];
}
