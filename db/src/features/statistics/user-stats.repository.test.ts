import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rotateSeeds } from '../fairness/seed-pairs.repository.ts';
import { publicUsersOf } from '../../games/public-users.ts';
import { accountsOf, houseAccountId } from '../../ledger/accounts.ts';
import { postTransaction } from '../../ledger/post-transaction.ts';
import type { SoloOpening } from '../../ledger/solo-steps.ts';
import { createTestPlayer, settleTestBet, testBet, type TestPlayer } from '../../testing/fixtures.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/index.ts';
import { TestRound } from '../../testing/shared-fixtures.ts';
import { finishTestRound, openTestRound, testOpening } from '../../testing/stepped-fixtures.ts';
import { rollUpStats, statsOf, vipStatusesOf } from './user-stats.repository.ts';
import { initialVipStatuses } from './vip-statuses.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

/** The same figures, read from all the player's rounds at once. */
const direct = async (userId: bigint): Promise<object> => {
  const { rows } = await db.pool.query<Record<'bet' | 'games' | 'win' | 'coef', bigint>>(
    `SELECT coalesce(sum(stake), 0)::bigint AS bet, count(*) AS games, coalesce(max(payout), 0) AS win,
       coalesce(max(payout * 100 / stake), 0) AS coef
     FROM (
       SELECT stake, payout FROM round WHERE user_id = $1 AND account_kind = 'real' AND settled_xid IS NOT NULL
       UNION ALL
       SELECT b.stake, b.payout FROM shared_bet b JOIN shared_round r ON r.id = b.round_id
       WHERE b.user_id = $1 AND b.account_kind = 'real' AND r.state = 'settled'
     ) played`,
    [userId],
  );
  const [row] = rows;
  return {
    totalBetMinor: row?.bet,
    totalGames: Number(row?.games),
    maxWinMinor: row?.win,
    maxCoef: Number(row?.coef) / 100,
  };
};

/** A player with money on both accounts that stakes come from. */
const buildPlayer = async (): Promise<TestPlayer> => {
  const player = await createTestPlayer(db.pool, { creditMinor: 1_000_000_000n });
  const { bonus } = await accountsOf(db.pool, player.userId);
  const house = await houseAccountId(db.pool, 'house.bonuses');
  const amount = 1_000_000n;
  const entries = [
    { accountId: bonus?.id ?? 0n, amount },
    { accountId: house, amount: -amount },
  ];
  const scope = `test:${player.userId}`;
  await postTransaction(db.pool, { kind: 'test', scope, key: 'bonus', requestHash: null, at: 1, entries });
  return player;
};

type From = 'real' | 'bonus';

/** Everything that two players can do in a history, and what is open of it. */
class House {
  readonly players: readonly TestPlayer[];
  readonly #mines = new Map<number, SoloOpening>();
  readonly #rooms: { round: TestRound; bets: number }[] = [];
  constructor(players: readonly TestPlayer[]) {
    this.players = players;
  }

  #player(who: number): TestPlayer {
    const player = this.players[who];
    if (!player) throw new Error(`there is no player ${who}`);
    return player;
  }

  async dice(who: number, stakeMinor: bigint, payoutMinor: bigint, from: From): Promise<void> {
    const player = this.#player(who);
    const bet = await testBet(db.pool, player, { stakeMinor, payoutMinor });
    const { id: accountId } = await player.account(from);
    await settleTestBet(db.pool, { ...bet, accountId, accountKind: from });
  }

  async openMines(who: number, stakeMinor: bigint, from: From): Promise<void> {
    if (this.#mines.has(who)) return;
    const opening = await testOpening(db.pool, this.#player(who), { stakeMinor, from });
    await openTestRound(db.pool, opening);
    this.#mines.set(who, opening);
  }

  async finishMines(who: number, payoutMinor: bigint): Promise<void> {
    const opening = this.#mines.get(who);
    if (!opening) return;
    await finishTestRound(db.pool, opening, 0, payoutMinor);
    this.#mines.delete(who);
  }

  async rotate(who: number): Promise<void> {
    if (!this.#mines.has(who)) await rotateSeeds(db.pool, this.#player(who).userId, { at: 1 });
  }

  async room(): Promise<void> {
    this.#rooms.push({ round: await TestRound.open(db.pool, { game: 'coinflip', seeding: 'own' }), bets: 0 });
  }

  async place(room: number, who: number, stakeMinor: bigint, from: From): Promise<void> {
    const found = this.#rooms[room % Math.max(1, this.#rooms.length)];
    if (!found) return;
    const [result] = await found.round.place({ player: this.#player(who), stakeMinor, from });
    if (result?.status === 'placed') found.bets += 1;
  }

  async end(room: number, payoutMinor: bigint | 'void'): Promise<void> {
    const [found] = this.#rooms.splice(room % Math.max(1, this.#rooms.length), 1);
    if (!found) return;
    if (payoutMinor === 'void' || found.bets === 0) await found.round.void();
    else await found.round.finish(...Array.from({ length: found.bets }, (_, bet) => (bet === 0 ? payoutMinor : 0n)));
  }

  async count(): Promise<void> {
    const ids = this.players.map(({ userId }) => userId);
    await Promise.all([rollUpStats(db.pool, ids), rollUpStats(db.pool, ids.toReversed())]);
  }
}

const who = fc.nat(1);
const stake = fc.bigInt(1n, 500n);
const payout = fc.oneof(fc.constant(0n), fc.bigInt(1n, 3000n));
const from = fc.constantFrom<From>('real', 'bonus');
const room = fc.nat(3);
type Command = (house: House) => Promise<void>;
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.tuple(who, stake, payout, from).map(
    (bet): Command =>
      (house) =>
        house.dice(...bet),
  ),
  fc.tuple(who, stake, from).map(
    (bet): Command =>
      (house) =>
        house.openMines(...bet),
  ),
  fc.tuple(who, payout).map(
    (end): Command =>
      (house) =>
        house.finishMines(...end),
  ),
  who.map(
    (player): Command =>
      (house) =>
        house.rotate(player),
  ),
  fc.constant<Command>((house) => house.room()),
  fc.tuple(room, who, stake, from).map(
    (bet): Command =>
      (house) =>
        house.place(...bet),
  ),
  fc.tuple(room, fc.oneof(payout, fc.constant('void' as const))).map(
    (end): Command =>
      (house) =>
        house.end(...end),
  ),
  fc.constant<Command>((house) => house.count()),
);

describe('the statistics of a player', () => {
  it('are those of all real-money rounds that were settled, whenever they are counted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 10, maxLength: 60 }), async (history) => {
        const house = new House([await buildPlayer(), await buildPlayer()]);
        for (const step of history) await step(house);
        for (const { userId } of house.players) {
          const stats = await statsOf(db.pool, userId);
          expect(stats).toMatchObject(await direct(userId));
          expect(await statsOf(db.pool, userId)).toEqual(stats);
        }
      }),
      { numRuns: 15 },
    );
  }, 120_000);

  it('count nothing twice, however many ask while bets are settled', async () => {
    const player = await buildPlayer();
    const house = new House([player]);
    const asking = Array.from({ length: 20 }, async () => {
      for (let time = 0; time < 10; time += 1) await statsOf(db.pool, player.userId);
    });
    for (let bet = 0; bet < 40; bet += 1) await house.dice(0, 10n, 25n, 'real');
    await Promise.all(asking);
    expect(await statsOf(db.pool, player.userId)).toMatchObject({
      totalBetMinor: 400n,
      totalGames: 40,
      maxWinMinor: 25n,
      maxCoef: 2.5,
    });
  });

  it('of many players at once lock none of them for ever', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, buildPlayer));
    const ids = players.map(({ userId }) => userId);
    await Promise.all(Array.from({ length: 40 }, (_, n) => rollUpStats(db.pool, n % 2 ? ids : ids.toReversed())));
    expect((await rollUpStats(db.pool, ids)).map(({ userId }) => userId).toSorted()).toEqual(ids.toSorted());
  });

  it('of nobody are none', async () => {
    expect(await rollUpStats(db.pool, [999_999n])).toEqual([]);
    await expect(statsOf(db.pool, 999_999n)).rejects.toThrow(/no statistics/);
  });
});

describe('the VIP level', () => {
  it.each([
    [0n, 1],
    [9_999n, 1],
    [10_000n, 2],
    [1_000_000n, 3],
    [9_999_999_999n, 14],
    [10_000_000_000n, 15],
  ])('of who has wagered %d hundredths is %d, also where others see them', async (wagered, level) => {
    const { userId } = await buildPlayer();
    await rollUpStats(db.pool, [userId]);
    await db.owner.query('UPDATE user_stats SET total_bet = $2 WHERE user_id = $1', [userId, wagered]);
    expect((await statsOf(db.pool, userId)).vipStatus).toBe(level);
    expect((await vipStatusesOf(db.pool, [userId])).get(userId)).toBe(level);
    const { rows } = await db.pool.query<{ id: string }>('SELECT public_id AS id FROM app_user WHERE id = $1', [
      userId,
    ]);
    expect(await publicUsersOf(db.pool, [rows[0]?.id ?? ''])).toMatchObject([{ vipStatus: level }]);
  });

  it('is the first one for who never played, and there are fifteen', async () => {
    const { userId } = await createTestPlayer(db.pool);
    const { rows } = await db.pool.query<{ id: string }>('SELECT public_id AS id FROM app_user WHERE id = $1', [
      userId,
    ]);
    expect(await publicUsersOf(db.pool, [rows[0]?.id ?? ''])).toMatchObject([{ vipStatus: 1 }]);
    expect(initialVipStatuses.map(({ name }) => name)).toEqual([
      'NVIP1',
      ...Array.from({ length: 13 }, (_, index) => `VIP${index + 2}`),
      'SVIP',
    ]);
  });
});
