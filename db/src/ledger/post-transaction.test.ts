import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../core/transaction.ts';
import { createTestPlayer, type TestPlayer } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { houseAccountId, openAccounts } from './accounts.ts';
import { IdempotencyConflictError, InsufficientFundsError, InvalidTransactionError } from './errors.ts';
import { checkInvariants } from './invariants.ts';
import { postTransaction, type EntryInput, type TransactionResult } from './post-transaction.ts';

let db: TestDatabase;
let player: TestPlayer;
let partners: bigint;
beforeAll(async () => {
  db = await createTestDatabase({ max: 20 });
  player = await createTestPlayer(db);
  partners = await houseAccountId(db.pool, 'house.partners');
});
afterAll(async () => {
  expect(await checkInvariants(db.pool)).toEqual([]);
  await db.drop();
});

const hash = (text: string): Uint8Array => new TextEncoder().encode(text);
const post = (entries: EntryInput[], key: string | null = null, request = 'a request'): Promise<TransactionResult> =>
  postTransaction(db.pool, { kind: 'test', scope: 'test', key, requestHash: hash(request), at: 1, entries });
const realOf = async (): Promise<{ id: bigint; balanceMinor: bigint }> => player.account('real');
const between = (from: bigint, to: bigint, amount: bigint): EntryInput[] => [
  { accountId: from, amount: -amount },
  { accountId: to, amount },
];

describe('opening accounts', () => {
  it('gives a player eight, once', async () => {
    await openAccounts(db.pool, player.userId);
    const { rows } = await db.pool.query('SELECT kind FROM ledger_account WHERE user_id = $1', [player.userId]);
    expect(rows).toHaveLength(8);
  });
});

describe('posting a transaction', () => {
  it('moves money and returns the balances of players, not of the house', async () => {
    const before = await realOf();
    const result = await post(between(partners, before.id, 500n));
    expect(result).toMatchObject({ status: 'done', balances: new Map([[before.id, before.balanceMinor + 500n]]) });
    const { rows } = await db.pool.query(
      'SELECT line, account_id, amount, balance_after, version FROM ledger_entry WHERE transaction_id = $1 ORDER BY line',
      [result.id],
    );
    expect(rows).toEqual([
      { line: 0, account_id: partners, amount: -500n, balance_after: null, version: null },
      { line: 1, account_id: before.id, amount: 500n, balance_after: before.balanceMinor + 500n, version: 2n },
    ]);
  });

  it('gives a repeat the first answer, whatever happened since', async () => {
    const { id } = await realOf();
    const first = await post(between(partners, id, 10n), 'repeat');
    await post(between(partners, id, 1n));
    expect(await post(between(partners, id, 10n), 'repeat')).toEqual({ ...first, status: 'repeated' });
  });

  it('refuses a key that comes back with another request', async () => {
    const { id } = await realOf();
    await post(between(partners, id, 10n), 'reused', 'ten');
    await expect(post(between(partners, id, 20n), 'reused', 'twenty')).rejects.toThrow(IdempotencyConflictError);
  });

  it('moves once when a hundred copies of one command arrive together', async () => {
    const before = await realOf();
    const results = await Promise.all(
      Array.from({ length: 100 }, () => post(between(partners, before.id, 7n), 'hundred')),
    );
    expect(results.filter(({ status }) => status === 'done')).toHaveLength(1);
    expect(new Set(results.map(({ id }) => id)).size).toBe(1);
    expect((await realOf()).balanceMinor).toBe(before.balanceMinor + 7n);
  });

  it('takes only what is there when a hundred withdrawals compete for money for five', async () => {
    const poor = await createTestPlayer(db, { creditMinor: 5_00n });
    const { id } = await poor.account('real');
    const results = await Promise.allSettled(Array.from({ length: 100 }, () => post(between(id, partners, 100n))));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(InsufficientFundsError);
    expect((await poor.account('real')).balanceMinor).toBe(0n);
  });

  it('leaves nothing behind when there is too little money', async () => {
    const { id, balanceMinor } = await realOf();
    await expect(post(between(id, partners, balanceMinor + 1n), 'too-much')).rejects.toThrow(InsufficientFundsError);
    expect((await realOf()).balanceMinor).toBe(balanceMinor);
    const { rowCount } = await db.pool.query(`SELECT FROM ledger_transaction WHERE key = 'too-much'`);
    expect(rowCount).toBe(0);
  });

  it('does not lend within a transaction: spending before receiving needs the money', async () => {
    const { id, balanceMinor } = await realOf();
    const spendFirst = [...between(id, partners, balanceMinor + 1n), ...between(partners, id, balanceMinor + 1n)];
    await expect(post(spendFirst)).rejects.toThrow(InsufficientFundsError);
    const { balances } = await post([...between(id, partners, balanceMinor), ...between(partners, id, balanceMinor)]);
    expect(balances.get(id)).toBe(balanceMinor);
  });

  it.each<[string, (id: bigint, dic: bigint) => EntryInput[]]>([
    ['one entry', (id) => [{ accountId: id, amount: 1n }]],
    ['a sum that is not zero', (id) => [...between(partners, id, 1n), { accountId: id, amount: 1n }]],
    [
      'an entry of nothing',
      (id) => [
        { accountId: partners, amount: 0n },
        { accountId: id, amount: 0n },
      ],
    ],
    ['an unknown account', (id) => between(999_999n, id, 1n)],
    ['two units mixed', (id, dic) => between(id, dic, 1n)],
  ])('refuses %s', async (_, entries) => {
    const { id } = await realOf();
    const { id: dic } = await player.account('dic');
    await expect(post(entries(id, dic))).rejects.toThrow(InvalidTransactionError);
  });

  it('gets through when many transactions move between the same players in opposite directions', async () => {
    const other = await createTestPlayer(db);
    const [a, b] = [await realOf(), await other.account('real')];
    const moves = Array.from({ length: 60 }, (_, i) =>
      post(i % 2 === 0 ? between(a.id, b.id, 3n) : between(b.id, a.id, 3n)),
    );
    await Promise.all(moves);
    expect((await realOf()).balanceMinor).toBe(a.balanceMinor);
  });

  it("takes part in a caller's transaction, and goes with it", async () => {
    const before = await realOf();
    const work = inTransaction(db.pool, async (client) => {
      await postTransaction(client, {
        kind: 'test',
        scope: 'test',
        key: null,
        requestHash: null,
        at: 1,
        entries: between(partners, before.id, 9n),
      });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect((await realOf()).balanceMinor).toBe(before.balanceMinor);
  });
});
