import { describe, expect, it } from 'vitest';
import { bookingOf, ceilingOf, cpaPrizeOf, formulaOf, ngrOf, subEarningOf, type PlanSums } from './earnings.ts';

const sums = (changes: Partial<PlanSums> = {}): PlanSums => ({
  bets: 1_000_000n,
  wins: 900_000n,
  bonuses: 20_000n,
  fees: 1_000n,
  deposits: 300_000n,
  withdrawals: 100_000n,
  turnover: 5_000n,
  cpaPrizes: 20_000n,
  ...changes,
});

describe('the waterfall', () => {
  it('goes from bets by wins, bonuses and fees to what the house kept', () => {
    expect(ngrOf(sums())).toBe(79_000n);
  });

  it('gives each plan its own formula', () => {
    const formulas = (['turnover', 'deposit', 'bet', 'cpa'] as const).map((plan) => formulaOf(plan, sums()));
    expect(formulas).toEqual([5_000n, 100_000n, 39_500n, 20_000n]);
  });

  it('rounds down, and gives nothing of what is below zero', () => {
    expect(formulaOf('bet', sums({ fees: 1_001n }))).toBe(39_499n);
    expect(formulaOf('bet', sums({ wins: 990_000n }))).toBe(0n);
    expect(formulaOf('deposit', sums({ withdrawals: 300_001n }))).toBe(0n);
    expect(subEarningOf(1_999n)).toBe(99n);
    expect(subEarningOf(-1n)).toBe(0n);
  });

  it('never pays more than half of what the house kept of all referrals, for CPA all of it', () => {
    expect(ceilingOf('turnover', sums())).toBe(39_500n);
    expect(ceilingOf('deposit', sums())).toBe(39_500n);
    expect(ceilingOf('cpa', sums())).toBe(79_000n);
    expect(ceilingOf('cpa', sums({ wins: 2_000_000n }))).toBe(0n);
  });
});

describe('the prize of CPA', () => {
  it.each([
    [100_000n, 50_000n, 20_000n],
    [99_999n, 50_000n, 0n],
    [100_000n, 49_999n, 0n],
    [1_000_000n, 499_999n, 20_000n],
    [1_000_000n, 500_000n, 150_000n],
    [10_000_000n, 5_000_000n, 370_000n],
  ])('is, for stakes of %i and deposits of %i, %i', (bets, deposits, prize) => {
    expect(cpaPrizeOf({ bets, deposits })).toBe(prize);
  });
});

describe('a booking', () => {
  const books = { formula: 5_000n, ceiling: 9_000n, before: 0n, balance: 0n };

  it('is what is due beyond what was booked', () => {
    expect(bookingOf(books)).toBe(5_000n);
    expect(bookingOf({ ...books, ceiling: 4_000n, before: 1_500n, balance: 1_500n })).toBe(2_500n);
  });

  it('takes back what fell, as far as it was not converted, and carries the rest over', () => {
    expect(bookingOf({ ...books, ceiling: 0n, before: 5_000n, balance: 2_000n })).toBe(-2_000n);
    expect(bookingOf({ ...books, ceiling: 4_000n, before: 3_000n, balance: 0n })).toBe(1_000n);
    expect(bookingOf({ ...books, ceiling: 2_500n, before: 3_000n, balance: 0n })).toBe(0n);
  });

  it('never pays two accounts of one person who win and lose against the house', () => {
    // every split of one stake over a losing and a winning referral: the house kept nothing of both together
    for (let lost = 0n; lost <= 1_000n; lost += 50n) {
      const both = sums({ bets: 1_000n + lost, wins: 1_000n + lost, bonuses: 0n, fees: 0n });
      for (const plan of ['turnover', 'deposit', 'bet', 'cpa'] as const)
        expect(
          bookingOf({ formula: formulaOf(plan, both), ceiling: ceilingOf(plan, both), before: 0n, balance: 0n }),
        ).toBe(0n);
    }
  });
});
