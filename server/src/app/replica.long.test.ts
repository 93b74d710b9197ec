import { createPool, migrate, openDatabase } from 'db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasDebianPostgres, startDebianPostgres, type DebianPostgres } from '../testing/debian-postgres.ts';

// Streaming replication by Debian's postgresql-15.
const canRun = hasDebianPostgres();
let primary: DebianPostgres;
let replica: DebianPostgres;
let db: Awaited<ReturnType<typeof openDatabase>>;

const urlOf = ({ port }: DebianPostgres): string => `postgres://glasshouse@127.0.0.1:${port}/glasshouse`;

beforeAll(async () => {
  if (!canRun) return;
  primary = await startDebianPostgres();
  await migrate(urlOf(primary), { log: () => undefined });
  replica = await primary.replica();
  db = await openDatabase({ url: urlOf(primary), readUrl: urlOf(replica), max: 2 });
}, 120_000);
afterAll(async () => {
  if (!canRun) return;
  await db.close();
  await replica.close();
  await primary.close();
});

/** By pool: true when it reads at the replica. */
const readAtReplica = async (): Promise<boolean[]> =>
  Promise.all(
    [db.audit, db.history, db.pool].map(
      async (pool) => (await pool.query<{ at: boolean }>('SELECT pg_is_in_recovery() AS at')).rows[0]?.at ?? false,
    ),
  );

const asOwner = async (cluster: DebianPostgres, sql: string): Promise<void> => {
  const pool = createPool({ connectionString: urlOf(cluster), max: 1 });
  await pool.query(sql);
  await pool.end();
};

describe.runIf(canRun)('a history', () => {
  it('is read at the replica, and what is written at the primary', async () => {
    await expect.poll(readAtReplica, { timeout: 20_000 }).toEqual([true, true, false]);
    expect(db.replica?.lagMs()).toBeLessThan(10_000);
  });

  it('is read at the primary while the replica is too far behind, and at the replica again when it has caught up', async () => {
    await asOwner(replica, 'SELECT pg_wal_replay_pause()');
    await asOwner(primary, 'CREATE TABLE news (at bigint)');
    await expect.poll(readAtReplica, { timeout: 60_000 }).toEqual([false, false, false]);
    expect(db.replica?.lagMs()).toBeGreaterThan(10_000);
    await asOwner(replica, 'SELECT pg_wal_replay_resume()');
    await expect.poll(readAtReplica, { timeout: 60_000 }).toEqual([true, true, false]);
  });

  it('is read at the primary while the replica is away', async () => {
    await replica.kill();
    await expect.poll(readAtReplica, { timeout: 60_000 }).toEqual([false, false, false]);
    await expect.poll(() => db.replica?.lagMs(), { timeout: 20_000 }).toBeUndefined();
    await replica.start();
    await expect.poll(readAtReplica, { timeout: 60_000 }).toEqual([true, true, false]);
  });
});
