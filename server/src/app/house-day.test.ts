import { randomBytes } from 'node:crypto';
import { dayStart, finance, rollUpStats, soloReturns } from 'db';
import { HOUSE_OFFSET_MS } from 'games-engine';
import { settleTestBet, testBet } from 'db/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BonusHouse, type BonusTester } from '../features/bonus/testing/bonus-fixtures.ts';

const FIRST = 20_780; // 2026-11-23
const DAYS = [FIRST, FIRST + 1, FIRST + 2];

let house: BonusHouse;
let player: BonusTester;

/** An id that was made then, as ids of rounds are. */
const idAt = (at: number): string => {
  const hex = at.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-${randomBytes(6).toString('hex')}`;
};

const bet = async (at: number, stakeMinor: bigint, payoutMinor: bigint): Promise<void> => {
  const asked = await testBet(house.db.pool, player, { stakeMinor, payoutMinor });
  await settleTestBet(house.db.pool, { ...asked, id: idAt(at), at });
};

beforeAll(async () => {
  house = await BonusHouse.open(dayStart(FIRST));
  player = await house.player();
  // the first and the last moment of each day, and of the days of Greenwich
  for (const [index, day] of DAYS.entries())
    for (const [step, at] of [
      dayStart(day),
      dayStart(day) + HOUSE_OFFSET_MS - 1,
      dayStart(day) + HOUSE_OFFSET_MS,
      dayStart(day + 1) - 1,
    ].entries())
      await bet(at, 10n ** BigInt(step) * BigInt(index + 1) * 100n, BigInt(step) * 7n);
  await rollUpStats(house.db.pool, [player.userId]);
  for (const day of DAYS) await finance.countDay(house.db.pool, day, dayStart(FIRST + DAYS.length));
});
afterAll(() => house.close());

const rowsOf = (day: number): { stakes: bigint; payouts: bigint } => ({
  stakes: 1_111n * BigInt(day - FIRST + 1) * 100n,
  payouts: 42n,
});

/** Stakes and payouts that an auditor is shown for a day. */
const audited = async (day: number): Promise<{ stakes: bigint; payouts: bigint }> => {
  const range = { from: dayStart(day), to: dayStart(day + 1) };
  const sums = { stakes: 0n, payouts: 0n };
  const query = { ...range, game: 'dice', buckets: 1, accounts: ['real'] };
  for await (const rows of soloReturns(house.db.pool, query, []))
    for (const { stakes, payouts } of rows) {
      sums.stakes += stakes;
      sums.payouts += payouts;
    }
  return sums;
};

it('the sums of a day are the same in the office, for auditors, for partners and in the tournament', async () => {
  const range = { from: FIRST, to: FIRST + DAYS.length - 1 };
  const days = await finance.financeDays(house.db.pool, range);
  const games = await finance.financeDaysBy(house.db.pool, range, 'game');
  const { rows: played } = await house.db.pool.query<{ day: number; stakes: bigint; payouts: bigint }>(
    'SELECT day, staked AS stakes, paid AS payouts FROM played_day ORDER BY day',
  );
  for (const [at, day] of DAYS.entries()) {
    const { stakes, payouts } = rowsOf(day);
    expect(days[at] && finance.grossOf(days[at])).toBe(stakes - payouts);
    expect(games[at] && { ...games[at], ggr: finance.grossOf(games[at]) }).toMatchObject({
      day,
      value: 'dice',
      ggr: stakes - payouts,
    });
    expect(await audited(day)).toEqual({ stakes, payouts });
    expect(played[at]).toEqual({ day, stakes, payouts });
  }
});
