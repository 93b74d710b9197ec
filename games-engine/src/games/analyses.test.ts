import { describe, expect, it } from 'vitest';
import type { AnyAnalysis, StakeClass } from '../core/analysis/define-analysis.ts';
import { distributionOf } from '../core/analysis/distribution.ts';
import { measure } from '../core/analysis/measures.ts';
import { compare, fraction, subtract } from '../core/fraction.ts';
import type { IntSource } from '../core/stream.ts';
import { analyses, houseAnalyses } from './analyses.ts';
import { battleExact, type BattleStake } from './battle/index.ts';
import { coinflipExact } from './coinflip/index.ts';
import { diceExact, type DiceSide } from './dice/index.ts';
import { minesExact } from './mines/index.ts';
import { gameIds, games } from './registry.ts';
import { wheelExact } from './wheel/index.ts';

const every: readonly AnyAnalysis[] = Object.values(analyses);
const shown = every.flatMap((analysis) =>
  analysis.displayClasses(analysis.defaultConfig).map((each) => ({ game: analysis.id, id: each.id, each })),
);

/** Counts each payout when every draw is played once, one branch after another. */
const playEvery = ({ play }: StakeClass): Map<bigint, bigint> => {
  const paid = new Map<bigint, bigint>();
  let path: { drawn: number; of: number }[] = [];
  for (let isLast = false; !isLast;) {
    let depth = 0;
    const source: IntSource = {
      int(range) {
        const step = (path[depth] ??= { drawn: 0, of: range });
        depth += 1;
        return step.drawn;
      },
    };
    const payoutMinor = play(source);
    paid.set(payoutMinor, (paid.get(payoutMinor) ?? 0n) + 1n);
    while (path.length > 0 && (path.at(-1)?.drawn ?? 0) + 1 === path.at(-1)?.of) path.pop();
    isLast = path.length === 0;
    path = path.map((step, index) => (index === path.length - 1 ? { ...step, drawn: step.drawn + 1 } : step));
  }
  return paid;
};

const enumerated = (each: StakeClass): ReturnType<typeof distributionOf> => {
  const paid = [...playEvery(each)];
  const all = paid.reduce((total, [, count]) => total + count, 0n);
  return distributionOf(
    each.stakeMinor,
    paid.map(([payoutMinor, count]) => ({ chance: fraction(count, all), payoutMinor })),
  );
};

describe('the analyses', () => {
  it('are there for every game, with its schema and its default', () => {
    for (const id of gameIds) {
      const analysis = houseAnalyses.find(id);
      expect(analysis?.id).toBe(id);
      expect(analysis?.configSchema).toBe(games[id].configSchema);
      expect(analysis?.defaultConfig).toBe(games[id].defaultConfig);
    }
    expect([houseAnalyses.find('roulette'), houseAnalyses.find('toString')]).toEqual([undefined, undefined]);
  });

  it.each(every.map((analysis) => [analysis.id, analysis] as const))(
    'the analyses of %s find each class by its id',
    (_, analysis) => {
      const { defaultConfig: config } = analysis;
      const ids = new Set<string>();
      for (const { id } of analysis.stakeClasses(config)) ids.add(id);
      for (const { id, distribution, parameters } of analysis.displayClasses(config)) {
        expect(ids.has(id)).toBe(true);
        expect(analysis.findClass(config, id)).toMatchObject({ id, distribution, parameters });
      }
      expect(ids.size).toBe([...analysis.stakeClasses(config)].length);
      for (const id of ['', 'less-0', 'less-05000', 'less-9900', 'mines-1-safe-1', 'mines-4-safe-21', 'sector-4', 'x'])
        expect(analysis.findClass(config, id)).toBeUndefined();
    },
  );

  it.each(shown.filter(({ each }) => each.drawRange !== undefined))(
    'the analyses of $game equal the payouts of every draw: $id',
    ({ each }) => expect(each.distribution).toEqual(enumerated(each)),
  );

  it.each([
    'mines-2-safe-1',
    'mines-2-safe-3',
    'mines-2-safe-22',
    'mines-3-safe-1',
    'mines-3-safe-11',
    'mines-3-safe-21',
  ])('the analyses of mines equal the payouts of every order of every field: %s', (id) => {
    const each = analyses.mines.findClass(analyses.mines.defaultConfig, id, 1234n);
    expect(each && enumerated(each)).toEqual(each?.distribution);
  });

  it('promise what the games promise, and tables keep below it by less than a floor', () => {
    for (const analysis of every)
      for (const { promisedRtp, table, tableMinor } of analysis.displayClasses(analysis.defaultConfig)) {
        if (measure(table).maxPayoutMinor === 1_000_000_000n) continue; // the cap takes more
        expect(promisedRtp).toEqual(analysis.promisedRtp(analysis.defaultConfig));
        const lost = subtract(promisedRtp, measure(table).rtp);
        expect(compare(lost, fraction(0n))).toBeGreaterThanOrEqual(0);
        expect(compare(lost, fraction(100n, tableMinor))).toBeLessThan(0); // fewer than a hundred winners
      }
  });
});

describe('measures of a class', () => {
  const stake = 1237n;

  it('are those of dice', () => {
    const { defaultConfig: config } = analyses.dice;
    for (const { parameters, distribution } of analyses.dice.displayClasses(config, stake)) {
      const choice = { percentBp: Number(parameters['percentBp']), side: parameters['side'] as DiceSide };
      const exact = diceExact(config, choice, stake);
      const { rtp, variance, hitFrequency, maxPayoutMinor } = measure(distribution);
      expect([rtp, variance, hitFrequency, maxPayoutMinor]).toEqual([
        exact.rtp,
        exact.variance,
        exact.winProbability,
        exact.payoutMinor,
      ]);
    }
  });

  it('are those of mines, for every plan', () => {
    const { defaultConfig: config } = analyses.mines;
    for (const { parameters, distribution } of analyses.mines.stakeClasses(config, stake)) {
      const plan = { minesLength: Number(parameters['minesLength']), safe: Number(parameters['safe']) };
      const exact = minesExact(config, plan, stake);
      const { rtp, variance, hitFrequency, maxPayoutMinor } = measure(distribution);
      expect(maxPayoutMinor).toBe(exact.payoutMinor);
      expect([rtp, variance, hitFrequency]).toEqual([exact.rtp, exact.variance, exact.reachProbability]);
    }
  });

  it('are those of the wheel', () => {
    const { defaultConfig: config } = analyses.wheel;
    for (const { parameters, distribution } of analyses.wheel.displayClasses(config, stake)) {
      const exact = wheelExact(config, { choice: { sector: Number(parameters['sector']) }, stakeMinor: stake });
      const { rtp, variance } = measure(distribution);
      expect([rtp, variance]).toEqual([exact.rtp, exact.variance]);
    }
  });

  it('are those of coinflip, and the house keeps as much', () => {
    const { defaultConfig: config } = analyses.coinflip;
    for (const { distribution, table } of analyses.coinflip.displayClasses(config, stake)) {
      const exact = coinflipExact(config, stake);
      expect([measure(distribution).rtp, measure(distribution).variance]).toEqual([exact.rtp, exact.variance]);
      expect(measure(table).houseEdge).toEqual(exact.houseShare);
    }
  });

  it('are those of battle where nine stand against one', () => {
    const { defaultConfig: config } = analyses.battle;
    const bet = (team: 'red' | 'blue'): BattleStake => ({ choice: { team }, stakeMinor: stake });
    const red = Array.from({ length: 9 }, () => bet('red'));
    const exact = battleExact(config, [...red, bet('blue')]);
    const found = analyses.battle.findClass(config, 'great-bank', stake);
    expect(found && measure(found.distribution).rtp).toEqual(exact.bets[0]?.rtp);
    expect(found && measure(found.distribution).variance).toEqual(exact.bets[0]?.variance);
    expect(found && measure(found.table).houseEdge).toEqual(exact.houseShare);
  });

  it('the measures of classic are a share of the pot', () => {
    const found = analyses.classic.findClass(analyses.classic.defaultConfig, 'small-share', 1000n);
    expect(found && measure(found.distribution).hitFrequency).toEqual(fraction(1n, 10n));
    expect(found && measure(found.distribution).maxPayoutMinor).toBe(9500n);
    expect(found && measure(found.table).variance).toEqual(fraction(0n));
  });

  it('the measures of classic leave out a table for which the stakes are too great', () => {
    const config = { ...analyses.classic.defaultConfig, maxStakeMinor: 500 };
    const ids = analyses.classic.displayClasses(config).map(({ id }) => id);
    expect(ids).toEqual(['pair', 'one-of-ten', 'small-against-many']);
  });
});
