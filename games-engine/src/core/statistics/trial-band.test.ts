import { describe, expect, it } from 'vitest';
import { MIN_BAND_ROUNDS, trialBand, trialErrors, type TriedRounds } from './trial-band.ts';

/** Even bets of 1.00 at a return of 95 %: 1.90 with probability 0.5, so mean 95 and variance 95² for each. */
const evenBets = (rounds: number, wins: number): TriedRounds => ({
  rounds,
  stakes: 100 * rounds,
  payouts: 190 * wins,
  mean: 95 * rounds,
  variance: 95 ** 2 * rounds,
  greatestStake: 100,
  greatestPayout: 190,
});

describe('the band of a trial', () => {
  it.each([
    [100, 12.3701],
    [1000, 5.3868],
    [10_000, 4.2231],
    [1_000_000, 4.5547],
  ])('reaches over %i rounds to %d standard errors', (rounds, errors) => {
    expect(trialErrors(rounds)).toBeCloseTo(errors, 3);
  });

  it('lies around the exact return', () => {
    // 1,000 rounds: 5.38677 · 95 · √1000 = 16,182.75 below and above 95,000, and one stake or payout more
    const band = trialBand(evenBets(1000, 500));
    expect(band).toMatchObject({ realised: 0.95, expected: 0.95, isOutside: false });
    expect(band?.low).toBeCloseTo(0.787_173, 5);
    expect(band?.high).toBeCloseTo(1.113_727, 5);
  });

  it.each([
    [586, false], // 111,340 is the last payout below 111,372.75
    [587, true],
    [415, false], // 78,850 is above 78,717.25
    [414, true],
  ])('is left by the wins that are too many or too few: %i of 1000', (wins, isOutside) => {
    expect(trialBand(evenBets(1000, wins))?.isOutside).toBe(isOutside);
  });

  it('is not left by one win, however great', () => {
    const many = { ...evenBets(1000, 500), payouts: 95_000 + 9_000_000, greatestPayout: 9_000_000 };
    expect(trialBand(many)?.isOutside).toBe(false);
    expect(trialBand({ ...many, greatestPayout: 4_500_000 })?.isOutside).toBe(true); // two of them
  });

  it('is none of few rounds, and none of a pot, in which nothing is left to luck', () => {
    expect(trialBand(evenBets(MIN_BAND_ROUNDS - 1, 99))).toBeUndefined();
    expect(trialBand(evenBets(MIN_BAND_ROUNDS, 100))).toBeDefined();
    expect(trialBand({ ...evenBets(1000, 500), variance: 0 })).toBeUndefined();
    expect(trialBand({ ...evenBets(1000, 500), variance: Number.NaN })).toBeUndefined();
  });
});
