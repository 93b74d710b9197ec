import { jobs as stored } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isLedgerBreach, LedgerBreach } from '../observability/ledger-breach.ts';
import { createLogger } from '../observability/logger.ts';
import { startJobs } from './jobs.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

const log = createLogger('silent');
const stateOf = async (name: string) => (await stored.jobStates(db.orm.em.fork())).find((state) => state.name === name);

it('runs a job once an interval, however many processes have it', async () => {
  let runs = 0;
  const job = { name: 'count', everyMs: 400, run: async () => void (runs += 1) };
  const started = Date.now();
  const stops = Array.from({ length: 4 }, () => startJobs('test', [job], { pool: db.pool, log }));
  await expect.poll(() => runs, { interval: 20 }).toBeGreaterThanOrEqual(3);
  await Promise.all(stops.map((stop) => stop()));
  expect(runs).toBeLessThanOrEqual(Math.ceil((Date.now() - started) / (400 * 0.9)));
  expect(await stateOf('test.count')).toMatchObject({ everyMs: 400, failures: 0, error: null, failedAt: null });
});

it('keeps its connection from run to run, and no lock', async () => {
  const [opened, runs] = [new Set<unknown>(), vi.fn(() => Promise.resolve())];
  const note = (client: unknown): void => void opened.add(client);
  db.pool.on('connect', note);
  const stop = startJobs('test', [{ name: 'often', everyMs: 20, run: runs }], { pool: db.pool, log });
  await expect.poll(() => runs.mock.calls.length, { interval: 20 }).toBeGreaterThan(5);
  await stop();
  db.pool.off('connect', note);
  expect(opened.size).toBeLessThanOrEqual(1);
  const { rows } = await db.owner.query(`SELECT FROM pg_locks JOIN pg_database ON database = pg_database.oid
    WHERE locktype = 'advisory' AND datname = current_database()`);
  expect(rows).toEqual([]);
});

it('keeps how often a job failed in a row and why, until it succeeds', async () => {
  let isBroken = true;
  const run = async (): Promise<void> => {
    if (isBroken) throw new RangeError('the disk is full');
  };
  const stop = startJobs('test', [{ name: 'fail', everyMs: 50, run }], { pool: db.pool, log });
  await expect
    .poll(() => stateOf('test.fail'))
    .toMatchObject({ error: 'RangeError: the disk is full', succeededAt: null });
  await expect.poll(async () => (await stateOf('test.fail'))?.failures ?? 0).toBeGreaterThan(1);
  isBroken = false;
  await expect
    .poll(() => stateOf('test.fail'))
    .toMatchObject({ error: null, failures: 0, succeededAt: expect.any(Number) });
  await stop();
});

it('keeps a broken law of the ledger as one, for whichever process is asked', async () => {
  const run = (): Promise<void> => Promise.reject(new LedgerBreach([{ invariant: 'entries sum to zero' }]));
  const stop = startJobs('test', [{ name: 'check', everyMs: 50, run }], { pool: db.pool, log });
  await expect.poll(async () => isLedgerBreach((await stateOf('test.check'))?.error)).toBe(true);
  await stop();
});
