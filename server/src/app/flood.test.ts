import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { callOver, startTestServer, type TestServer } from '../testing/test-server.ts';

let site: TestServer;
beforeAll(async () => {
  site = await startTestServer();
});
afterAll(() => site.close());

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;
const MEGABYTE = 2 ** 20;
const PLAYER_CLIENTS = 16; // see openBase
const bet = { bet: '1.00', percent: 50, bet_type: 'less' };

it('five accounts that ask for everything they can stop nobody, and leave nothing behind', async () => {
  const [player, ...attackers] = await Promise.all(Array.from({ length: 6 }, () => site.player()));
  if (!player) throw new Error('there is no player');
  await player.call('dice.play', bet);
  global.gc?.();
  const heapBefore = process.memoryUsage().heapUsed;
  let answered = 0;
  const flood = attackers.flatMap(({ calls }) =>
    Array.from({ length: 400 }, async () => {
      const [error] = await callOver(calls, 'bonus.overview');
      answered += 1;
      return error?.code ?? 'done';
    }),
  );
  expect(await statusOf(`${site.url}/readyz`)).toBe(200);
  for (let count = 0; count < 20; count += 1)
    expect(await player.call('dice.play', bet)).toMatchObject({ success: true });
  expect(await player.request('profile:load')).toMatchObject({ success: true });
  expect(process.memoryUsage().heapUsed - heapBefore).toBeLessThan(150 * MEGABYTE);
  const outcomes = new Set(await Promise.all(flood));
  expect([...outcomes].filter((outcome) => outcome !== 'done' && outcome !== 503)).toEqual([]);
  expect(answered).toBe(2000);
});

it('work of closed sockets is not begun', async () => {
  const [player, attacker] = [await site.player(), await site.player()];
  const holder = await site.database.owner.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('BEGIN');
  await holder.query('SELECT FROM app_user WHERE id = $1 FOR UPDATE', [attacker.userId]);
  for (let count = 0; count < 30; count += 1) void attacker.request('user:load2FA'); // the first waits for the row
  expect(await attacker.request('profile:load')).toMatchObject({ success: true }); // all of them have come
  attacker.legacy.disconnect();
  await holder.query('COMMIT');
  const again = await site.again(attacker);
  expect(await again.request('user:load2FA')).toMatchObject({ success: true });
  const { rows } = await site.database.owner.query<{ count: string }>(
    `SELECT count(*) FROM account_event WHERE user_id = $1`,
    [attacker.userId],
  );
  expect(Number(rows[0]?.count)).toBeLessThan(5);
  expect(await player.call('dice.play', bet)).toMatchObject({ success: true });
});

it('sign-in and readiness have database clients that players cannot take, who are told that the house is busy', async () => {
  const player = await site.player({ language: 'tr' });
  const others = await Promise.all(Array.from({ length: 6 }, () => site.player()));
  const holder = await site.database.owner.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE payment IN ACCESS EXCLUSIVE MODE');
  const kept = [...others, player].flatMap((other) =>
    Array.from({ length: 40 }, (_, index) => other.request('cash:transactions', { code: 1, page: index + 1 })),
  );
  expect(await player.request('cash:transactions', { code: 1, page: 99 })).toEqual({
    success: false,
    code: 503,
    msg: 'Site şu anda çok yoğun. İsteğiniz yerine getirilmedi, paranız yerinde. Birkaç saniye sonra yeniden deneyin.',
  });
  expect(await statusOf(`${site.url}/readyz`)).toBe(200);
  const signIn = await fetch(`${site.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: site.url },
    body: JSON.stringify({ login: 'nobody', password: 'Glasshouse1' }),
  });
  expect(await signIn.json()).toMatchObject({ code: 'error_throwing_auth' });
  await holder.query('ROLLBACK');
  await Promise.all(kept);
  expect(await player.request('cash:transactions', { code: 1 })).toMatchObject({ success: true });
});

it('is ready while changes of players have taken every client of theirs', async () => {
  const players = await Promise.all(Array.from({ length: 20 }, () => site.player()));
  const holder = await site.database.owner.connect();
  onTestFinished(() => holder.release(true));
  await holder.query('BEGIN');
  await holder.query('LOCK TABLE player_limit IN ACCESS EXCLUSIVE MODE');
  const limit = { kind: 'loss', period: 'day', amount: 5000 };
  const kept = players.map(({ calls }) => callOver(calls, 'limits.set', limit));
  const countWaiting = async (): Promise<unknown> => {
    const { rows } = await holder.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted AND relation = 'player_limit'::regclass`,
    );
    return rows[0]?.count;
  };
  await expect.poll(countWaiting).toBe(PLAYER_CLIENTS);
  expect([await statusOf(`${site.url}/readyz`), await countWaiting()]).toEqual([200, PLAYER_CLIENTS]);
  await holder.query('ROLLBACK');
  await Promise.all(kept);
});
