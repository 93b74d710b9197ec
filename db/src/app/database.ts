import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool } from 'pg';
import { asApplication, asAuditor, createPool } from '../core/pool.ts';
import type { StoredFeature } from '../core/stored-feature.ts';
import { entitiesOf, houseStorage, migrationsOf } from './features.ts';

/** The database as the application sees it: `pool`, `settlement` and `orm` act under the role `glasshouse_app`. */
export interface Database {
  url: string; // as it was given: the owner's
  pool: Pool; // for SQL; int8 arrives as bigint
  settlement: Pool; // for the statements that settle and sequence: few connections, plans that do not age
  audit: Pool; // for auditors: acts under `glasshouse_auditor`, read-only, with a limit of time for each statement
  orm: MikroORM; // for everything else; fork its `em` per unit of work
  /** Closes all connections, after the queries that run. */
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  max?: number; // connections of `pool`, default 10; the ORM has up to 10 of its own
  applicationName?: string; // shown in pg_stat_activity
  features?: readonly StoredFeature[]; // default: the house's
}

// A prepared statement keeps its plan. One that was made while the tables were empty would read them from end to end
// for ever: with these settings every table is entered by an index, whatever its size was then.
// The plan is general from the first time on: another for each batch would cost more than it gives.
const settlementOptions = `${asApplication.options} -c enable_seqscan=off -c enable_bitmapscan=off -c plan_cache_mode=force_generic_plan`;

/** Opens the database for the application. Connects when first used; run `migrate` before. */
export const openDatabase = async ({
  url,
  max = 10,
  applicationName = 'glasshouse',
  features = houseStorage,
}: DatabaseOptions): Promise<Database> => {
  const connection = { ...asApplication, application_name: applicationName };
  const pool = createPool({ connectionString: url, max, ...connection });
  const settlement = createPool({ connectionString: url, max: 4, ...connection, options: settlementOptions });
  const audit = createPool({
    connectionString: url,
    max: 3,
    application_name: `${applicationName}-audit`,
    ...asAuditor,
  });
  const orm = await MikroORM.init({
    clientUrl: url,
    entities: entitiesOf(features),
    driverOptions: connection,
    pool: { min: 0, max: 10 },
    forceUtcTimezone: true,
  });
  return {
    url,
    pool,
    settlement,
    audit,
    orm,
    close: async () => {
      await Promise.all([pool.end(), settlement.end(), audit.end(), orm.close(true)]);
    },
  };
};

/** An ORM with the owner's rights, for migrations and for comparing the schema. */
export const openOwnerOrm = (url: string, features: readonly StoredFeature[] = houseStorage): Promise<MikroORM> =>
  MikroORM.init({
    clientUrl: url,
    entities: entitiesOf(features),
    pool: { min: 0, max: 1 },
    extensions: [Migrator],
    migrations: {
      migrationsList: migrationsOf(features),
      tableName: 'schema_migration',
      snapshot: false,
      silent: true,
    },
  });

/** Brings the schema up to date, as the owner. Does nothing when it already is. Safe to run from two processes at once. */
export const migrate = async (
  url: string,
  { log, features }: { log: (line: string) => void; features?: readonly StoredFeature[] | undefined },
): Promise<void> => {
  const orm = await openOwnerOrm(url, features);
  const lock = createPool({ connectionString: url, max: 1 });
  const guard = await lock.connect();
  try {
    await guard.query(`SELECT pg_advisory_lock(hashtext('glasshouse.migrate'))`);
    const done = await orm.migrator.up();
    for (const { name } of done) log(`database migrated: ${name}`);
  } finally {
    guard.release(true); // the lock goes with its connection
    await Promise.all([lock.end(), orm.close(true)]);
  }
};
