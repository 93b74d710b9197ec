import type { RunTotals } from 'db';
import { describe, expect, it } from 'vitest';
import { realisedRtp } from './run-interval.ts';

const totalsOf = (rounds: readonly (readonly [stake: number, payout: number])[]): RunTotals => {
  const sum = (valueOf: (stake: number, payout: number) => number): number =>
    rounds.reduce((total, [stake, payout]) => total + valueOf(stake, payout), 0);
  return {
    configId: 1,
    rounds: rounds.length,
    players: 1,
    stakeMinor: sum((stake) => stake),
    payoutMinor: sum((_, payout) => payout),
    stakeSquares: sum((stake) => stake * stake),
    payoutSquares: sum((_, payout) => payout * payout),
    products: sum((stake, payout) => stake * payout),
  };
};

describe('the realised return of a run', () => {
  it('is not known without rounds, and has no interval with one', () => {
    expect(realisedRtp(undefined)).toEqual({ rtpPercent: null, lowPercent: null, highPercent: null });
    expect(realisedRtp(totalsOf([[100, 190]]))).toEqual({ rtpPercent: 190, lowPercent: null, highPercent: null });
  });

  it('has the interval of a mean when all stakes are the same', () => {
    // returns 0, 2, 0, 2: mean 1, sample variance 4/3, standard error √(1/3)
    const rounds = [0, 200, 0, 200].map((payout) => [100, payout] as const);
    const { rtpPercent, lowPercent, highPercent } = realisedRtp(totalsOf(rounds));
    expect(rtpPercent).toBe(100);
    expect(highPercent).toBeCloseTo(100 + 196 * Math.sqrt(1 / 3), 1);
    expect(lowPercent).toBe(0); // 100 − 113: a return is never below 0
  });

  it('has none where every round returns the same share', () => {
    const { lowPercent, highPercent } = realisedRtp(totalsOf([[100, 95], [200, 190], [1000, 950]])); // prettier-ignore
    expect(lowPercent).toBeCloseTo(95, 6);
    expect(highPercent).toBeCloseTo(95, 6);
  });

  it('covers the true return about 95 times of 100', () => {
    // a deterministic stream of wins at 1:2 paying 1.9 times, with stakes of two sizes
    let state = 1;
    const next = (): number => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
    let covered = 0;
    for (let run = 0; run < 400; run += 1) {
      const rounds = Array.from({ length: 300 }, () => {
        const stake = next() < 0.5 ? 100 : 1000;
        return [stake, next() < 0.5 ? stake * 1.9 : 0] as const;
      });
      const { lowPercent, highPercent } = realisedRtp(totalsOf(rounds));
      if ((lowPercent ?? 100) <= 95 && (highPercent ?? 0) >= 95) covered += 1;
    }
    expect(covered / 400).toBeGreaterThan(0.91);
    expect(covered / 400).toBeLessThan(0.985);
  });
});
