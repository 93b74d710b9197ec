import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/postgresql';
import type { Pool, PoolConfig } from 'pg';
import { PostgresDialect } from 'kysely';
import { asApplication, asAuditor, createPool, withTimeouts, type Queryable } from '../core/pool.ts';
import { watchReplica, type ReplicaLag } from '../core/replica.ts';
import type { StoredFeature } from '../core/stored-feature.ts';
import { ormTypes } from '../core/unit-of-work.ts';
import { entitiesOf, houseStorage, migrationsOf } from './features.ts';

/** The database as the application sees it: `pool`, `settlement` and `orm` act under the role `glasshouse_app`. */
export interface Database {
  url: string; // as it was given: the owner's
  pool: Pool; // for SQL; int8 arrives as bigint
  settlement: Pool; // for the statements that settle and sequence: few connections, plans that do not age
  audit: Pool; // for auditors: acts under `glasshouse_auditor`, read-only; at the replica while it is not far behind
  history: Pool; // for lists of what is over: at the replica while it is not far behind
  replica: Pick<ReplicaLag, 'lagMs'> | undefined; // undefined: the house has none
  orm: MikroORM; // for everything else; fork its `em` per unit of work
  /** The same with a `pool` and an `orm` of its own, for what must go on while players keep the others busy. */
  reserved: Database;
  /** Closes all connections, after the queries that run. */
  close: () => Promise<void>;
}

export interface DatabaseOptions {
  url: string;
  readUrl?: string | undefined; // a replica that follows it; undefined: everything is read where it is written
  max?: number; // connections of `pool`, default 10; the ORM has half as many of its own
  reserved?: number; // connections of `reserved.pool`, and of its ORM; default: none, it is the same as the others
  applicationName?: string; // shown in pg_stat_activity
  features?: readonly StoredFeature[]; // default: the house's
}

const LIMITS = { maxWaiting: 500, waitMs: 5000 } as const; // for a client
const SETTLEMENT_LIMITS = { waitMs: 10_000 } as const; // its queues have bounds of their own
const MAX_LAG_MS = { audit: 10_000, history: 2000 } as const; // a player looks for their last bet
const MIGRATIONS = 'schema_migration';
const TIMEOUTS = { lockMs: 5000, statementMs: 30_000 } as const;

// A prepared statement keeps its plan. One that was made while the tables were empty would read them from end to end
// for ever: with these settings every table is entered by an index, whatever its size was then.
// The plan is general from the first time on: another for each batch would cost more than it gives.
const settlementOptions = `${asApplication.options} -c enable_seqscan=off -c enable_bitmapscan=off -c plan_cache_mode=force_generic_plan`;

/** Opens the database for the application. Connects when first used; run `migrate` before. */
export const openDatabase = async ({
  url,
  readUrl,
  max = 10,
  reserved: reservedMax = 0,
  applicationName = 'glasshouse',
  features = houseStorage,
}: DatabaseOptions): Promise<Database> => {
  const connection = { connectionString: url, application_name: applicationName };
  const application = { ...connection, ...withTimeouts(asApplication.options, TIMEOUTS) };
  const openPool = (most: number): Pool => createPool({ ...application, max: most }, LIMITS);
  const openOrm = (most: number): Promise<MikroORM> =>
    MikroORM.init({
      clientUrl: url,
      entities: entitiesOf(features),
      driverOptions: () =>
        new PostgresDialect({ pool: createPool({ ...application, max: most, types: ormTypes }, LIMITS) }),
      forceUtcTimezone: true,
    });
  const pool = openPool(max);
  const settlementConnection = { ...connection, ...withTimeouts(settlementOptions, TIMEOUTS) };
  const settlement = createPool({ ...settlementConnection, max: 4 }, SETTLEMENT_LIMITS);
  const replica = readUrl === undefined ? undefined : { ...watchReplica(url, readUrl), url: readUrl };
  /** Pools to close, the first to be used: its clients are of the replica while that is not too far behind. */
  const openRead = (config: PoolConfig, maxLagMs: number): Pool[] => {
    if (!replica) return [createPool(config, LIMITS)];
    const atReplica = createPool({ ...config, connectionString: replica.url }, LIMITS);
    return [
      createPool(config, { ...LIMITS, elsewhere: () => (replica.isWithin(maxLagMs) ? atReplica : undefined) }),
      atReplica,
    ];
  };
  const auditing = { ...connection, ...withTimeouts(asAuditor.options, TIMEOUTS), max: 3 };
  const audits = openRead({ ...auditing, application_name: `${applicationName}-audit` }, MAX_LAG_MS.audit);
  const histories = replica ? openRead({ ...application, max: Math.ceil(max / 4) }, MAX_LAG_MS.history) : [];
  const [audit = pool, history = pool] = [audits[0], histories[0]];
  const orm = await openOrm(Math.ceil(max / 2));
  const shared = { url, pool, settlement, audit, history, replica, orm };
  const reservedPool = reservedMax === 0 ? shared : { pool: openPool(reservedMax), orm: await openOrm(reservedMax) };
  const close = async (): Promise<void> => {
    await replica?.close();
    const pools = new Set([pool, settlement, reservedPool.pool, ...audits, ...histories]);
    const orms = new Set([orm, reservedPool.orm]);
    await Promise.all([...[...pools].map((one) => one.end()), ...[...orms].map((one) => one.close(true))]);
  };
  const reserved: Database = {
    ...shared,
    ...reservedPool,
    close,
    get reserved() {
      return reserved;
    },
  };
  return { ...shared, reserved, close };
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
      tableName: MIGRATIONS,
      snapshot: false,
      allOrNothing: false, // each by itself: an index of a house that runs is built outside of a transaction
      silent: true,
    },
  });

/** Brings the schema up to date, as the owner. Does nothing when it already is. Safe to run from two processes at once. */
export const migrate = async (
  url: string,
  { log, features }: { log: (line: string) => void; features?: readonly StoredFeature[] | undefined },
): Promise<void> => {
  const lock = createPool({ connectionString: url, max: 1 });
  const guard = await lock.connect();
  try {
    await guard.query(`SELECT pg_advisory_lock(hashtext('glasshouse.migrate'))`);
    if (await isMigrated(guard, features)) return;
    const orm = await openOwnerOrm(url, features);
    try {
      const done = await orm.migrator.up();
      for (const { name } of done) log(`database migrated: ${name}`);
    } finally {
      await orm.close(true);
    }
  } finally {
    guard.release(true); // the lock goes with its connection
    await lock.end();
  }
};

/** Asked first: an ORM of the owner's costs a start more than the rest of this. */
const isMigrated = async (client: Queryable, features: readonly StoredFeature[] = houseStorage): Promise<boolean> => {
  const { rows } = await client.query<{ exists: boolean }>(`SELECT to_regclass('${MIGRATIONS}') IS NOT NULL AS exists`);
  if (!rows[0]?.exists) return false;
  const { rows: done } = await client.query<{ name: string }>(`SELECT name FROM ${MIGRATIONS}`);
  const names = new Set(done.map(({ name }) => name));
  return migrationsOf(features).every(({ name }) => names.has(name));
};
