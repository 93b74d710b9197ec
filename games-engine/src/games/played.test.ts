import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyAnalysis } from '../core/analysis/define-analysis.ts';
import type { PlayedBets, PlayedClass } from '../core/analysis/played.ts';
import { simulationSource } from '../core/simulation.ts';
import { randomChoice } from '../testing/random-bet.ts';
import { analyses } from './analyses.ts';
import { mines } from './mines/index.ts';
import { gameIds, games, type GameId } from './registry.ts';

const kind: PlayedBets = {
  choice: {},
  opened: 0,
  isPaid: true,
  isFirst: true,
  betsOfRound: 1,
  share: 1,
  sideShare: 1,
  count: 1,
  stakeMinor: 1000,
};

const classesOf = (
  game: GameId,
  bets: readonly Partial<PlayedBets>[],
  changed: object = {},
): readonly PlayedClass[] => {
  const analysis: AnyAnalysis = analyses[game];
  return analysis.playedClasses(
    { ...analysis.defaultConfig, ...changed },
    bets.map((bet) => ({ ...kind, ...bet })),
  );
};

const weights = (classes: readonly PlayedClass[]): Record<string, number> =>
  Object.fromEntries(classes.map(({ id, weight }) => [id, weight]));

describe.each(gameIds)('played bets of %s', (game) => {
  const analysis: AnyAnalysis = analyses[game];
  const twentieth = fc.integer({ min: 0, max: 20 }).map((part) => part / 20);
  const bets = fc.record({
    choice: fc.string().map((seed) => randomChoice(games[game], simulationSource(seed))),
    opened: fc.integer({ min: 0, max: 23 }),
    isPaid: fc.boolean(),
    isFirst: fc.boolean(),
    betsOfRound: fc.constantFrom(1, 2, 3, 50),
    share: twentieth,
    sideShare: twentieth,
    count: fc.integer({ min: 1, max: 1000 }),
    stakeMinor: fc.integer({ min: 1000, max: 1_000_000 }),
  });

  it('are of classes that the config has, each once, the most played first, and no more than there were', () => {
    fc.assert(
      fc.property(fc.array(bets, { maxLength: 20 }), (played) => {
        const classes = analysis.playedClasses(analysis.defaultConfig, played);
        for (const { id, weight, stakeMinor } of classes) {
          const found = analysis.findClass(analysis.defaultConfig, id, stakeMinor);
          // a table of classic needs stakes that the config may not allow
          if (game !== 'classic') expect([id, found?.id]).toEqual([id, id]);
          expect(weight).toBeGreaterThan(0);
        }
        expect(new Set(classes.map(({ id }) => id)).size).toBe(classes.length);
        expect(classes).toEqual(classes.toSorted((a, b) => b.weight - a.weight));
        const total = classes.reduce((sum, { weight }) => sum + weight, 0);
        expect(total).toBeLessThanOrEqual(played.reduce((sum, { count }) => sum + count, 0) + 1e-6);
      }),
    );
    expect(analysis.playedClasses(analysis.defaultConfig, [])).toEqual([]);
  });
});

describe('a bet', () => {
  it('a bet of dice gets a class made for its percent, with the mean stake', () => {
    const choice = { percentBp: 4713, side: 'less' };
    const classes = classesOf('dice', [
      { choice, count: 3, stakeMinor: 100 },
      { choice, isPaid: false, count: 1, stakeMinor: 500 },
      { choice: { percentBp: 50, side: 'more' }, count: 9 }, // not open
      { choice: { percentBp: 'x' } },
    ]);
    expect(classes).toEqual([{ id: 'less-4713', weight: 4, stakeMinor: 150n }]);
  });

  it('a bet of the wheel belongs to its sector, one of coinflip to its seat', () => {
    expect(weights(classesOf('wheel', [{ choice: { sector: 2 }, count: 5 }, { choice: { sector: 9 } }]))).toEqual({
      'sector-2': 5,
    });
    expect(weights(classesOf('coinflip', [{ count: 5 }, { isFirst: false, count: 4 }]))).toEqual({ creator: 5, joiner: 4 }); // prettier-ignore
  });

  it.each<[Partial<PlayedBets>, string]>([
    [{ betsOfRound: 2, sideShare: 0.5, share: 0.5 }, 'equal'],
    [{ betsOfRound: 2, sideShare: 0.75, share: 0.75 }, 'equal'],
    [{ betsOfRound: 3, sideShare: 0.9, share: 0.1 }, 'great-bank'],
    [{ betsOfRound: 3, sideShare: 0.1, share: 0.1 }, 'small-bank'],
    [{ betsOfRound: 3, sideShare: 0, share: 0 }, 'small-against-many'],
    [{ betsOfRound: 50, sideShare: 0.45, share: 0 }, 'crowd'],
  ])('a bet of battle at %j belongs to the table %s', (bet, id) => {
    expect(weights(classesOf('battle', [bet]))).toEqual({ [id]: 1 });
  });

  it.each<[Partial<PlayedBets>, string]>([
    [{ betsOfRound: 2, share: 0.5 }, 'pair'],
    [{ betsOfRound: 3, share: 0.35 }, 'pair'],
    [{ betsOfRound: 3, share: 0.1 }, 'one-of-ten'],
    [{ betsOfRound: 2, share: 0.1 }, 'small-share'],
    [{ betsOfRound: 2, share: 0.9 }, 'great-share'],
    [{ betsOfRound: 50, share: 0 }, 'small-against-many'],
  ])('a bet of classic at %j belongs to the table %s', (bet, id) => {
    expect(weights(classesOf('classic', [bet]))).toEqual({ [id]: 1 });
  });
});

describe('plans of mines', () => {
  const choice = { minesLength: 5 };

  it('are seen where a win was taken, and share out what a mine had ended before', () => {
    // in 100 rounds 20 met a mine at once; 40 of the 80 with one safe cell took, so half of all meant to
    const bets = [
      { choice, opened: 1, isPaid: false, count: 20 },
      { choice, opened: 1, count: 40 },
      { choice, opened: 2, isPaid: false, count: 10 },
      { choice, opened: 2, count: 30 },
    ];
    expect(weights(classesOf('mines', bets))).toEqual({ 'mines-5-safe-1': 50, 'mines-5-safe-2': 50 });
  });

  it('go one cell further where nobody came to take', () => {
    expect(weights(classesOf('mines', [{ choice, opened: 3, isPaid: false, count: 7 }]))).toEqual({
      'mines-5-safe-3': 7,
    });
    const cleared = [{ choice: { minesLength: 23 }, opened: 1, count: 2 }];
    expect(weights(classesOf('mines', cleared))).toEqual({ 'mines-23-safe-1': 2 });
  });

  it('are found again in rounds that were played by known ones', () => {
    const config = mines.defaultConfig;
    const source = simulationSource('plans');
    const meant = [1, 3, 3, 6] as const;
    const seen = new Map<string, PlayedBets>();
    for (let round = 0; round < 40_000; round += 1) {
      const safe = meant[round % meant.length] ?? 1;
      const laid = mines.draw(source, config, choice).mines;
      const isPaid = laid.every((cell) => cell >= safe);
      const opened = isPaid ? safe : Math.min(...laid) + 1; // cells are opened from the first on
      const key = `${isPaid} ${opened}`;
      seen.set(key, { ...kind, choice, opened, isPaid, count: (seen.get(key)?.count ?? 0) + 1 });
    }
    const found = weights(classesOf('mines', [...seen.values()]));
    for (const [id, count] of [
      ['mines-5-safe-1', 10_000],
      ['mines-5-safe-3', 20_000],
      ['mines-5-safe-6', 10_000],
    ] as const)
      // prettier-ignore
      expect(Math.abs((found[id] ?? 0) - count)).toBeLessThan(500); // five standard deviations and more
    expect(Object.keys(found)).toHaveLength(3);
  });
});
