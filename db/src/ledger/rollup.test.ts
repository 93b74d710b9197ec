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
let partners: bigint;
beforeAll(async () => {
  db = await createTestDatabase();
  player = await createTestPlayer(db);
  partners = await houseAccountId(db.pool, 'house.partners');
});
afterAll(async () => {
  expect(await checkInvariants(db.pool)).toEqual([]);
  await db.drop();
});

const deposit = async (client: Queryable, to: TestPlayer, amount: bigint): Promise<void> => {
  const { id } = await to.account('real');
  const entries = [
    { accountId: partners, amount: -amount },
    { accountId: id, amount },
  ];
  await postTransaction(client, { kind: 'test', scope: 'test', key: null, requestHash: null, at: 1, entries });
};
const rolledUp = async (): Promise<bigint> => {
  const { rows } = await db.pool.query<{ balance: bigint }>('SELECT balance FROM ledger_rollup WHERE account_id = $1', [
    partners,
  ]);
  return rows[0]?.balance ?? 0n;
};
const now = async (): Promise<bigint | undefined> =>
  (await houseBalances(db.pool)).find(({ accountId }) => accountId === partners)?.balanceMinor;
// other databases of the cluster share its transaction ids, so a neighbour's transaction may hold the horizon back
const rollUpTo = async (balance: bigint): Promise<void> =>
  expect.poll(async () => (await rollUpHouse(db.pool), rolledUp()), { timeout: 10_000 }).toBe(balance);

describe('the roll-up of house balances', () => {
  it('sums what is finished, and nothing twice', async () => {
    await deposit(db.pool, player, 100n);
    await deposit(db.pool, player, 50n);
    await rollUpTo(-150n);
    await rollUpHouse(db.pool);
    expect(await rolledUp()).toBe(-150n);
    expect(await now()).toBe(-150n);
  });

  it('counts a transaction that commits after later ones did', async () => {
    const other = await createTestPlayer(db, { creditMinor: 0n });
    const slow = await db.pool.connect();
    try {
      await slow.query('BEGIN');
      await deposit(slow, player, 1000n);
      await deposit(db.pool, other, 1n);
      await rollUpHouse(db.pool);
      expect(await rolledUp()).toBe(-150n);
      expect(await now()).toBe(-151n);
      await slow.query('COMMIT');
    } finally {
      slow.release(true);
    }
    expect(await now()).toBe(-1151n);
    await rollUpTo(-1151n);
  });

  it('waits for the one that another process runs', async () => {
    const other = await db.pool.connect();
    await other.query(`SELECT pg_advisory_lock(hashtext('ledger.rollup'))`);
    const waiting = rollUpHouse(db.pool);
    const sql = `SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
    await expect
      .poll(async () => (await db.pool.query(sql)).rowCount, { timeout: 5000 })
      .toBe(1)
      .finally(() => other.release(true));
    await waiting;
  });

  it('may run in many processes while money moves', async () => {
    await Promise.all([
      ...Array.from({ length: 40 }, () => deposit(db.pool, player, 1n)),
      ...Array.from({ length: 20 }, () => rollUpHouse(db.pool)),
    ]);
    expect(await now()).toBe(-1191n);
    await rollUpTo(-1191n);
  });
});
