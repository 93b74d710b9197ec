import fc from 'fast-check';
import { countedBet } from 'games-engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicUsersOf } from '../../games/public-users.ts';
import { accountsOf, houseAccountId } from '../../ledger/accounts.ts';
import { postTransaction } from '../../ledger/post-transaction.ts';
import type { SoloOpening } from '../../ledger/solo-steps.ts';
import { createTestPlayer, settleTestBet, testBet, type TestPlayer } from '../../testing/fixtures.ts';
import { createTestDatabase, rotateTestSeeds, type TestDatabase } from '../../testing/index.ts';
import { TestRound } from '../../testing/shared-fixtures.ts';
import { finishTestRound, openTestRound, testOpening } from '../../testing/stepped-fixtures.ts';
import { countedBetSql, rollUpStats, statsOf, vipStatusesOf } from './user-stats.repository.ts';
import { initialVipStatuses } from './vip-statuses.ts';

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());

/** The same figures, read from all the player's rounds at once. */
const direct = async (userId: bigint): Promise<object> => {
  const { rows } = await db.pool.query<Record<'bet' | 'games' | 'win' | 'coef', bigint>>(
    `SELECT coalesce(sum(stake), 0)::bigint AS bet, count(*) AS games, coalesce(max(payout) FILTER (WHERE payout > stake), 0) AS win,
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
    stakedMinor: row?.bet,
    totalGames: Number(row?.games),
    maxWinMinor: row?.win,
    maxCoef: Number(row?.coef) / 100,
  };
};

/** A player with money on both accounts that stakes come from. */
const buildPlayer = async (): Promise<TestPlayer> => {
  const player = await createTestPlayer(db, { creditMinor: 1_000_000_000n });
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
    if (!this.#mines.has(who)) await rotateTestSeeds(db, this.#player(who).userId, { at: 1 });
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
      stakedMinor: 400n,
      totalBetMinor: 400n,
      totalGames: 40,
      maxWinMinor: 25n,
      maxCoef: 2.5,
    });
  });

  it('the statistics of many players at once lock none of them for ever', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, buildPlayer));
    const ids = players.map(({ userId }) => userId);
    await Promise.all(Array.from({ length: 40 }, (_, n) => rollUpStats(db.pool, n % 2 ? ids : ids.toReversed())));
    expect((await rollUpStats(db.pool, ids)).map(({ userId }) => userId).toSorted()).toEqual(ids.toSorted());
  });

  it('the statistics of nobody are empty', async () => {
    expect(await rollUpStats(db.pool, [999_999n])).toEqual([]);
    await expect(statsOf(db.pool, 999_999n)).rejects.toThrow(/no statistics/);
  });
});

describe('a bet among players', () => {
  it('counts by what the house earned on its round: on a stake of 1,000 that lost to another, 500 of both together', async () => {
    const [ann, bob] = [await buildPlayer(), await buildPlayer()];
    const round = await TestRound.open(db.pool, { seeding: 'own' });
    round.opponents = 'players';
    await round.place({ player: ann, stakeMinor: 1000n }, { player: bob, stakeMinor: 1000n });
    await round.finish(1950n, 0n);
    for (const { userId } of [ann, bob]) {
      expect(await statsOf(db.pool, userId)).toMatchObject({
        stakedMinor: 1000n,
        totalBetMinor: 250n,
        wagerBetMinor: 250n,
      });
      const { rows } = await db.pool.query('SELECT staked, paid FROM played_day WHERE user_id = $1', [userId]);
      expect(rows).toEqual([{ staked: 250n, paid: 225n }]); // half of the 50 that the house earned
    }
  });

  it('a bet of a round that was finished before rounds kept their sums counts in full', async () => {
    const ann = await buildPlayer();
    const round = await TestRound.open(db.pool, { seeding: 'own' });
    await round.place({ player: ann, stakeMinor: 1000n });
    await round.finish(0n);
    expect(await statsOf(db.pool, ann.userId)).toMatchObject({ totalBetMinor: 1000n });
  });

  it('counts the same in SQL as in the engine', async () => {
    const amount = fc.bigInt(1n, 2_000_000_000n);
    const bets = fc.sample(
      fc.tuple(amount, amount, amount, fc.nat(100)).map(([stake, others, payout, kept]) => ({
        stake,
        payout,
        sums: { stakesMinor: stake + others, payoutsMinor: ((stake + others) * BigInt(100 - kept)) / 100n },
      })),
      200,
    );
    const { rows } = await db.pool.query<{ counted_stake: bigint; counted_payout: bigint }>(
      `SELECT c.* FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::bigint[])
         WITH ORDINALITY AS b (stake, payout, round_stakes, round_payouts, ord) CROSS JOIN LATERAL (${countedBetSql}) c ORDER BY b.ord`,
      [
        bets.map(({ stake }) => stake),
        bets.map(({ payout }) => payout),
        bets.map(({ sums }) => sums.stakesMinor),
        bets.map(({ sums }) => sums.payoutsMinor),
      ],
    );
    expect(rows).toEqual(
      bets.map(({ stake, payout, sums }) => {
        const { stakeMinor, payoutMinor } = countedBet({ stakeMinor: stake, payoutMinor: payout }, sums);
        return { counted_stake: stakeMinor, counted_payout: payoutMinor };
      }),
    );
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
  ])('the VIP level after %d wagered hundredths is %d, also where others see it', async (wagered, level) => {
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
    const { userId } = await createTestPlayer(db);
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
