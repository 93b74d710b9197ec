import { randomUUIDv7 } from 'node:crypto';
import { cashbox, checkInvariants, createUser, inUnitOfWork, placeHold, accountOf } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SignedInCaller } from '../../core/realtime/dispatcher.ts';
import { CallError } from '../../core/realtime/call-error.ts';
import type { Pushes } from '../../core/features/pushes.ts';
import { approveWithdrawal } from '../../core/payments/approve-withdrawal.ts';
import { refuseWithdrawal } from '../../core/payments/refuse-withdrawal.ts';
import { settlePayout } from '../../core/payments/settle-payout.ts';
import { cancelWithdrawal } from './cancel.ts';

let db: TestDatabase;
let staff: bigint[];
let people = 0;

const create = (demoCreditMinor: bigint): Promise<bigint> =>
  createUser(db.pool, { login: `history${(people += 1)}`, passwordHash: null, demoCreditMinor, at: 1 });

beforeAll(async () => {
  db = await createTestDatabase();
  staff = [await create(0n), await create(0n)];
});
afterAll(() => db.drop());

const CREDIT = 100_000_000n;
const nobody: Pushes = {
  toAll: () => undefined,
  toUser: () => undefined,
  toPlayer: () => undefined,
  toRoom: () => undefined,
};
const clock = { now: () => Date.now() };

interface Asked {
  id: number;
  ref: string;
}

/** Withdrawals of one player, and all that can happen to them. */
class History {
  readonly userId: bigint;
  readonly #asked: Asked[] = [];
  constructor(userId: bigint) {
    this.userId = userId;
  }

  #find(which: number): Asked | undefined {
    return this.#asked[which % Math.max(1, this.#asked.length)];
  }

  async ask(amount: bigint, feeMinor: bigint): Promise<void> {
    const ref = randomUUIDv7();
    const { userId } = this;
    const at = clock.now();
    const row = await inUnitOfWork(db, async ({ em, client }) => {
      const hold = { userId, from: 'real', amountMinor: amount + feeMinor, reason: 'withdrawal', ref, at } as const;
      const { id: holdId } = await placeHold(client, { ...hold, scope: 'history', key: ref, requestHash: null });
      const payway = { paywayId: 4, methodId: 4, provider: 'payouts', currencyId: 2, courseMicro: 1_000_000n };
      const where = { purseNumber: '4111111111111111', coinAmount: `${amount / 100n}.00` };
      const sums = { amount, baseMinor: amount, feeMinor, sentMinor: amount };
      return cashbox.paymentRepository(em).add({ ref, userId, code: 2, holdId, ...payway, ...where, ...sums, at });
    });
    this.#asked.push({ id: row.id, ref });
  }

  async approve(which: number, who: number): Promise<void> {
    const asked = this.#find(which);
    if (!asked) return;
    const actorId = staff[who];
    await inUnitOfWork(db, (unit) =>
      approveWithdrawal(unit, asked.id, {
        decider: actorId === undefined ? null : { actorId },
        details: {},
        at: clock.now(),
      }),
    );
  }

  async refuse(which: number, who: number): Promise<void> {
    const asked = this.#find(which);
    const act = { decider: { actorId: staff[who] ?? 0n }, why: 'rules', reason: '', at: clock.now() } as const;
    if (asked) await inUnitOfWork(db, (unit) => refuseWithdrawal(unit, asked.id, act));
  }

  async cancel(which: number): Promise<void> {
    const asked = this.#find(which);
    if (!asked) return;
    const { id: real } = await accountOf(db.pool, this.userId, 'real');
    const caller = { player: { userId: this.userId, accounts: { real } } } as unknown as SignedInCaller;
    const tools = {
      inUnitOfWork: <T>(work: Parameters<typeof inUnitOfWork<T>>[1]) => inUnitOfWork(db, work),
      em: () => db.orm.em.fork(),
      pushes: { here: nobody, everywhere: nobody, join: () => undefined, leave: () => undefined },
      currencies: { find: () => undefined, shown: () => undefined, reload: () => Promise.resolve() },
      clock,
    };
    await cancelWithdrawal(tools, caller, { id: asked.id, state: 1 });
  }

  /** Reports a state as the provider, who may say anything, as often as it likes. */
  async say(which: number, state: 'accepted' | 'done' | 'failed', isAsked: boolean): Promise<void> {
    const asked = this.#find(which);
    if (!asked) return;
    const word = { key: asked.ref, providerId: 'x', transaction: null, amount: '1.00', currency: 'RUB', reason: null };
    await inUnitOfWork(db, (unit) =>
      settlePayout(unit, { provider: 'payouts', state: { ...word, state, at: 1 }, isAsked, at: clock.now() }),
    );
  }
}

type Step = (history: History) => Promise<void>;
const which = fc.nat(2);
const who = fc.nat(1);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.tuple(fc.bigInt(1n, 20_000_000n), fc.bigInt(0n, 1_000n)).map(
    (sum): Step =>
      (history) =>
        history.ask(...sum),
  ),
  {
    weight: 3,
    arbitrary: fc.tuple(which, who).map(
      (act): Step =>
        (history) =>
          history.approve(...act),
    ),
  },
  fc.tuple(which, who).map(
    (act): Step =>
      (history) =>
        history.refuse(...act),
  ),
  which.map(
    (act): Step =>
      (history) =>
        history.cancel(act),
  ),
  {
    weight: 3,
    arbitrary: fc.tuple(which, fc.constantFrom('accepted', 'done', 'failed'), fc.boolean()).map(
      (word): Step =>
        (history) =>
          history.say(...word),
    ),
  },
);

/** A step may be refused; nothing else may go wrong. */
const take = (history: History, one: Step): Promise<void> =>
  one(history).catch((error: unknown) => {
    if (!(error instanceof CallError)) throw error;
  });

const totalOf = async (userId: bigint): Promise<bigint> => {
  const { rows } = await db.pool.query<{ total: bigint }>(
    `SELECT (SELECT sum(balance) FROM ledger_account WHERE user_id = $1)::bigint
       + (SELECT coalesce(sum(base_minor + fee_minor), 0) FROM payment WHERE user_id = $1 AND code = 2 AND state = 2)::bigint AS total`,
    [userId],
  );
  return rows[0]?.total ?? 0n;
};

it('every history of withdrawals, with steps at the same time, keeps every law', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 20 }), async (steps) => {
      const history = new History(await create(CREDIT));
      await history.ask(1_000_000n, 50_000n);
      for (const together of steps) await Promise.all(together.map((one) => take(history, one)));
      expect(await totalOf(history.userId)).toBe(CREDIT);
    }),
    { numRuns: Number(process.env['HISTORIES'] ?? 10) },
  );
  expect(await checkInvariants(db.pool)).toEqual([]);
}, 600_000);
