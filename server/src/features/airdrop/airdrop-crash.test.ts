import { randomUUIDv7 } from 'node:crypto';
import { accountOf, checkInvariants, createUser, sessionRepository } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newToken, tokenHash } from '../../core/auth/session-tokens.ts';
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts';
import { callOver } from '../../testing/test-server.ts';

const START = 1_000_000n;
const [AIRDROP, RAIN] = [1_000n, 10_000n]; // two awards of five, and the least rain
const VIP3 = 1_000_000;

const started: ServerProcess[] = [];
let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(async () => {
  await Promise.all(started.map((server) => server.kill()));
  await db.drop();
});

const sql = (text: string, values: readonly unknown[] = []) => db.owner.query(text, [...values]);
const start = async (): Promise<ServerProcess> => {
  const server = await startServerProcess({ DATABASE_URL: db.url, LOG_LEVEL: 'silent' });
  started.push(server);
  return server;
};
const connect = async (server: ServerProcess, path: string, token: string): Promise<Socket> => {
  const extraHeaders = { cookie: `token=${token}` };
  const socket = io(server.url, { path, transports: ['websocket'], reconnection: false, extraHeaders });
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return socket;
};

/** A player of level 3 with a session. */
const giver = async (): Promise<{ userId: bigint; token: string }> => {
  const userId = await createUser(db.pool, {
    login: 'giver',
    passwordHash: null,
    demoCreditMinor: START,
    at: Date.now(),
  });
  await sql('INSERT INTO user_stats (user_id, total_bet) VALUES ($1, $2)', [userId, VIP3]);
  const token = newToken();
  const expiresAt = new Date(Date.now() + 3_600_000);
  await sessionRepository(db.orm.em.fork()).create({ userId, tokenHash: tokenHash(token), expiresAt });
  return { userId, token };
};

/** Statements that wait for a room of the chat, by a column that they name. */
const waitingFor = async (column: string): Promise<number> =>
  (
    await sql(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE $1`,
      [`%INSERT INTO chat_message%${column}%`],
    )
  ).rowCount ?? 0;

it('a process killed before it announces an airdrop and within a rain leaves the one announced once, the other not begun', async () => {
  const victim = await start();
  const { userId, token } = await giver();
  const balance = async () => (await accountOf(db.pool, userId, 'real')).balanceMinor;
  const messagesOf = async (column: string) =>
    (await sql(`SELECT is_over AS "isOver" FROM chat_message WHERE ${column} IS NOT NULL`)).rows;
  const calls = await connect(victim, '/micro/socket', token);
  const legacy = await connect(victim, '/socket.io', token);
  const rain = { room: 'en', amount: '100', requestId: randomUUIDv7() };
  const rooms = await db.owner.connect(); // holds the rooms: nothing is written into them
  try {
    await rooms.query('BEGIN; SELECT FROM chat_room FOR NO KEY UPDATE');
    const answered = new Promise((resolve) => legacy.once('chat', resolve));
    legacy.emit('chat', { type: 'sendAirDrop', payload: { activateCount: 2, award: 5 } });
    expect(await answered).toMatchObject({ payload: { success: true } }); // its money is held, and it was told so
    void callOver(calls, 'rain.start', rain);
    for (const column of ['airdrop_uid', 'rain_uid'])
      await expect.poll(() => waitingFor(column), { timeout: 10_000 }).toBeGreaterThan(0);
    await victim.kill();
    await sql(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    await expect.poll(() => waitingFor('')).toBe(0);
  } finally {
    await rooms.query('ROLLBACK');
    rooms.release();
  }
  expect([await messagesOf('airdrop_uid'), await messagesOf('rain_uid')]).toEqual([[], []]);
  expect(await balance()).toBe(START - AIRDROP);

  const next = await start();
  await expect.poll(() => messagesOf('airdrop_uid'), { timeout: 10_000 }).toEqual([{ isOver: false }]);
  const again = await connect(next, '/micro/socket', token);
  expect((await callOver(again, 'rain.start', rain))[0]).toBeNull();
  expect((await callOver(again, 'rain.start', rain))[0]).toBeNull();
  expect(await messagesOf('rain_uid')).toHaveLength(1);
  expect(await balance()).toBe(START - AIRDROP - RAIN);
  await sql('UPDATE airdrop SET ends_at = started_at + 1');
  await sql('UPDATE rain SET ends_at = started_at + 1');
  await expect.poll(balance, { timeout: 10_000 }).toBe(START); // nobody took anything: all of it comes back
  await expect.poll(() => messagesOf('airdrop_uid'), { timeout: 10_000 }).toEqual([{ isOver: true }]);
  expect(await checkInvariants(db.pool)).toEqual([]);
  for (const socket of [calls, legacy, again]) socket.disconnect();
}, 300_000);
