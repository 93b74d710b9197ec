import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addBet, emptyStats, MAX_POINTS } from './session-stats.ts';

describe("the session's figures", () => {
  test('count bets, wins, what was wagered and the profit', () => {
    const one = addBet(emptyStats, { won: true, stakeMinor: 100n, payoutMinor: 190n });
    const two = addBet(one, { won: false, stakeMinor: 50n, payoutMinor: 0n });
    expect(two).toMatchObject({ bets: 2, wins: 1, wageredMinor: 150n, profitMinor: 40n });
    expect(two.points).toEqual([
      { bet: 0, profit: 0 },
      { bet: 1, profit: 90 },
      { bet: 2, profit: 40 },
    ]);
  });

  test('keep the first and the last point and a bounded number between, however long the play', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3000 }), (bets) => {
        let stats = emptyStats;
        for (let bet = 0; bet < bets; bet += 1) stats = addBet(stats, { won: false, stakeMinor: 1n, payoutMinor: 0n });
        expect(stats.points.length).toBeLessThanOrEqual(MAX_POINTS);
        expect(stats.points[0]).toEqual({ bet: 0, profit: 0 });
        expect(stats.points.at(-1)).toEqual({ bet: bets, profit: -bets });
        const order = stats.points.map(({ bet }) => bet);
        expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
      }),
      { numRuns: 20 },
    );
  });
});
