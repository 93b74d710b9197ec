import { randomUUIDv7 } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkInvariants, createUser, sessionRepository } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newToken, tokenHash } from '../core/auth/session-tokens.ts';
import { makeStaff } from '../testing/make-staff.ts';
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts';
import { callOver } from '../testing/test-server.ts';

// Each run kills the process at a step of a payout, which its seed says; a seed that failed is run again with CRASH_SEED.
const RUNS = Number(process.env['CRASH_RUNS'] ?? 2);
const FIRST_SEED = Number(process.env['CRASH_SEED'] ?? 1);

/** By step: SQL of whether a withdrawal is there. `taken`: its provider has it, and we may not know. */
const steps = {
  queued: `SELECT FROM payout WHERE payment_id = $1`,
  claimed: `SELECT FROM payout WHERE payment_id = $1 AND attempts > 0`,
  taken: `SELECT FROM sandbox_record WHERE key = 'payout:' || (SELECT ref FROM payment WHERE id = $1)`,
  accepted: `SELECT FROM payout WHERE payment_id = $1 AND state = 'accepted'`,
  done: `SELECT FROM sandbox_record WHERE key = 'payout:' || (SELECT ref FROM payment WHERE id = $1) AND value::text LIKE '%"done"%'`,
} as const;
const names = ['queued', 'taken', 'done', 'claimed', 'accepted'] as const satisfies (keyof typeof steps)[];

let db: TestDatabase;
let dataDir: string;
let staff: string;
let people = 0;

const start = (): Promise<ServerProcess> =>
  startServerProcess({ DATA_DIR: dataDir, DATABASE_URL: db.url, LOG_LEVEL: 'silent', NEW_DESTINATION_WAIT: '0' });

const create = async (): Promise<{ userId: bigint; token: string }> => {
  const credit = { passwordHash: null, demoCreditMinor: 1_000_000n, at: Date.now() };
  const userId = await createUser(db.pool, { login: `payout${(people += 1)}`, ...credit });
  const token = newToken();
  const expiresAt = new Date(Date.now() + 3_600_000);
  await sessionRepository(db).create({ userId, tokenHash: tokenHash(token), expiresAt });
  return { userId, token };
};

beforeAll(async () => {
  db = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'glasshouse-payouts-'));
  const cashier = await create();
  await makeStaff(db, cashier.userId, ['cashier']);
  staff = cashier.token;
});
afterAll(async () => {
  await db.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const connect = ({ url }: ServerProcess, path: string, token: string): Socket =>
  io(url, { path, transports: ['websocket'], reconnection: false, extraHeaders: { cookie: `token=${token}` } });

/** A withdrawal of somebody who has deposited. */
const ask = async (server: ServerProcess): Promise<number> => {
  const { userId, token } = await create();
  await db.owner.query(
    `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount,
       base_minor, transaction_id, created_at, updated_at, done_at)
     VALUES ($1, $2, 1, 2, 4, 4, 'fiat', 2, 1000000, 100, 100, $1, $3, $3, $3)`,
    [randomUUIDv7(), userId, Date.now()],
  );
  const socket = connect(server, '/socket.io', token);
  const form = { amount: '1500', purse_id: 4, purseNumber: '4111111111111111', bank_id: 1 };
  socket.emit('cash', { type: 'withdraw', payload: form });
  const answer = await new Promise<{ success: boolean; data: { payment: { id: number } } }>((resolve) => {
    socket.on(
      'cash',
      (message: { type: string; payload: never }) => message.type === 'withdraw' && resolve(message.payload),
    );
  });
  socket.disconnect();
  expect(answer).toMatchObject({ success: true });
  return answer.data.payment.id;
};

const until = (sql: string, id: number) =>
  expect.poll(async () => (await db.pool.query(sql, [id])).rowCount, { timeout: 30_000, interval: 1 }).toBe(1);

const press = async ({ url }: ServerProcess, id: number): Promise<void> => {
  const { rows } = await db.pool.query<{ ref: string }>('SELECT ref FROM payment WHERE id = $1', [id]);
  const body = new URLSearchParams({ key: rows[0]?.ref ?? '', act: 'done' });
  await fetch(`${url}/sandbox/payouts/act`, { method: 'POST', body, redirect: 'manual' }).catch(() => undefined);
};

const crash = async (seed: number): Promise<void> => {
  const step = names[seed % names.length] ?? 'taken';
  const first = await start();
  const id = await ask(first);
  const desk = connect(first, '/micro/socket', staff);
  void callOver(desk, 'officeCash.approve', { id });
  if (step === 'done') void until(steps.accepted, id).then(() => press(first, id));
  await until(steps[step], id);
  await first.kill();
  desk.disconnect();
  const second = await start();
  try {
    await db.owner.query(`UPDATE payout SET next_at = 0 WHERE payment_id = $1`, [id]);
    await until(steps.accepted.replace("= 'accepted'", "IN ('accepted', 'done')"), id);
    await press(second, id);
    await db.owner.query(`UPDATE payout SET next_at = 0 WHERE payment_id = $1 AND state = 'accepted'`, [id]);
    await until('SELECT FROM payment WHERE id = $1 AND state = 2', id);
    await until(`SELECT FROM payment_event WHERE payment_id = $1 AND kind = 'paid'`, id);
    await until(steps.taken, id);
  } finally {
    await second.stop();
  }
  const breaches = await checkInvariants(db.pool);
  expect(breaches.filter(({ invariant }) => !/deposit|provider/.test(invariant))).toEqual([]);
};

it.each(Array.from({ length: RUNS }, (_, index) => FIRST_SEED + index))(
  'a payout whose process is killed on the way is paid once: seed %i',
  crash,
  120_000,
);
