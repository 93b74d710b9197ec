import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createUser } from '../../app/create-user.ts';
import { checkInvariants } from '../../ledger/invariants.ts';
import { createTestPlayer, settleTestBet, testBet, type TestPlayer } from '../../testing/fixtures.ts';
import { createTestDatabase, rotateTestSeeds, type TestDatabase } from '../../testing/index.ts';
import { openTestRound, testOpening } from '../../testing/stepped-fixtures.ts';
import { pairsOf, revealIdlePairs, rotateSeeds, setClientSeed, type SeedPairSecret } from './seed-pairs.repository.ts';

let db: TestDatabase;
let player: TestPlayer;
beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  player = await createTestPlayer(db);
});
afterAll(async () => {
  expect(await checkInvariants(db.pool)).toEqual([]);
  await db.drop();
});

const commitmentOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');
const rotate = (clientSeed: string, { serverSeedHash: commitment }: SeedPairSecret) =>
  rotateSeeds(db, player.userId, { clientSeed, commitment, at: 5 });

describe("a player's seeds", () => {
  it('are of a new player a next pair alone: no bet can be drawn before a client seed was made for it', async () => {
    const userId = await createUser(db.pool, { login: 'fresh', passwordHash: null, demoCreditMinor: 0n, at: 1 });
    const { current, next } = await pairsOf(db.orm.em.fork(), userId);
    expect(current).toBeUndefined();
    expect(next).toMatchObject({ clientSeed: '', nonce: 0, serverSeedHash: commitmentOf(next.serverSeed) });
    await expect(setClientSeed(db, userId, 'mine')).rejects.toMatchObject({ reason: 'no-pair' });
  });

  it('take the client seed the player chooses', async () => {
    expect((await setClientSeed(db, player.userId, 'lucky-7')).current?.clientSeed).toBe('lucky-7');
  });
});

describe('a rotation', () => {
  it('reveals the current pair, uses the announced next one, and announces another', async () => {
    await settleTestBet(db.pool, await testBet(db.pool, player));
    const before = await pairsOf(db.orm.em.fork(), player.userId);
    const { revealed, current, next } = await rotate('mine', before.next);
    expect(revealed).toEqual({ ...before.current, nonce: 1 });
    expect(current).toEqual({ ...before.next, clientSeed: 'mine', nonce: 0 });
    expect(next.serverSeedHash).not.toBe(before.next.serverSeedHash);
    expect(await pairsOf(db.orm.em.fork(), player.userId)).toEqual({ current, next });
  });

  it('takes no client seed that served before, whoever asks: the house could have tried seeds against it', async () => {
    const first = await rotate('old', (await pairsOf(db.orm.em.fork(), player.userId)).next);
    await setClientSeed(db, player.userId, 'between');
    const second = await rotate('new', first.next);
    for (const seed of ['old', 'between', 'new'])
      await expect(rotate(seed, second.next)).rejects.toMatchObject({ reason: 'used-seed' });
    await expect(setClientSeed(db, player.userId, 'old')).rejects.toMatchObject({ reason: 'used-seed' });
    expect(await pairsOf(db.orm.em.fork(), player.userId)).toEqual({ current: second.current, next: second.next });
    await rotateTestSeeds(db, (await createTestPlayer(db)).userId, { clientSeed: 'old' }); // another player's
  });

  it('takes a client seed for the pair alone whose commitment its player saw', async () => {
    const { current, next } = await pairsOf(db.orm.em.fork(), player.userId);
    if (!current) throw new Error('the player has a pair in use');
    await expect(rotate('mine', current)).rejects.toMatchObject({ reason: 'other-commitment' });
    expect(await pairsOf(db.orm.em.fork(), player.userId)).toEqual({ current, next });
  });

  it('a repeated rotation changes nothing', async () => {
    const { next } = await pairsOf(db.orm.em.fork(), player.userId);
    const { current, next: later } = await rotate('mine', next);
    expect(await rotate('mine', next)).toEqual({ revealed: undefined, current, next: later });
  });

  it('marks commitment and reveal with their transactions, for the log', async () => {
    await rotateTestSeeds(db, player.userId, { at: 5 });
    const { rows } = await db.pool.query(
      `SELECT status, revealed_at AS at, started_at = 5 AS "isNew", committed_xid < pg_current_xact_id() AS committed,
         revealed_xid < pg_current_xact_id() AS past FROM seed_pair WHERE user_id = $1 ORDER BY id`,
      [player.userId],
    );
    expect(rows).toEqual([
      { status: 'revealed', at: 5n, isNew: false, committed: true, past: true },
      { status: 'current', at: null, isNew: true, committed: true, past: null },
      { status: 'next', at: null, isNew: null, committed: true, past: null },
    ]);
  });

  it('happens once when many are asked for at once with what was shown', async () => {
    const { next } = await pairsOf(db.orm.em.fork(), player.userId);
    const rotations = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => rotate(`seed-${n}`, next)));
    expect(rotations.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('leaves no gap and no repeat in the nonces of bets that race with it', async () => {
    const race = async (): Promise<string> =>
      (await settleTestBet(db.pool, await testBet(db.pool, player, { stakeMinor: 1n }))).status;
    const rotations = async (): Promise<void> => {
      for (let n = 0; n < 5; n += 1) await rotateTestSeeds(db, player.userId, { at: 5 });
    };
    const [statuses] = await Promise.all([Promise.all(Array.from({ length: 20 }, race)), rotations()]);
    const { rowCount } = await db.pool.query('SELECT FROM round WHERE user_id = $1', [player.userId]);
    expect(rowCount).toBe(statuses.filter((status) => status === 'settled').length);
  });
});

describe('a pair that is idle or old', () => {
  const DAY = 86_400_000;
  const played = async (): Promise<number> => {
    const bet = await testBet(db.pool, player);
    await settleTestBet(db.pool, bet);
    return bet.at;
  };
  const inUse = async () => (await pairsOf(db.orm.em.fork(), player.userId)).current;

  it('is revealed by itself a day after its last bet, and not before', async () => {
    const at = await played();
    await revealIdlePairs(db, at + DAY - 1);
    expect(await inUse()).toBeDefined();
    await revealIdlePairs(db, at + DAY);
    expect(await inUse()).toBeUndefined();
    const { next } = await pairsOf(db.orm.em.fork(), player.userId);
    expect(await rotate('back', next)).toMatchObject({
      revealed: undefined,
      current: { clientSeed: 'back', nonce: 0 },
    });
  });

  it('is revealed a week after it came into use, however much is played', async () => {
    await rotateTestSeeds(db, player.userId, { at: Date.now() - 7 * DAY });
    const at = await played();
    await revealIdlePairs(db, at);
    expect(await inUse()).toBeUndefined();
  });

  it('stays while a round is open, and where nothing was bet there is nothing to reveal', async () => {
    await revealIdlePairs(db, Date.now() + 30 * DAY);
    expect(await inUse()).toMatchObject({ nonce: 0 });
    await openTestRound(db.pool, await testOpening(db.pool, player));
    await revealIdlePairs(db, Date.now() + 30 * DAY);
    expect(await inUse()).toMatchObject({ nonce: 1 });
  });
});
