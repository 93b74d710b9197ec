import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestPlayer, type TestPlayer } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { houseAccountId } from './accounts.ts';
import { HoldResolvedError, InsufficientFundsError, InvalidTransactionError } from './errors.ts';
import { captureHold, placeHold, releaseHold } from './holds.ts';
import { checkInvariants } from './invariants.ts';
import type { TransactionResult } from './post-transaction.ts';

let db: TestDatabase;
let player: TestPlayer;
let fees: bigint;
beforeAll(async () => {
  db = await createTestDatabase({ max: 20 });
  fees = await houseAccountId(db.pool, 'house.fees');
});
beforeEach(async () => {
  player = await createTestPlayer(db, { creditMinor: 1000n });
});
afterAll(async () => {
  expect(await checkInvariants(db.pool)).toEqual([]);
  await db.drop();
});

const place = (amountMinor: bigint, key: string | null = null): Promise<TransactionResult> =>
  placeHold(db.pool, {
    userId: player.userId,
    from: 'real',
    amountMinor,
    reason: 'test',
    ref: randomUUID(),
    scope: `user:${player.userId}`,
    key,
    requestHash: null,
    at: 1,
  });
const capture = (holdId: string, amount: bigint): Promise<TransactionResult> =>
  captureHold(db.pool, { holdId, kind: 'test', at: 2, entries: [{ accountId: fees, amount }] });
const release = (holdId: string): Promise<TransactionResult> => releaseHold(db.pool, { holdId, at: 2 });
const balances = async (): Promise<[bigint, bigint]> => [
  (await player.account('real')).balanceMinor,
  (await player.account('held')).balanceMinor,
];

describe('a hold', () => {
  it('sets money aside', async () => {
    await place(300n);
    expect(await balances()).toEqual([700n, 300n]);
  });

  it('is placed once for one key', async () => {
    const first = await place(300n, 'key');
    expect(await place(300n, 'key')).toEqual({ ...first, status: 'repeated' });
    expect(await balances()).toEqual([700n, 300n]);
  });

  it('needs the money', async () => {
    await expect(place(1001n)).rejects.toThrow(InsufficientFundsError);
  });

  it('returns to where it came from when released', async () => {
    const { id } = await place(300n);
    await release(id);
    expect(await balances()).toEqual([1000n, 0n]);
  });

  it('goes where its capture says', async () => {
    const { id } = await place(300n);
    await capture(id, 300n);
    expect(await balances()).toEqual([700n, 0n]);
  });

  it('cannot be captured for another amount', async () => {
    const { id } = await place(300n);
    await expect(capture(id, 299n)).rejects.toThrow(InvalidTransactionError);
    expect(await balances()).toEqual([700n, 300n]);
  });

  it('answers the same resolution again as the first time, and refuses another', async () => {
    const { id } = await place(300n);
    const first = await release(id);
    expect(await release(id)).toEqual({ ...first, status: 'repeated' });
    await expect(capture(id, 300n)).rejects.toThrow(HoldResolvedError);
  });

  it('is resolved once when captures and releases race', async () => {
    const { id } = await place(300n);
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, i) => (i % 2 === 0 ? capture(id, 300n) : release(id))),
    );
    const done = results.filter((result) => result.status === 'fulfilled' && result.value.status === 'done');
    expect(done).toHaveLength(1);
    const [real, held] = await balances();
    expect(held).toBe(0n);
    expect([700n, 1000n]).toContain(real);
  });
});
