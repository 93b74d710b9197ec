import { checkInvariants } from 'db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { createDemoClock, type DemoClock } from './demo-clock.ts';
import { measuresOf, refusalOf } from './demo-measures.ts';
import { simulateMonth } from './demo-month.ts';

const DAY_MS = 86_400_000;
const DAYS = 3;
const LIFE_MS = 120_000; // on a machine that is busy
const until = Date.now();
let clock: DemoClock;
let server: TestServer;
beforeAll(async () => {
  clock = createDemoClock(until - DAYS * DAY_MS);
  server = await startTestServer(
    { TRUST_PROXY: '1', NEW_DESTINATION_WAIT: '0', DEMO_CREDIT: '0' },
    { parts: { clock } },
  );
});
afterAll(() => server.close());

it(
  'simulated life goes through the engine and the simulators, is marked, and keeps the laws of the ledger',
  async () => {
    const measures = { seed: 'test', players: 2, days: DAYS, sharedDays: 0 };
    const counts = await simulateMonth(server, { ...measures, clock, until, say: () => undefined });
    expect(counts.players).toBe(2);
    expect(counts.rounds).toBeGreaterThan(10);
    expect(counts.deposits).toBeGreaterThan(0);
    const { rows } = await server.db.pool.query<{ logins: number; tags: number; days: number }>(
      `SELECT (SELECT count(*)::int FROM app_user WHERE login LIKE 'sim\\_%') AS logins,
       (SELECT count(*)::int FROM player_tag WHERE tag = 'simulated') AS tags,
       (SELECT count(DISTINCT at / ${DAY_MS})::int FROM round) AS days`,
    );
    expect(rows[0]).toMatchObject({ logins: 2, tags: 2 });
    expect(rows[0]?.days).toBeGreaterThan(1);
    expect(await checkInvariants(server.db.pool)).toEqual([]);
    expect(clock.now()).toBeGreaterThanOrEqual(until);
  },
  LIFE_MS,
);

it.each([
  [{ NODE_ENV: 'production' }, 'production'],
  [{ DATABASE_URL: 'postgres://elsewhere' }, 'DATABASE_URL'],
])('%j is refused', (environment, why) => {
  expect(refusalOf(environment)).toContain(why);
});

it('measures have bounds', () => {
  expect(measuresOf({})).toEqual({ seed: 'a month', players: 40, days: 30, sharedDays: 3 });
  expect(() => measuresOf({ DEMO_PLAYERS: '100000' })).toThrow();
});
