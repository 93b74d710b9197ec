import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeedChain, publicChains } from '../features/fairness/seed-chains.repository.ts';
import { RoundMovedError } from '../ledger/errors.ts';
import { checkInvariants } from '../ledger/invariants.ts';
import { createTestPlayer, settleTestBet, testBet, type TestPlayer } from '../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { TestRound } from '../testing/shared-fixtures.ts';
import { paidPlayers } from './paid-players.ts';
import { publicUsersOf, sharedPlayersOf } from './public-users.ts';
import { listBigWins, listRounds } from './rounds.ts';
import { findSharedRound, listSharedRounds, unfinishedSharedRounds } from './shared-rounds.ts';

let db: TestDatabase;
let ann: TestPlayer;
let bob: TestPlayer;
let game: string; // one of its own for each test
let games = 0;
beforeAll(async () => {
  db = await createTestDatabase({ max: 20 });
  [ann, bob] = [await createTestPlayer(db), await createTestPlayer(db)];
});
beforeEach(() => {
  games += 1;
  game = `game${games}`;
});
afterAll(async () => {
  expect(await checkInvariants(db.pool)).toEqual([]);
  await db.drop();
});

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('a round', () => {
  it('opens with a committed seed, a number and its first event', async () => {
    const { stored } = await TestRound.open(db.pool, { game, at: 77, meta: { creator: 'ann' } });
    expect(stored).toEqual({
      id: expect.any(String),
      game,
      number: 1,
      state: 'open',
      configId: expect.any(Number),
      commitment: sha256(stored.serverSeed),
      serverSeed: expect.stringMatching(/^[0-9a-f]{64}$/),
      meta: { creator: 'ann' },
      events: [{ at: 77, commitment: stored.commitment, number: 1, type: 'round.opened' }],
      openedAt: 77,
      outcome: null,
      finishedAt: null,
    });
    expect(await findSharedRound(db.pool, stored.id)).toEqual(stored);
    expect(await unfinishedSharedRounds(db.pool, game)).toEqual([stored]);
  });

  it('goes from open to closed to drawn to settled, and never any other way', async () => {
    const round = await TestRound.open(db.pool, { game });
    await expect(round.draw()).rejects.toThrow(RoundMovedError);
    await round.close();
    await expect(round.close()).rejects.toThrow(RoundMovedError);
    await round.draw({ number: 7 }, { drawnBy: 'somebody' });
    await expect(round.draw()).rejects.toThrow(RoundMovedError);
    expect(await findSharedRound(db.pool, round.id)).toMatchObject({
      state: 'drawn',
      outcome: { number: 7 },
      meta: { drawnBy: 'somebody' },
    });
    await round.settle();
    const { events, ...stored } = (await findSharedRound(db.pool, round.id)) ?? { events: [] };
    expect(stored).toMatchObject({ state: 'settled', finishedAt: round.at });
    expect(events.map(({ type }) => type)).toEqual(['round.opened', 'round.closed', 'outcome.drawn', 'round.settled']);
    expect(await unfinishedSharedRounds(db.pool, game)).toEqual([]);
  });

  it('is closed once by many hosts at once', async () => {
    const round = await TestRound.open(db.pool, { game });
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => round.twin().close()));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(RoundMovedError);
  });

  it('does not change once it is over, whatever the application tries', async () => {
    const round = await TestRound.open(db.pool, { game });
    await round.place({ player: ann, stakeMinor: 5n });
    await round.finish(9n);
    for (const change of [`state = 'void'`, 'outcome = NULL', 'settled_xid = NULL', `meta = '{}'`]) {
      const update = db.pool.query(`UPDATE shared_round SET ${change} WHERE id = $1`, [round.id]);
      await expect(update, change).rejects.toMatchObject({ code: '42501' });
    }
    const payout = db.pool.query('UPDATE shared_bet SET payout = payout + 1 WHERE round_id = $1', [round.id]);
    await expect(payout).rejects.toMatchObject({ code: '42501' });
  });
});

describe('the chain of a game', () => {
  it('gives each round the seed that hashes to the one before', async () => {
    let before: string | undefined;
    for (let number = 1; number <= 5; number += 1) {
      const round = await TestRound.open(db.pool, { game });
      before ??= (await publicChains(db.orm.em.fork(), game))[0]?.terminator;
      expect(round.stored).toMatchObject({ number, commitment: before });
      before = round.stored.serverSeed;
      await round.void();
    }
  });

  it('is followed by a new one whose terminator stands before its last round', async () => {
    await createSeedChain(db.pool, { game, at: 5, length: 3 });
    const rounds: TestRound[] = [];
    for (let number = 1; number <= 4; number += 1) {
      expect(await publicChains(db.orm.em.fork(), game)).toHaveLength(number <= 3 ? 1 : 2);
      const round = await TestRound.open(db.pool, { game, at: 10 });
      rounds.push(round);
      await round.void();
    }
    const chains = await publicChains(db.orm.em.fork(), game);
    expect(chains).toEqual([
      { terminator: rounds[0]?.stored.commitment, length: 3, createdAt: 5 },
      { terminator: rounds[3]?.stored.commitment, length: 10_000, createdAt: 10 },
    ]);
  });

  it('serves one round at a time, also when several processes open one', async () => {
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => TestRound.open(db.pool, { game })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const result of results)
      if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(RoundMovedError);
    expect(await unfinishedSharedRounds(db.pool, game)).toHaveLength(1);
  });
});

describe('rooms', () => {
  it('are open side by side, each with a seed of its own and the next number', async () => {
    const rooms = await Promise.all(
      Array.from({ length: 20 }, () => TestRound.open(db.pool, { game, seeding: 'own' })),
    );
    expect(rooms.map(({ stored }) => stored.number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
    expect(new Set(rooms.map(({ stored }) => stored.serverSeed)).size).toBe(20);
    for (const { stored } of rooms) expect(stored.commitment).toBe(sha256(stored.serverSeed));
    expect(await publicChains(db.orm.em.fork(), game)).toEqual([]);
    expect((await unfinishedSharedRounds(db.pool, game)).map(({ number }) => number)).toEqual(
      Array.from({ length: 20 }, (_, n) => n + 1),
    );
  });
});

describe('finished rounds', () => {
  it('are listed page after page with their banks, the last to finish first, without those that nobody played', async () => {
    const rooms = await Promise.all(Array.from({ length: 5 }, () => TestRound.open(db.pool, { game, seeding: 'own' })));
    const order = [2, 0, 3, 1]; // 4 stays open
    for (const [n, at] of order.entries()) {
      const room = rooms[at];
      if (!room) continue;
      await room.place({ player: ann, stakeMinor: 10n }, { player: bob, stakeMinor: BigInt(at) + 1n });
      room.at = 2_000 + n;
      await (at === 3 ? room.void() : room.finish(5n, 0n));
    }
    await (await TestRound.open(db.pool, { game, seeding: 'own' })).void();
    const first = await listSharedRounds(db.pool, { game, limit: 3 });
    const rest = await listSharedRounds(db.pool, { game, before: first.at(-1)?.id, limit: 3 });
    expect([...first, ...rest].map(({ id }) => id)).toEqual(order.toReversed().map((at) => rooms[at]?.id));
    expect(first[0]).toEqual({
      id: rooms[1]?.id,
      number: rooms[1]?.stored.number,
      commitment: rooms[1]?.stored.commitment,
      serverSeed: rooms[1]?.stored.serverSeed,
      outcome: { number: 7 },
      bankMinor: 12n,
      finishedAt: 2_003,
    });
    expect(first[1]).toMatchObject({ outcome: null, bankMinor: 14n });
  });

  it('say what they came to for everybody in them', async () => {
    const round = await TestRound.open(db.pool, { game });
    await round.place({ player: ann, stakeMinor: 10n }, { player: bob, stakeMinor: 20n });
    await round.place({ player: ann, stakeMinor: 5n });
    await round.finish(30n, 0n, 0n);
    const paid = await paidPlayers(db.pool, round.id);
    const { balanceMinor } = await ann.account('real');
    expect(paid).toHaveLength(2);
    expect(paid.find(({ userId }) => userId === ann.userId)).toMatchObject({
      account: 'real',
      stakeMinor: 15n,
      payoutMinor: 30n,
      balanceMinor,
      isVoid: false,
      at: round.at,
    });
    const players = await sharedPlayersOf(db.pool, { game, roundId: round.id });
    const users = await publicUsersOf(db.pool, players);
    expect(players).toHaveLength(2);
    expect(await sharedPlayersOf(db.pool, { game: 'another', roundId: round.id })).toEqual([]);
    expect(new Set(users.map(({ id }) => id))).toEqual(new Set(players));
    expect(users[0]).toMatchObject({ nick: expect.any(String), avatar: null, isHidden: false });
  });
});

describe('settled bets of shared rounds', () => {
  const play = async (...stakes: readonly (readonly [TestPlayer, bigint, bigint])[]): Promise<string> => {
    const round = await TestRound.open(db.pool, { game });
    for (const [player, stakeMinor] of stakes) await round.place({ player, stakeMinor });
    round.at = 5_000;
    await round.finish(...stakes.map(([, , payout]) => payout));
    return round.id;
  };

  it('are listed one by one with their round, page after page through the middle of a round', async () => {
    const first = await play([ann, 10n, 0n], [bob, 20n, 39n]);
    const second = await play([bob, 30n, 0n], [ann, 40n, 50n], [ann, 60n, 1n]);
    const voided = await TestRound.open(db.pool, { game });
    await voided.place({ player: ann, stakeMinor: 1n });
    await voided.void();
    const open = await TestRound.open(db.pool, { game });
    await open.place({ player: ann, stakeMinor: 1n });
    const pages = [];
    for (let before: string | undefined; ;) {
      const page = await listRounds(db.pool, { game, before, limit: 2 });
      if (page.length === 0) break;
      pages.push(...page);
      before = page.at(-1)?.cursor;
    }
    expect(pages.map(({ id, stakeMinor, payoutMinor }) => [id, stakeMinor, payoutMinor])).toEqual([
      [second, 60n, 1n],
      [second, 40n, 50n],
      [second, 30n, 0n],
      [first, 20n, 39n],
      [first, 10n, 0n],
    ]);
    const stored = await findSharedRound(db.pool, second);
    expect(pages[0]).toMatchObject({
      game,
      userId: ann.userId,
      accountKind: 'real',
      choice: { team: 'red' },
      outcome: { number: 7 },
      nonce: stored?.number,
      commitment: stored?.commitment,
      at: 5_000,
    });
    const listed = await listRounds(db.pool, { game, userId: bob.userId, limit: 9 });
    expect(listed.map(({ stakeMinor }) => stakeMinor)).toEqual([30n, 20n]);
    await open.void();
  });

  it('stand among the solo ones in lists of all games, and among big wins', async () => {
    const solo = await testBet(db.pool, ann, { stakeMinor: 1n, payoutMinor: 77_777n });
    await settleTestBet(db.pool, solo);
    const shared = await play([ann, 1n, 88_888n], [bob, 1n, 0n]);
    const later = await testBet(db.pool, ann, { stakeMinor: 1n });
    await settleTestBet(db.pool, later);
    const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
    expect(ids(await listRounds(db.pool, { limit: 4 }))).toEqual([later.id, shared, shared, solo.id]);
    expect(ids(await listRounds(db.pool, { userId: ann.userId, limit: 3 }))).toEqual([later.id, shared, solo.id]);
    expect(ids(await listBigWins(db.pool, 77_777n, 5))).toEqual([shared, solo.id]);
  });
});
