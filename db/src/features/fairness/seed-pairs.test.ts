import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkInvariants } from '../../ledger/invariants.ts';
import { createTestPlayer, settleTestBet, testBet, type TestPlayer } from '../../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { rotateSeeds, seedsOf, setClientSeed } from './seed-pairs.repository.ts';

let db: TestDatabase;
let player: TestPlayer;
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  player = await createTestPlayer(db.pool);
});
afterAll(async () => {
  expect(await checkInvariants(db.pool)).toEqual([]);
  await db.drop();
});

const commitmentOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

describe("a player's seeds", () => {
  it('are a current and a next pair, committed to by the hash of the seed as text', async () => {
    const { current, next } = await seedsOf(db.pool, player.userId);
    expect(current.serverSeed).toMatch(/^[0-9a-f]{64}$/);
    expect(current.serverSeedHash).toBe(commitmentOf(current.serverSeed));
    expect(next.serverSeedHash).toBe(commitmentOf(next.serverSeed));
    expect(current.clientSeed).toMatch(/^house-[0-9a-f]{32}$/);
    expect(current.nonce).toBe(0);
  });

  it('take the client seed the player chooses', async () => {
    expect((await setClientSeed(db.pool, player.userId, 'lucky-7')).current.clientSeed).toBe('lucky-7');
  });
});

describe('a rotation', () => {
  it('reveals the current pair, uses the announced next one, and announces another', async () => {
    await settleTestBet(db.pool, await testBet(db.pool, player));
    const before = await seedsOf(db.pool, player.userId);
    const { revealed, current, next } = await rotateSeeds(db.pool, player.userId, { clientSeed: 'mine', at: 5 });
    expect(revealed).toEqual({ ...before.current, nonce: 1 });
    expect(current).toEqual({ ...before.next, clientSeed: 'mine', nonce: 0 });
    expect(next.serverSeedHash).not.toBe(before.next.serverSeedHash);
    expect(await seedsOf(db.pool, player.userId)).toEqual({ current, next });
  });

  it("keeps the player's client seed when none is given", async () => {
    await setClientSeed(db.pool, player.userId, 'kept');
    expect((await rotateSeeds(db.pool, player.userId, { at: 5 })).current.clientSeed).toBe('kept');
  });

  it('marks the reveal with its transaction, for the log', async () => {
    await rotateSeeds(db.pool, player.userId, { at: 5 });
    const { rows } = await db.pool.query(
      `SELECT status, revealed_at AS at, revealed_xid < pg_current_xact_id() AS past FROM seed_pair WHERE user_id = $1 ORDER BY id`,
      [player.userId],
    );
    expect(rows).toEqual([
      { status: 'revealed', at: 5n, past: true },
      { status: 'current', at: null, past: null },
      { status: 'next', at: null, past: null },
    ]);
  });

  it('happens one after the other when many are asked for at once', async () => {
    const rotations = await Promise.all(
      Array.from({ length: 8 }, () => rotateSeeds(db.pool, player.userId, { at: 5 })),
    );
    expect(new Set(rotations.map(({ revealed }) => revealed.serverSeedHash)).size).toBe(8);
  });

  it('leaves no gap and no repeat in the nonces of bets that race with it', async () => {
    const race = async (): Promise<string> =>
      (await settleTestBet(db.pool, await testBet(db.pool, player, { stakeMinor: 1n }))).status;
    const [statuses] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, race)),
      ...Array.from({ length: 5 }, () => rotateSeeds(db.pool, player.userId, { at: 5 })),
    ]);
    const { rowCount } = await db.pool.query('SELECT FROM round WHERE user_id = $1', [player.userId]);
    expect(rowCount).toBe(statuses.filter((status) => status === 'settled').length);
  });
});
