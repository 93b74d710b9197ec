import { expect, it, onTestFinished } from 'vitest';
import { callCosts } from '../../contract/call-costs.ts';
import { rotateSeedsOf } from '../testing/rotate-seeds.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const open = async (environment: Record<string, string> = {}): Promise<TestServer> => {
  const site = await startTestServer(environment);
  onTestFinished(() => site.close());
  return site;
};

/** Connections to the database that wait for a row which somebody else holds. */
const waitingIn = async ({ database }: TestServer): Promise<number | undefined> => {
  const { rows } = await database.owner.query<{ waiting: number }>(
    `SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting;
};

it('a player who asks for a dear thing four hundred times gets it a few times, and nobody waits', async () => {
  const site = await open({ CALLS_PER_SECOND: '50' });
  const [attacker, other] = [await site.player(), await site.player()];
  const asked = Array.from({ length: 400 }, () => attacker.request('user:load2FA'));
  const answers: Promise<unknown>[] = asked.map((answer) => answer.then(({ success }) => success));
  expect(await other.request('profile:load')).toMatchObject({ success: true });
  const answered = (await Promise.all(answers)).filter(Boolean).length;
  expect(answered).toBeGreaterThanOrEqual(callCosts.secret.burst);
  expect(answered).toBeLessThan(callCosts.secret.burst + 10); // the bucket fills while it is emptied
  const refusal = await attacker.request('user:load2FA');
  expect(refusal).toMatchObject({ success: false, code: 429, retryAfterMs: expect.any(Number) as number });
  expect(await attacker.request('profile:load')).toMatchObject({ success: true }); // other calls have rates of their own
});

it('many accounts behind one network share a dear rate that is tenfold', async () => {
  const site = await open({ CALLS_PER_SECOND: '50', TRUST_PROXY: '1' });
  const attackers = await Promise.all(Array.from({ length: 25 }, () => site.player()));
  const asked = attackers.flatMap((player) =>
    Array.from({ length: callCosts.secret.burst }, () => player.request('user:load2FA')),
  );
  const answered = (await Promise.all(asked)).filter(({ success }) => success).length;
  expect(answered).toBeGreaterThanOrEqual(10 * callCosts.secret.burst);
  expect(answered).toBeLessThan(asked.length);
  const [someone] = attackers;
  const elsewhere = someone && (await site.again(someone, { 'x-forwarded-for': '203.0.113.9' }));
  expect(await elsewhere?.request('profile:load')).toMatchObject({ success: true });
});

it('changes of one player take one connection to the database, however many they are', async () => {
  const site = await open();
  const [busy, other] = [await site.player(), await site.player()];
  const holder = await site.database.owner.connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM app_user WHERE id = $1 FOR UPDATE', [busy.userId]);
  const asked = Array.from({ length: 60 }, () => busy.request('user:load2FA'));
  expect(await busy.request('profile:load')).toMatchObject({ success: true }); // all of them have come
  expect(await rotateSeedsOf(other)).toMatchObject({ revealed: expect.any(Object) as object });
  expect(await other.request('user:load2FA')).toMatchObject({ success: true });
  await expect.poll(() => waitingIn(site)).toBe(1);
  await holder.query('COMMIT');
  holder.release();
  for (const answer of await Promise.all(asked)) expect(answer).toMatchObject({ success: true });
});
