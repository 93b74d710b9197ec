import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CallAnswer } from '../../../contract/index.ts';
import { operationsCalls } from '../../../contract/features/operations.contract.ts';
import { makeStaff, startTestServer, type TestPlayer, type TestServer } from '../../testing/test-server.ts';
import { conditionOf } from './index.ts';

let site: TestServer;
let admin: TestPlayer;
beforeAll(async () => {
  site = await startTestServer();
  admin = await site.player();
  await makeStaff(site.database, admin.userId, ['admin']);
});
afterAll(() => site.close());

it('shows play, courses and every job that ran, as its contract says', async () => {
  const player = await site.player();
  for (let bet = 0; bet < 3; bet += 1) await player.call('dice.play', { bet: 200, percent: 50, bet_type: 'less' });
  await site.db.pool.query(
    `INSERT INTO job_state (name, every_ms, started_at, failed_at, error, failures) VALUES ('test.late', 3600000, 1, 2, 'no disk', 4)`,
  );
  const live = operationsCalls['officeLive.now'].answer.parse(await admin.call('officeLive.now'));
  expect(live).toMatchObject({ players: 1, bets: 3, stakedMinor: 60_000 });
  expect(live.connections).toBeGreaterThanOrEqual(2);
  expect(live.courses.map(({ code }) => code)).toContain('USD');
  expect(live.jobs).toContainEqual(expect.objectContaining({ name: 'test.late', condition: 'failing', failures: 4 }));
});

it('makes a job due, and refuses one that there is not', async () => {
  expect(await admin.call('officeLive.runJob', { name: 'test.late' })).toEqual({ success: true });
  const { jobs } = await admin.call<CallAnswer<'officeLive.now'>>('officeLive.now');
  expect(jobs.find(({ name }) => name === 'test.late')?.startedAt).toBe(0);
  expect(await admin.refusal('officeLive.runJob', { name: 'nothing' })).toMatchObject({ code: 404 });
});

it.each([
  ['fine', { succeededAt: 90_000, failures: 0 }],
  ['failing', { succeededAt: 90_000, failures: 1 }],
  ['overdue', { succeededAt: 1, failures: 0 }],
  ['new', { succeededAt: null, failures: 0 }],
] as const)('judges a job %s', (condition, job) => {
  const now = condition === 'overdue' ? 152_000 : 100_000;
  expect(conditionOf({ everyMs: 10_000, startedAt: 95_000, ...job }, now)).toBe(condition);
});
