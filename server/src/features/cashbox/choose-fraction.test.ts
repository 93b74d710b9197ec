import { randomUUIDv7 } from 'node:crypto';
import { cashbox, createUser, inUnitOfWork, retryingConflicts } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CallError } from '../../core/realtime/call-error.ts';
import { chooseFraction } from './choose-fraction.ts';

const TRADER = 98;
const COUNTDOWN_MS = 1_200_000;
const AT = Date.now();
let db: TestDatabase;
let people = 0;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(() => db.owner.query('TRUNCATE payment CASCADE'));

const someone = (): Promise<bigint> =>
  createUser(db.pool, { login: `fractions${(people += 1)}`, passwordHash: null, demoCreditMinor: 0n, at: 1 });

const row = (userId: bigint, amount: bigint, more: Partial<cashbox.NewPayment> = {}): cashbox.NewPayment => {
  const payway = { paywayId: TRADER, methodId: TRADER, provider: 'fiat', currencyId: 2, courseMicro: 1_000_000n };
  return { ref: randomUUIDv7(), userId, code: 1, ...payway, amount, expiresAt: AT + COUNTDOWN_MS, at: AT, ...more };
};
const keep = (payment: cashbox.NewPayment) => cashbox.paymentRepository(db.orm.em.fork()).add(payment);

/** Asks as a player does: what the amount becomes, or the code of the refusal. */
const ask = async (userId: bigint, amountMinor: bigint, at = AT): Promise<bigint | number | string> => {
  try {
    return await retryingConflicts(() =>
      inUnitOfWork(db, async (unit) => {
        const amount = await chooseFraction(unit, { paywayId: TRADER, userId, amountMinor, at });
        await cashbox.paymentRepository(unit.em).add(row(userId, amount, { askedAmount: amountMinor }));
        return amount;
      }),
    );
  } catch (error) {
    if (error instanceof CallError) return error.code;
    throw error;
  }
};
const cancel = (userId: bigint) =>
  db.owner.query('UPDATE payment SET state = 4, cancelled_at = 1 WHERE user_id = $1 AND state = 1', [userId]);

describe('the fraction of a deposit by a trader', () => {
  it('is added to what was typed, hundredths and all', async () => {
    for (let typed = 123_456n; typed < 125_000n; typed += 100n) {
      const amount = await ask(await someone(), typed);
      expect(amount).toBeGreaterThanOrEqual(typed);
      expect(amount).toBeLessThanOrEqual(typed + 99n);
    }
  });

  it('cannot be occupied by twenty accounts that ask as often as they may', async () => {
    for (let account = 0; account < 20; account += 1) {
      const userId = await someone();
      const asked: unknown[] = [];
      for (let time = 0; time < 5; time += 1) asked.push(await ask(userId, 700_000n));
      expect(asked.slice(2)).toEqual([19, 19, 19]);
    }
    for (let newcomer = 0; newcomer < 5; newcomer += 1)
      expect(typeof (await ask(await someone(), 700_000n))).toBe('bigint');
  }, 60_000);

  it('is occupied ten times by one device or network, whoever asks', async () => {
    for (const place of ['device', 'network']) {
      const amounts: unknown[] = [];
      for (let account = 0; account < 11; account += 1) {
        const userId = await someone();
        if (place === 'device') await db.owner.query(`INSERT INTO known_device VALUES ($1, '\\x01')`, [userId]);
        else
          await db.owner.query(
            `INSERT INTO session (id, token_hash, user_id, address, expires_at) VALUES (gen_random_uuid(), $2, $1, $3, now() + interval '1 day')`,
            [userId, Buffer.from(`session ${userId}`.padEnd(32)), `2001:db8::${account + 1}`],
          );
        amounts.push(await ask(userId, place === 'device' ? 100_000n : 200_000n));
      }
      expect(amounts.map((amount) => typeof amount)).toEqual([...Array.from({ length: 10 }, () => 'bigint'), 'number']);
    }
  }, 60_000);

  it('is always left for players to whom a deposit was credited', async () => {
    const crowd = await someone();
    for (let each = 0n; each < 70n; each += 1n) await keep(row(crowd, 300_000n + each));
    expect(await ask(await someone(), 300_000n)).toBe(4);
    const known = await someone();
    const { id } = await keep(row(known, 1n, { expiresAt: null }));
    await db.owner.query('UPDATE payment SET state = 2, done_at = 1, transaction_id = ref WHERE id = $1', [id]);
    expect(typeof (await ask(known, 300_000n))).toBe('bigint');
  });

  it('a fraction that was given up is its player’s again, and nobody else’s until its time is over', async () => {
    const userId = await someone();
    const amount = await ask(userId, 400_000n);
    for (let time = 0; time < 4; time += 1) {
      await cancel(userId);
      expect(await ask(userId, 400_000n)).toBe(amount);
    }
    await cancel(userId);
    const crowd = await someone();
    for (let each = 400_000n; each < 400_100n; each += 1n) if (each !== amount) await keep(row(crowd, each));
    await db.owner.query('UPDATE payment SET done_at = 1, transaction_id = ref, state = 2 WHERE id = $1', [
      (await keep(row(crowd, 1n))).id,
    ]);
    expect(await ask(await someone(), 400_000n)).toBe(4);
    await db.owner.query('UPDATE payment SET expires_at = 1 WHERE user_id = $1', [userId]);
    expect(await ask(await someone(), 400_000n)).toBe(amount);
  });
});
