import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createUser, openDatabase } from '../index.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { BusyError, createPool, isBusy, unlessGone, type PoolLimits } from './pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const poolOf = (limits: PoolLimits): Pool => {
  const pool = createPool({ connectionString: database.url, max: 1 }, limits);
  onTestFinished(() => pool.end());
  return pool;
};
const busy = expect.any(BusyError) as Error;

describe('a pool whose clients are all in use', () => {
  it('lets so many wait as it may, and refuses the others at once', async () => {
    const pool = poolOf({ maxWaiting: 2 });
    const client = await pool.connect();
    const waiting = [pool.query('SELECT 1'), pool.connect()] as const;
    await expect(pool.query('SELECT 1')).rejects.toEqual(busy);
    await expect(pool.connect()).rejects.toEqual(busy);
    client.release();
    expect((await waiting[0]).rowCount).toBe(1);
    (await waiting[1]).release();
  });

  it('lets nobody wait longer than they may', async () => {
    const pool = poolOf({ waitMs: 60_000 });
    const client = await pool.connect();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const late = expect(pool.query('SELECT 1')).rejects.toEqual(busy);
    await vi.advanceTimersByTimeAsync(60_000);
    vi.useRealTimers();
    await late;
    client.release();
    expect((await pool.query('SELECT 1')).rowCount).toBe(1);
  });

  it('is not used by work that nobody waits for by then, but by what had begun', async () => {
    const pool = poolOf({});
    let isGone = false;
    const begun = Promise.withResolvers<void>();
    const goneMeanwhile = unlessGone(
      () => isGone,
      async () => {
        await pool.query('SELECT 1');
        begun.resolve();
        const client = await pool.connect();
        client.release();
        return 'done';
      },
    );
    await begun.promise;
    const client = await pool.connect();
    const dropped = unlessGone(
      () => isGone,
      () => pool.query('SELECT 1'),
    );
    isGone = true;
    client.release();
    await expect(dropped).rejects.toEqual(busy);
    expect(await goneMeanwhile).toBe('done');
  });
});

describe('the pools of the house', () => {
  it('neither wait for a lock for ever nor let a statement run for ever', async () => {
    const db = await openDatabase({ url: database.url, reserved: 1 });
    onTestFinished(() => db.close());
    const settings = `SELECT current_setting('lock_timeout') AS "lock", current_setting('statement_timeout') AS "statement"`;
    const limited = { lock: '5s', statement: '30s' };
    for (const pool of [db.pool, db.settlement, db.audit, db.reserved.pool])
      expect((await pool.query(settings)).rows).toEqual([limited]);
    for (const orm of [db.orm, db.reserved.orm]) expect(await orm.em.fork().execute(settings)).toEqual([limited]);
  });

  it('say that they are busy when a row stays locked, the ORM too', async () => {
    const db = await openDatabase({ url: database.url, max: 2 });
    onTestFinished(() => db.close());
    const userId = await createUser(db.pool, {
      login: 'locked',
      nick: 'locked',
      passwordHash: null,
      lang: 'en',
      demoCreditMinor: 0n,
      at: 1,
    });
    const holder = await db.pool.connect();
    onTestFinished(() => holder.release());
    await holder.query('BEGIN');
    await holder.query('SELECT FROM app_user WHERE id = $1 FOR UPDATE', [userId]);
    const touch = `SET LOCAL lock_timeout = '10ms'; UPDATE app_user SET lang = lang WHERE id = ${userId}`;
    expect(isBusy(await db.pool.query(`BEGIN; ${touch}`).catch((error: unknown) => error))).toBe(true);
    const thrown = await db.orm.em
      .fork()
      .transactional((em) => em.execute(touch))
      .catch((error: unknown) => error);
    expect(isBusy(thrown)).toBe(true);
    await holder.query('ROLLBACK');
  });

  it('say that they are busy when they have no client to give, the ORM too', async () => {
    const db = await openDatabase({ url: database.url });
    onTestFinished(() => db.close());
    const refused = (work: () => Promise<unknown>) => unlessGone(() => true, work).catch((error: unknown) => error);
    expect(isBusy(await refused(() => db.pool.query('SELECT 1')))).toBe(true);
    expect(isBusy(await refused(() => db.orm.em.fork().execute('SELECT 1')))).toBe(true);
  });
});
