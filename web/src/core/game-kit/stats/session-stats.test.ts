import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { SettledBet } from '../result/result.ts';
import { addRound, emptyStats, MAX_POINTS, packStats, unpackStats, type SessionStats } from './session-stats.ts';

const bet = (stakeMinor: bigint, payoutMinor = 0n): SettledBet => ({
  won: payoutMinor > 0n,
  stakeMinor,
  payoutMinor,
});

const after = (...rounds: SettledBet[][]): SessionStats => rounds.reduce(addRound, emptyStats);

describe("the session's figures", () => {
  test('count bets, wins, what was wagered and the profit', () => {
    const two = after([bet(100n, 190n)], [bet(50n)]);
    expect(two).toMatchObject({ bets: 2, wins: 1, wageredMinor: 150n, profitMinor: 40n });
    expect(two.points).toEqual([
      { bet: 0, profit: 0 },
      { bet: 1, profit: 90 },
      { bet: 2, profit: 40 },
    ]);
  });

  test('count every bet of a round, and draw what they came to together: no dip before the one that won', () => {
    const round = after([bet(100n), bet(100n), bet(100n, 500n)]);
    expect(round).toMatchObject({ bets: 3, wins: 1, wageredMinor: 300n, profitMinor: 200n });
    expect(round.points).toEqual([
      { bet: 0, profit: 0 },
      { bet: 3, profit: 200 },
    ]);
    expect(after([bet(100n, 195n), bet(200n, 390n)])).toMatchObject({ bets: 2, wins: 2, profitMinor: 285n });
  });

  test('keep the first and the last point and a bounded number between, however long the play', () => {
    const sizes = fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 2000 });
    fc.assert(
      fc.property(sizes, (rounds) => {
        const stats = after(...rounds.map((size) => Array.from({ length: size }, () => bet(1n))));
        const bets = rounds.reduce((sum, size) => sum + size, 0);
        expect(stats.points.length).toBeLessThanOrEqual(MAX_POINTS);
        expect(stats.points[0]).toEqual({ bet: 0, profit: 0 });
        expect(stats.points.at(-1)).toEqual({ bet: bets, profit: -bets });
        const order = stats.points.map((point) => point.bet);
        expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
      }),
      { numRuns: 20 },
    );
  });

  test('come back as they were kept', () => {
    const stats = after([bet(100n, 190n)], [bet(50n), bet(10n ** 15n)]);
    expect(unpackStats(JSON.parse(JSON.stringify(packStats(stats))))).toEqual(stats);
  });

  test.each([
    undefined,
    null,
    'x',
    {},
    { ...packStats(emptyStats), bets: -1 },
    { ...packStats(emptyStats), profitMinor: '1e5' },
    { ...packStats(emptyStats), stride: 0 },
    { ...packStats(emptyStats), points: [] },
    { ...packStats(emptyStats), points: [{ bet: 'x', profit: 0 }] },
    { ...packStats(emptyStats), points: Array.from({ length: MAX_POINTS + 1 }, (_, at) => ({ bet: at, profit: 0 })) },
  ])('start over where %j was kept', (value) => {
    expect(unpackStats(value)).toEqual(emptyStats);
  });
});
