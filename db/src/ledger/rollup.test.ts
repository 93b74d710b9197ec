import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlayer, type TestPlayer } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { houseAccountId } from './accounts.ts';
import { checkInvariants } from './invariants.ts';
import { postTransaction } from './post-transaction.ts';
import type { Queryable } from '../core/pool.ts';
import { houseBalances, rollUpHouse } from './rollup.ts';

let db: TestDatabase;
let player: TestPlayer;
let outside: bigint;
beforeAll(async () => {
  db = await createTestDatabase();
  player = await createTestPlayer(db.pool);
  outside = await houseAccountId(db.pool, 'outside.deposits');
});
afterAll(async () => {
  expect(await checkInvariants(db.pool)).toEqual([]);
  await db.drop();
});

const deposit = async (client: Queryable, amount: bigint): Promise<void> => {
  const { id } = await player.account('real');
  const entries = [
    { accountId: outside, amount: -amount },
    { accountId: id, amount },
  ];
  await postTransaction(client, { kind: 'test', scope: 'test', key: null, requestHash: null, at: 1, entries });
};
const rolledUp = async (): Promise<bigint> => {
  const { rows } = await db.pool.query<{ balance: bigint }>('SELECT balance FROM ledger_rollup WHERE account_id = $1', [
    outside,
  ]);
  return rows[0]?.balance ?? 0n;
};
const now = async (): Promise<bigint | undefined> =>
  (await houseBalances(db.pool)).find(({ accountId }) => accountId === outside)?.balanceMinor;
// other databases of the cluster share its transaction ids, so a neighbour's transaction may hold the horizon back
const rollUpTo = async (balance: bigint): Promise<void> =>
  expect.poll(async () => (await rollUpHouse(db.pool), rolledUp()), { timeout: 10_000 }).toBe(balance);

describe('the roll-up of house balances', () => {
  it('sums what is finished, and nothing twice', async () => {
    await deposit(db.pool, 100n);
    await deposit(db.pool, 50n);
    await rollUpTo(-150n);
    await rollUpHouse(db.pool);
    expect(await rolledUp()).toBe(-150n);
    expect(await now()).toBe(-150n);
  });

  it('counts a transaction that commits after later ones did', async () => {
    const slow = await db.pool.connect();
    await slow.query('BEGIN');
    await deposit(slow, 1000n);
    const other = await createTestPlayer(db.pool, { creditMinor: 0n });
    const { id } = await other.account('real');
    const entries = [
      { accountId: outside, amount: -1n },
      { accountId: id, amount: 1n },
    ];
    await postTransaction(db.pool, { kind: 'test', scope: 'test', key: null, requestHash: null, at: 1, entries });
    await rollUpHouse(db.pool);
    expect(await rolledUp()).toBe(-150n);
    expect(await now()).toBe(-151n);
    await slow.query('COMMIT');
    slow.release();
    expect(await now()).toBe(-1151n);
    await rollUpTo(-1151n);
  });

  it('may run in many processes while money moves', async () => {
    await Promise.all([
      ...Array.from({ length: 40 }, () => deposit(db.pool, 1n)),
      ...Array.from({ length: 20 }, () => rollUpHouse(db.pool)),
    ]);
    expect(await now()).toBe(-1191n);
    await rollUpTo(-1191n);
  });
});
