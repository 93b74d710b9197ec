import { describe, expect, it } from 'vitest';
import { analyses } from '../../games/analyses.ts';
import { hasAlikeNeighbours } from '../../games/wheel/wheel.tables.ts';
import type { WheelConfig } from '../../games/wheel/index.ts';
import { fraction, toNumber } from '../fraction.ts';
import type { AnyAnalysis, Goal } from './define-analysis.ts';
import { seekGoal, type Proposal } from './goal-seek.ts';
import { checkConfig, isPublishable } from './guardrails.ts';

const every: readonly AnyAnalysis[] = Object.values(analyses);

const seek = (analysis: AnyAnalysis, goal: Goal): readonly Proposal[] =>
  seekGoal(analysis, analysis.defaultConfig as object, goal).proposals;

describe('goal seek', () => {
  it.each(every.filter(({ id }) => id !== 'wheel').map((analysis) => [analysis.id, analysis] as const))(
    'reaches a return of %s exactly, to the millionth',
    (_, analysis) => {
      for (const rtp of [0.9, 0.93, 0.951, 0.973301, 0.98]) {
        const [best] = seek(analysis, { rtp });
        expect(best?.distance).toBeCloseTo(0, 9);
        expect(best && toNumber(best.reached.rtp)).toBeCloseTo(rtp, 9);
      }
    },
  );

  it.each(every.map((analysis) => [analysis.id, analysis] as const))(
    'proposes for %s only what passes the guardrails, the nearest first',
    (_, analysis) => {
      const proposals = seek(analysis, { rtp: 0.94 });
      expect(proposals.length).toBeGreaterThan(0);
      for (const [index, { config, distance }] of proposals.entries()) {
        expect(isPublishable(checkConfig(analysis, config))).toBe(true);
        expect(distance).toBeGreaterThanOrEqual(proposals[index - 1]?.distance ?? 0);
      }
    },
  );

  it('proposes nothing beyond the guardrails', () => {
    expect(seek(analyses.dice, { rtp: 0.999 })).toEqual([]);
    expect(seek(analyses.battle, { rtp: 0.5 })).toEqual([]);
  });

  it('says that a config is at the goal already, and does not propose it again', () => {
    for (const analysis of every) {
      const config = analysis.defaultConfig as object;
      const goal = { rtp: toNumber(analysis.promisedRtp(config)) };
      const { proposals, isReached } = seekGoal(analysis, config, goal);
      expect(isReached).toBe(true);
      expect(proposals.map((proposal) => proposal.config)).not.toContainEqual(config);
    }
  });

  it('says which bounds keep the goal out of reach', () => {
    const { proposals, blocked, isReached } = seekGoal(analyses.dice, analyses.dice.defaultConfig, { rtp: 0.999 });
    expect([proposals, isReached]).toEqual([[], false]);
    expect(blocked[0]).toMatchObject({ rule: 'rtp', severity: 'error', got: 0.999, allowed: { max: 0.99 } });
    expect(seekGoal(analyses.dice, analyses.dice.defaultConfig, { rtp: 0.96 }).blocked).toEqual([]);
  });

  it('moves the percents of dice for its greatest multiplier and its likeliest win', () => {
    const [best] = seek(analyses.dice, { rtp: 0.95, topMultiplier: 19, hitFrequency: 0.8 });
    expect(best).toMatchObject({
      config: { houseEdgePpm: 50_000, minPercentBp: 500, maxPercentBp: 9500, chanceLimitBp: 8001 },
      reached: { topMultiplier: fraction(19n), hitFrequency: fraction(4n, 5n) },
    });
  });

  it('moves the range of mines for its greatest multiplier', () => {
    const [best] = seek(analyses.mines, { topMultiplier: 10_000 });
    // 0.95 · C(24, 5) = 40,378.8 and 0.95 · C(24, 4) = 10,094.7
    expect(best).toMatchObject({ config: { maxMines: 4 }, reached: { topMultiplier: fraction(100_947n, 10n) } });
    const [often] = seek(analyses.mines, { hitFrequency: 0.75 });
    expect(often).toMatchObject({ config: { minMines: 6, maxMines: 23, defaultMines: 6 }, distance: 0 });
  });

  it('finds the default wheel for a return of 93.75 % and x30', () => {
    const [other] = seek(analyses.wheel, { rtp: 0.9375, topMultiplier: 15 });
    const [best] = seekGoal(analyses.wheel, other?.config ?? {}, { rtp: 0.9375, topMultiplier: 30 }).proposals;
    expect(best).toMatchObject({ config: { multipliers: [2, 3, 5, 30] }, distance: 0 });
  });

  it('finds wheels of other returns, no two alike beside each other', () => {
    for (const goal of [{ topMultiplier: 15 }, { rtp: 0.97, topMultiplier: 31 }, { hitFrequency: 0.3 }, { rtp: 0.9 }]) {
      const proposals = seek(analyses.wheel, goal);
      expect(proposals.length, JSON.stringify(goal)).toBeGreaterThan(0);
      for (const { config } of proposals) {
        const { segments, multipliers } = config as WheelConfig;
        expect(hasAlikeNeighbours(segments)).toBe(false);
        expect(new Set(multipliers).size).toBe(4);
      }
    }
  });

  it('refuses a goal that a game cannot aim at, and one of nothing', () => {
    expect(() => seek(analyses.battle, { topMultiplier: 3 })).toThrow(
      'battle cannot aim at topMultiplier, only at rtp',
    );
    expect(() => seek(analyses.dice, {})).toThrow('at least one');
    expect(() => seek(analyses.dice, { rtp: Number.NaN })).toThrow('rtp is above 0, got NaN');
  });
});
