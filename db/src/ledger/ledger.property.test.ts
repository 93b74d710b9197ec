import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestPlayer, settleTestBet, testBet, type TestPlayer } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { houseAccountId, type PlayerAccountKind } from './accounts.ts';
import { HoldResolvedError, InsufficientFundsError } from './errors.ts';
import { captureHold, placeHold, releaseHold } from './holds.ts';
import { checkInvariants } from './invariants.ts';
import { postTransaction } from './post-transaction.ts';
import { houseBalances, rollUpHouse } from './rollup.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

type Balances = Record<'real' | 'held' | 'usdicLocked', bigint>;
interface HoldModel {
  id: string;
  amount: bigint;
  end?: 'captured' | 'released';
}

/** Model of the ledger's statements about one player. */
class Model {
  readonly balances: Balances = { real: 0n, held: 0n, usdicLocked: 0n };
  readonly holds: HoldModel[] = [];

  /** Makes the move when it is covered; true when made. */
  move(from: keyof Balances | null, to: keyof Balances | null, amount: bigint): boolean {
    if (from && this.balances[from] < amount) return false;
    if (from) this.balances[from] -= amount;
    if (to) this.balances[to] += amount;
    return true;
  }
}

type Step = (table: { player: TestPlayer; model: Model }) => Promise<void>;

const post = async (entries: [bigint, bigint][], key: string | null): Promise<void> => {
  const input = {
    kind: 'test',
    scope: 'property',
    key,
    requestHash: null,
    at: 1,
    entries: entries.map(([accountId, amount]) => ({ accountId, amount })),
  };
  await postTransaction(db.pool, input);
  if (key) expect(await postTransaction(db.pool, input)).toMatchObject({ status: 'repeated' });
};

const expectOutcome = async (covered: boolean, work: Promise<unknown>): Promise<void> => {
  if (covered) await work;
  else await expect(work).rejects.toThrow(InsufficientFundsError);
};

const deposit =
  (amount: bigint): Step =>
  async ({ player, model }) => {
    model.move(null, 'real', amount);
    const { id } = await player.account('real');
    await post(
      [
        [await houseAccountId(db.pool, 'house.bonuses'), -amount],
        [id, amount],
      ],
      randomUUID(),
    );
  };

const reward =
  (amount: bigint): Step =>
  async ({ player, model }) => {
    model.move(null, 'usdicLocked', amount);
    const { id } = await player.account('usdicLocked');
    await post(
      [
        [await houseAccountId(db.pool, 'house.bonuses', 'USDIC'), -amount],
        [id, amount],
      ],
      null,
    );
  };

/** One transaction in two units: each sums to zero by itself. */
const convert =
  (amount: bigint): Step =>
  async ({ player, model }) => {
    const [locked, real] = [await player.account('usdicLocked'), await player.account('real')];
    const covered = model.move('usdicLocked', null, amount);
    if (covered) model.move(null, 'real', amount);
    await expectOutcome(
      covered,
      post(
        [
          [locked.id, -amount],
          [await houseAccountId(db.pool, 'house.bonuses', 'USDIC'), amount],
          [await houseAccountId(db.pool, 'house.bonuses'), -amount],
          [real.id, amount],
        ],
        null,
      ),
    );
  };

const bet =
  (stakeMinor: bigint, payoutMinor: bigint): Step =>
  async ({ player, model }) => {
    const covered = model.move('real', null, stakeMinor);
    if (covered) model.move(null, 'real', payoutMinor);
    const result = await settleTestBet(db.pool, await testBet(db.pool, player, { stakeMinor, payoutMinor }));
    expect(result).toEqual(
      covered ? { status: 'settled', balanceMinor: model.balances.real } : { status: 'insufficient' },
    );
  };

const hold =
  (amount: bigint): Step =>
  async ({ player, model }) => {
    const id = randomUUID();
    const covered = model.move('real', 'held', amount);
    const input = {
      id,
      userId: player.userId,
      from: 'real',
      amountMinor: amount,
      reason: 'test',
      ref: id,
      scope: 'property',
      key: id,
      requestHash: null,
      at: 1,
    } as const;
    await expectOutcome(covered, placeHold(db.pool, input));
    if (covered) model.holds.push({ id, amount });
  };

const resolve =
  (pick: number, end: 'captured' | 'released'): Step =>
  async ({ model }) => {
    const target = model.holds[pick % Math.max(1, model.holds.length)];
    if (!target) return;
    const entries = [{ accountId: await houseAccountId(db.pool, 'house.fees'), amount: target.amount }];
    const work =
      end === 'released'
        ? releaseHold(db.pool, { holdId: target.id, at: 2 })
        : captureHold(db.pool, { holdId: target.id, kind: 'test.capture', at: 2, entries });
    if (target.end !== undefined && target.end !== end) return expect(work).rejects.toThrow(HoldResolvedError);
    expect((await work).status).toBe(target.end ? 'repeated' : 'done');
    if (!target.end) model.move('held', end === 'released' ? 'real' : null, target.amount);
    target.end = end;
  };

const rollUp: Step = async () => rollUpHouse(db.pool);

const amount = fc.bigInt({ min: 1n, max: 500n });
const step: fc.Arbitrary<[string, Step]> = fc.oneof(
  amount.map((a): [string, Step] => [`deposit ${a}`, deposit(a)]),
  amount.map((a): [string, Step] => [`reward ${a}`, reward(a)]),
  amount.map((a): [string, Step] => [`convert ${a}`, convert(a)]),
  fc
    .tuple(amount, fc.bigInt({ min: 0n, max: 900n }))
    .map(([s, p]): [string, Step] => [`bet ${s} pays ${p}`, bet(s, p)]),
  amount.map((a): [string, Step] => [`bet ${a} pays ${a}`, bet(a, a)]),
  amount.map((a): [string, Step] => [`hold ${a}`, hold(a)]),
  fc.nat(9).map((n): [string, Step] => [`capture ${n}`, resolve(n, 'captured')]),
  fc.nat(9).map((n): [string, Step] => [`release ${n}`, resolve(n, 'released')]),
  fc.constant<[string, Step]>(['roll up', rollUp]),
);

it('agrees with a model after any history, and every invariant holds', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 40 }), async (steps) => {
      const table = { player: await createTestPlayer(db, { creditMinor: 0n }), model: new Model() };
      for (const [, run] of steps) await run(table);
      for (const [kind, balance] of Object.entries(table.model.balances)) {
        expect(
          (await table.player.account(kind as PlayerAccountKind)).balanceMinor,
          `${kind} of ${steps.map(([name]) => name).join(', ')}`,
        ).toBe(balance);
      }
      expect(await checkInvariants(db.pool)).toEqual([]);
    }),
    { numRuns: 25 },
  );
  const players = await db.pool.query<{ sum: string }>(
    `SELECT sum(balance)::text AS sum FROM ledger_account WHERE user_id IS NOT NULL`,
  );
  const house = (await houseBalances(db.pool)).reduce((sum, { balanceMinor }) => sum + balanceMinor, 0n);
  expect(house).toBe(-BigInt(players.rows[0]?.sum ?? 0));
}, 60_000);
