import { randomUUIDv7 } from 'node:crypto';
import { admitDeposit, cashbox, checkInvariants, createUser, inUnitOfWork, retryingConflicts } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../../core/observability/logger.ts';
import type { PolledGateway } from '../../core/payments/gateways.ts';
import type { CashTools } from './cash-tools.ts';
import { cancelDeposit, expireDeposits } from './deposit-finish.ts';
import { pollDeposits } from './poll.ts';
import { settleDeposit } from './settle-deposit.ts';

const ASKED_MINOR = 100_000n;
const RUB_SBP = 74;
const USDT = 'trc20/usdt';

let db: TestDatabase;
let usdtMethod: number;
let people = 0;
beforeAll(async () => {
  db = await createTestDatabase();
  const { payways } = await cashbox.loadCashCatalogue(db.orm.em.fork());
  usdtMethod = payways.flatMap(({ methods }) => methods).find(({ code }) => code === USDT)?.id ?? 0;
});
afterAll(() => db.drop());

const create = (): Promise<bigint> =>
  createUser(db.pool, { login: `deposits${(people += 1)}`, passwordHash: null, demoCreditMinor: 0n, at: 1 });

/** Payments that a provider may report, and their value to the player, in base hundredths. */
const kinds = {
  exact: { provider: 'fiat', amount: '1000.00', currency: 'RUB', worth: 100_000n, bonus: 0n },
  less: { provider: 'fiat', amount: '777.77', currency: 'RUB', worth: 77_777n, bonus: 0n },
  dollars: { provider: 'fiat', amount: '10.01', currency: 'USD', worth: 80_580n, bonus: 0n },
  tooLittle: { provider: 'fiat', amount: '0.99', currency: 'RUB', worth: 0n, bonus: 0n },
  gold: { provider: 'fiat', amount: '5', currency: 'XAU', worth: 0n, bonus: 0n },
  coin: { provider: 'cryptapi', amount: '100.000001', currency: USDT, worth: 805_000n, bonus: 40_250n },
} as const;
type Kind = keyof typeof kinds;
type State = 'pending' | 'confirmed' | 'failed';

/** Deposits of one player, and all that can happen to them. */
class History {
  readonly userId: bigint;
  readonly #asked: { id: number; ref: string }[] = [];
  readonly #address = randomUUIDv7();
  readonly confirmed = new Map<string, Kind>();
  readonly #tools: CashTools;

  constructor(userId: bigint) {
    this.userId = userId;
    this.#tools = {
      clock: { now: () => Date.now() },
      em: () => db.orm.em.fork(),
      atomically: (work) => retryingConflicts(() => inUnitOfWork(db, work)),
      pushPayment: async () => undefined,
    } as Partial<CashTools> as CashTools;
  }

  async open(): Promise<void> {
    const row = { ref: this.#address, userId: this.userId, provider: 'cryptapi', coin: USDT, methodId: usdtMethod };
    await cashbox
      .depositAddressRepository(db.orm.em.fork())
      .keep({ ...row, address: this.#address, memo: null, createdAt: 1 });
    await this.ask();
  }

  async ask(): Promise<void> {
    const { userId } = this;
    const [ref, at] = [randomUUIDv7(), Date.now()];
    const id = await this.#tools.atomically(async ({ em }) => {
      await admitDeposit(em, { userId, amountMinor: ASKED_MINOR, at });
      const payway = { paywayId: RUB_SBP, methodId: RUB_SBP, provider: 'fiat', currencyId: 2, courseMicro: 1_000_000n };
      const asked = { ref, userId, code: 1, ...payway, amount: ASKED_MINOR, expiresAt: at + 60_000, at };
      return (await cashbox.paymentRepository(em).add(asked)).id;
    });
    this.#asked.push({ id, ref });
  }

  #find(which: number): { id: number; ref: string } {
    const found = this.#asked[which % this.#asked.length];
    if (!found) throw new Error('nothing was asked for');
    return found;
  }

  /** A provider may tell anything, as often as it likes; of one transaction it always tells the same amount. */
  async tell(which: number, kind: Kind, state: State): Promise<void> {
    const { provider, amount, currency } = kinds[kind];
    const reference = provider === 'fiat' ? this.#find(which).ref : this.#address;
    const transactionId = `${reference} ${kind} ${which % 2}`;
    if (state === 'confirmed') this.confirmed.set(transactionId, kind);
    const seen = { transactionId, reference, amount, currency, state, confirmations: 0, required: 0 };
    await this.#tools.atomically((unit) => settleDeposit(unit, { provider, seen, at: Date.now() }));
  }

  async cancel(which: number): Promise<void> {
    await cancelDeposit(this.#tools, this.userId, this.#find(which).id);
  }

  async expire(which: number): Promise<void> {
    await db.owner.query('UPDATE payment SET expires_at = 1 WHERE id = $1', [this.#find(which).id]);
    await expireDeposits(this.#tools, this.userId);
  }
}

type Step = (history: History) => Promise<void>;
const which = fc.nat(3);
const kind = fc.constantFrom(...(Object.keys(kinds) as Kind[]));
const state = fc.constantFrom<State>('pending', 'confirmed', 'confirmed', 'failed');
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.constant<Step>((history) => history.ask()),
  {
    weight: 6,
    arbitrary: fc.tuple(which, kind, state).map(
      (kind): Step =>
        (history) =>
          history.tell(...kind),
    ),
  },
  which.map(
    (asked): Step =>
      (history) =>
        history.cancel(asked),
  ),
  which.map(
    (asked): Step =>
      (history) =>
        history.expire(asked),
  ),
);

const sumsOf = async (userId: bigint): Promise<Record<string, bigint>> => {
  const { rows } = await db.pool.query<Record<string, bigint>>(
    `SELECT (SELECT balance FROM ledger_account WHERE user_id = $1 AND kind = 'real') AS real,
       (SELECT coalesce(max(target), 0) FROM wagering WHERE user_id = $1)::bigint AS wagering,
       (SELECT coalesce(sum(deposited), 0) FROM play_day WHERE user_id = $1)::bigint AS counted,
       (SELECT coalesce(sum(amount), 0) FROM payment WHERE user_id = $1 AND code = 1 AND state = 1 AND expires_at IS NOT NULL)::bigint AS awaited`,
    [userId],
  );
  return rows[0] ?? {};
};

it('every history of deposits, with steps at the same time, credits each confirmed payment once and keeps every law', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { maxLength: 12 }), async (steps) => {
      const history = new History(await create());
      await history.open();
      for (const together of steps) await Promise.all(together.map((one) => one(history)));
      const credited = [...history.confirmed.values()].map((kind) => kinds[kind]);
      const worth = credited.reduce((sum, one) => sum + one.worth, 0n);
      const real = credited.reduce((sum, one) => sum + one.bonus, worth);
      const { awaited = 0n, ...sums } = await sumsOf(history.userId);
      expect(sums).toEqual({ real, wagering: 2n * real, counted: worth + awaited });
    }),
    { numRuns: Number(process.env['HISTORIES'] ?? 8) },
  );
  expect(await checkInvariants(db.pool)).toEqual([]);
}, 600_000);

it('one payment that cannot be kept does not hold up those that come after it', async () => {
  const history = new History(await create());
  const seen = { amount: '10', currency: USDT, state: 'confirmed', confirmations: 1, required: 1, at: 1 } as const;
  const payments = ['not \0 text', 'text'].map((reference, index) => ({
    ...seen,
    position: BigInt(index + 7),
    reference,
    transactionId: `of ${history.userId} ${reference.length}`,
  }));
  const gateway = {
    id: 'ton',
    readOn: async () => ({ payments, readTo: 9n }),
  } as Partial<PolledGateway> as PolledGateway;
  await pollDeposits({
    clock: { now: () => Date.now() },
    log: createLogger('silent'),
    em: () => db.orm.em.fork(),
    atomically: (work) => inUnitOfWork(db, work),
    gateways: { polled: [gateway] } as Partial<CashTools['gateways']> as CashTools['gateways'],
  } as Partial<CashTools> as CashTools);
  const { rows } = await db.pool.query('SELECT problem FROM provider_payment WHERE reference = $1', ['text']);
  expect(rows).toEqual([{ problem: 'unknown' }]);
  expect(await cashbox.providerCursorRepository(db.orm.em.fork()).find('ton')).toBe(6n); // it is read again
});
