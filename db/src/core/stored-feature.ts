import type { MigrationObject, Options } from '@mikro-orm/core';

/** What an area stores. */
export interface StoredFeature {
  readonly entities?: NonNullable<Options['entities']>;
  /** What makes their tables. All migrations run in the order of their names; never rename one that was released. */
  readonly migrations?: readonly MigrationObject[];
}
