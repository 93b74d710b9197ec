import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomBytes } from 'node:crypto';
import { dayOf, dayStart } from '../../core/calendar.ts';
import { houseAccountId, type HouseAccountKind } from '../../ledger/accounts.ts';
import { postTransaction } from '../../ledger/post-transaction.ts';
import {
  createTestDatabase,
  createTestPlayer,
  settleTestBet,
  testBet,
  TestRound,
  TestSlots,
  type TestDatabase,
  type TestPlayer,
} from '../../testing/index.ts';
import { adjustMonth, countDay, countPlayers, daysToCount, differingDays } from './count-days.ts';
import { grossOf, netOf, type EarningParts } from './earnings.ts';
import { dimensions, type Dimension } from './finance.entities.ts';
import {
  figureEntries,
  figureNames,
  figureSum,
  type FigureMark,
  type FigureName,
} from './figure-entries.repository.ts';
import { activePlayers, financeDays, financeShares, owedAt, type FinanceSums } from './figures.repository.ts';
import { financeMonthRepository, hashMonth, lastDayOf } from './months.repository.ts';
import { playerFigures } from './player-figures.ts';

const FIRST = 20_758; // 2026-11-01
const DAYS = [FIRST, FIRST + 1, FIRST + 2];
const NOW = dayStart(FIRST + 40);

let db: TestDatabase;
let players: TestPlayer[];
let clerk: TestPlayer;
beforeAll(async () => {
  db = await createTestDatabase();
  players = await Promise.all([0, 1, 2].map(() => createTestPlayer(db, { creditMinor: 10_000_000n })));
  clerk = await createTestPlayer(db, { creditMinor: 10_000_000n });
  // the credit of a demonstration is not of these days
  await db.owner.query('UPDATE ledger_transaction SET at = $1', [dayStart(FIRST - 5)]);
});
afterAll(() => db.drop());

/** A repeatable random number of 0 to 1 (mulberry32). */
const randomFrom = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const post = async (
  kind: string,
  at: number,
  lines: readonly (readonly [account: TestPlayer | HouseAccountKind, amount: bigint])[],
): Promise<void> => {
  const entries = await Promise.all(
    lines.map(async ([account, amount]) => ({
      accountId:
        typeof account === 'string' ? await houseAccountId(db.pool, account) : (await account.account('real')).id,
      amount,
    })),
  );
  const key = randomBytes(8).toString('hex');
  await postTransaction(db.pool, { kind, scope: `test:${kind}`, key, requestHash: null, at, entries });
};

type Step = (player: TestPlayer, at: number, amount: bigint, other: TestPlayer) => Promise<unknown>;

const bet: Step = async (player, at, amount) => {
  const asked = await testBet(db.pool, player, { stakeMinor: amount, payoutMinor: amount * (amount % 3n) });
  await settleTestBet(db.pool, { ...asked, at });
};
const battle: Step = async (player, at, amount, other) => {
  const round = await TestRound.open(db.pool, { at });
  round.at = at;
  await round.place({ player, stakeMinor: amount }, { player: other, stakeMinor: amount });
  await round.finish(amount * 2n - 1n, 0n);
};
const slots: Step = async (player, at, amount) => {
  const session = await TestSlots.open(db.pool, player);
  const [round, sentId] = [randomBytes(6).toString('hex'), randomBytes(6).toString('hex')];
  await session.move('bet', { round, sentId, amountMinor: amount, at });
  await session.move('win', { round, amountMinor: amount / 2n + 1n, at });
};
const deposit: Step = (player, at, amount) =>
  post('deposit.credit', at, [
    [player, amount * 3n + 2n],
    ['outside.deposits', -amount * 3n],
    ['house.fees', 5n],
    ['house.bonuses', -7n],
  ]);
const withdrawal: Step = (player, at, amount) =>
  post('withdrawal.pay', at, [
    [player, -amount],
    ['outside.withdrawals', amount - 3n],
    ['house.fees', 3n],
  ]);

/** Money of one account of the house, to one player or to two. */
const paid =
  (kind: string, from: HouseAccountKind, sign = 1n): Step =>
  (player, at, amount) =>
    post(kind, at, [
      [player, sign * amount],
      [from, -sign * amount],
    ]);
const shared =
  (kind: string, from: HouseAccountKind): Step =>
  (player, at, amount, other) =>
    post(kind, at, [
      [player, 9n],
      [other, amount],
      [from, -amount - 9n],
    ]);

const forTwo: readonly Step[] = [
  battle,
  shared('tournament.prize', 'house.bonuses'),
  shared('airdrop.take', 'house.airdrops'),
];

/** Everything that moves the house's money, as the product books it. */
const steps: readonly Step[] = [
  bet,
  slots,
  deposit,
  withdrawal,
  paid('bonus.grant', 'house.bonuses'),
  paid('partner.earn', 'house.partners'),
  paid('airdrop.open', 'house.airdrops', -1n),
  ...forTwo,
];

/** A history over the days, with moments at their last milliseconds, of players and of somebody of the staff. */
const play = async (seed: number): Promise<void> => {
  const random = randomFrom(seed);
  const people = [...players, clerk];
  for (let count = 0; count < 60; count += 1) {
    const day = DAYS[Math.floor(random() * DAYS.length)] ?? FIRST;
    const at = random() < 0.3 ? dayStart(day + 1) - 1 : dayStart(day) + Math.floor(random() * 86_400_000);
    const player = people[Math.floor(random() * people.length)] ?? clerk;
    const step = steps[count % steps.length] ?? bet;
    const other = players.find((each) => each !== player) ?? clerk;
    if (player === clerk && forTwo.includes(step)) continue; // it takes two players
    await step(player, at, BigInt(Math.floor(random() * 400) + 10), other);
  }
};

/** Sums of a day by account, from the ledger without the staff. */
const booked = async (day: number): Promise<Record<string, bigint>> => {
  const { rows } = await db.owner.query<{ kind: string; amount: bigint }>(
    `SELECT a.kind, sum(e.amount)::bigint AS amount FROM ledger_transaction t JOIN ledger_entry e ON e.transaction_id = t.id
       JOIN ledger_account a ON a.id = e.account_id
     WHERE a.unit = 'BASE' AND t.at >= $1 AND t.at < $2 AND NOT EXISTS (
       SELECT FROM ledger_entry s JOIN ledger_account o ON o.id = s.account_id WHERE s.transaction_id = t.id AND o.user_id = $3)
     GROUP BY a.kind`,
    [dayStart(day), dayStart(day + 1), clerk.userId],
  );
  return Object.fromEntries(rows.map(({ kind, amount }) => [kind, amount]));
};

const total = (parts: Record<string, bigint>, ...kinds: string[]): bigint =>
  kinds.reduce((sum, kind) => sum + (parts[kind] ?? 0n), 0n);

const figureOf = (sums: FinanceSums, figure: FigureName): bigint => {
  if (figure === 'ggr') return grossOf(sums);
  if (figure === 'ngr') return netOf(sums);
  return sums[figure];
};

const readAll = async (place: Parameters<typeof figureEntries>[1]): Promise<bigint> => {
  let sum = 0n;
  let after: FigureMark | undefined;
  for (;;) {
    const page = await figureEntries(db.pool, place, { after, limit: 7 });
    sum += page.reduce((part, { amount }) => part + amount, 0n);
    after = page.at(-1);
    if (page.length < 7) return sum;
  }
};

/** The lives of all players, added up. */
const livesOf = async (): Promise<EarningParts> => {
  const total = { staked: 0n, paid: 0n, bonuses: 0n, fees: 0n, partners: 0n, other: 0n };
  for (const { userId } of [...players, clerk]) {
    const life = await playerFigures(db.pool, userId);
    for (const part of Object.keys(total) as (keyof EarningParts)[]) total[part] += life[part];
  }
  return total;
};

const staffed = async (): Promise<void> => {
  await db.owner.query(`UPDATE app_user SET roles = '{finance}' WHERE id = $1`, [clerk.userId]);
};

describe('figures of a random history', () => {
  beforeAll(async () => {
    await play(20_261_128);
    await staffed();
    for (const day of await daysToCount(db.pool, NOW, 100)) await countDay(db.pool, day, NOW);
  });

  it('are what the accounts of the house got, without the staff', async () => {
    for (const day of DAYS) {
      const parts = await booked(day);
      const [sums] = await financeDays(db.pool, { from: day, to: day });
      expect(sums).toMatchObject({
        deposits: -total(parts, 'outside.deposits'),
        withdrawals: total(parts, 'outside.withdrawals'),
        bonuses: total(parts, 'house.bonuses'),
        fees: total(parts, 'house.fees'),
        partners: total(parts, 'house.partners'),
        other: 0n,
        owed: total(parts, 'real', 'bonus', 'held', 'partner', 'house.airdrops'),
      });
      expect(sums && sums.staked - sums.paid).toBe(total(parts, 'house.games', 'house.providers'));
      // deposits less withdrawals and the house's win are what players own more
      expect(sums && sums.deposits - sums.withdrawals - figureOf(sums, 'ngr')).toBe(sums?.owed);
    }
  });

  it('are the sum of the entries below them, by whatever they are divided', async () => {
    let places = 0;
    for (const day of DAYS)
      for (const dimension of dimensions)
        for (const share of await financeShares(db.pool, { from: day, to: day }, dimension))
          for (const figure of figureNames) {
            places += 1;
            if (places % 4 > 0) continue; // each figure and dimension comes up in turn: eleven figures and four share no factor
            const place = { day, dimension, value: share.value, figure };
            const due = figureOf(share, figure);
            expect([place, (await figureSum(db.pool, place)).sum]).toEqual([place, due]);
            if (places % 12 === 0) expect([place, await readAll(place)]).toEqual([place, due]);
          }
    expect(places).toBeGreaterThan(300);
  });

  it('add up to the whole in every dimension of a player, and to all play by game and provider', async () => {
    const range = { from: FIRST, to: FIRST + 2 };
    const [all] = await financeShares(db.pool, range, 'all');
    const sumBy = async (dimension: Dimension, figure: FigureName): Promise<bigint> =>
      (await financeShares(db.pool, range, dimension)).reduce((sum, share) => sum + figureOf(share, figure), 0n);
    for (const dimension of ['currency', 'country', 'partner', 'cohort'] as const)
      for (const figure of figureNames)
        expect([dimension, figure, await sumBy(dimension, figure)]).toEqual([
          dimension,
          figure,
          all && figureOf(all, figure),
        ]);
    for (const dimension of ['game', 'provider'] as const)
      expect(await sumBy(dimension, 'ggr')).toBe(all && figureOf(all, 'ggr'));
  });

  it('count players once, and what players own from the ledger’s first day on', async () => {
    expect(await activePlayers(db.pool, { from: FIRST, to: FIRST + 2 })).toBe(players.length);
    const { rows } = await db.owner.query<{ owed: bigint }>(
      `SELECT sum(balance)::bigint AS owed FROM ledger_account WHERE unit = 'BASE' AND user_id = ANY ($1)`,
      [players.map(({ userId }) => userId)],
    );
    const aside = (await Promise.all(DAYS.map(booked))).reduce(
      (sum, parts) => sum + total(parts, 'house.airdrops'),
      0n,
    );
    expect(await owedAt(db.pool, FIRST + 2)).toBe((rows[0]?.owed ?? 0n) + aside);
  });

  it('are what all players brought, whichever days are counted', async () => {
    const everything = { from: FIRST - 5, to: FIRST + 2 };
    const [all] = await financeShares(db.pool, everything, 'all');
    const lives = await livesOf();
    expect(all).toMatchObject(lives);
    expect(grossOf(lives)).not.toBe(0n);
    await db.owner.query('UPDATE finance_count SET is_final = false WHERE day > $1', [FIRST]); // read from the ledger
    expect(await livesOf()).toEqual(lives);
    await db.owner.query('UPDATE finance_count SET has_players = false');
    await db.owner.query('DELETE FROM finance_player_day');
    expect(await livesOf()).toEqual(lives);
    expect(await countPlayers(db.pool, 4)).toBe(4);
    expect(await livesOf()).toEqual(lives);
    await countPlayers(db.pool, 100);
    for (const day of DAYS) await countDay(db.pool, day, NOW);
    expect(await livesOf()).toEqual(lives);
  });

  it('come to the same when they are counted again, and are seen to differ when they do not', async () => {
    const range = { from: FIRST - 5, to: FIRST + 2 };
    const before = await financeShares(db.pool, range, 'cohort');
    for (const day of DAYS) await countDay(db.pool, day, NOW);
    expect(await financeShares(db.pool, range, 'cohort')).toEqual(before);
    expect(await differingDays(db.pool, range)).toEqual([]);
    await db.owner.query(`UPDATE finance_day SET fees = fees + 1 WHERE day = $1 AND dimension = 'all'`, [FIRST + 1]);
    expect(await differingDays(db.pool, range)).toEqual([FIRST + 1]);
    await countDay(db.pool, FIRST + 1, NOW);
    expect(await differingDays(db.pool, range)).toEqual([]);
  });
});

describe('a closed month', () => {
  it('keeps its figures; what is found later stands on an open day, once', async () => {
    const [author, decider] = [await createTestPlayer(db), await createTestPlayer(db)];
    await db.owner.query(`UPDATE app_user SET roles = '{finance}' WHERE id = ANY ($1)`, [
      [author.userId, decider.userId],
    ]);
    const month = { from: FIRST, to: lastDayOf(FIRST) };
    expect(month.to).toBe(FIRST + 29);
    const [before] = await financeShares(db.pool, month, 'all');
    const hash = await hashMonth(db.pool, FIRST);
    const em = db.orm.em.fork();
    const months = financeMonthRepository(em);
    const id = await months.propose({ month: FIRST, hash, authorId: author.userId, reason: 'over', at: NOW });
    const ownDecision = months.decide(id, {
      status: 'closed',
      deciderId: author.userId,
      decision: 'mine',
      decidedAt: NOW,
    });
    await expect(ownDecision).rejects.toThrow(/four_eyes/);
    await months.decide(id, { status: 'closed', deciderId: decider.userId, decision: 'seen', decidedAt: NOW });

    await expect(countDay(db.pool, FIRST, NOW)).rejects.toThrow(/closed month/);
    const changed = db.pool.query('UPDATE finance_day SET staked = 0 WHERE day = $1', [FIRST + 1]);
    await expect(changed).rejects.toThrow(/closed month/);
    await expect(db.pool.query(`UPDATE finance_month SET status = 'rejected' WHERE id = $1`, [id])).rejects.toThrow();

    const [player] = players;
    if (!player) throw new Error('there is no player');
    await post('bonus.grant', dayStart(FIRST) + 5, [
      [player, 1_234n],
      ['house.bonuses', -1_234n],
    ]); // committed late
    expect(await adjustMonth(db.pool, FIRST, NOW)).toBeGreaterThan(0);
    expect(await adjustMonth(db.pool, FIRST, NOW)).toBe(0);
    const [after] = await financeShares(db.pool, month, 'all');
    expect(after).toEqual(before);
    const { rows } = await db.pool.query(
      'SELECT day, adjusts, bonuses, owed FROM finance_day WHERE adjusts > 0 AND dimension = $1',
      ['all'],
    );
    expect(rows).toEqual([{ day: dayOf(NOW), adjusts: FIRST, bonuses: -1_234n, owed: 1_234n }]);
    expect(await hashMonth(db.pool, FIRST)).toBe(hash);
  });
});
