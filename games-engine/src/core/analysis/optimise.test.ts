import { describe, expect, it } from 'vitest';
import { analyses } from '../../games/analyses.ts';
import type { MinesConfig } from '../../games/mines/index.ts';
import type { WheelConfig } from '../../games/wheel/index.ts';
import type { AnyAnalysis } from './define-analysis.ts';
import { checkConfig, isPublishable } from './guardrails.ts';
import { measure } from './measures.ts';
import { optimise } from './optimise.ts';

const { dice, mines, wheel } = analyses;
const from = (analysis: AnyAnalysis): object => analysis.defaultConfig as object;

describe('an optimised wheel', () => {
  it('has the wins wanted, on segments that return what is wanted', () => {
    const { proposals, isReached } = optimise(wheel, from(wheel), { rtp: 0.9375, wins: [15, 2, 6, 3] });
    expect(isReached).toBe(false);
    const [best] = proposals;
    const { multipliers, segments } = (best?.config ?? wheel.defaultConfig) as WheelConfig;
    expect(multipliers).toEqual([2, 3, 6, 15]);
    const returns = multipliers.map((times, sector) => segments.filter((each) => each === sector).length * times);
    expect(returns).toEqual([30, 30, 30, 30]);
    expect(proposals[0]?.reached).toMatchObject({ rtp: 30 / 32, wins: [2, 3, 6, 15] });
  });

  it('says what keeps wins from a table: a bound, or that there is no such table', () => {
    const { proposals, blocked } = optimise(wheel, from(wheel), { rtp: 0.94, wins: [2, 3, 4, 30] });
    expect(proposals).toEqual([]);
    expect(blocked[0]).toMatchObject({ rule: 'rtp', got: 0.875, allowed: { min: 0.9 } });
    const none = optimise(wheel, from(wheel), { rtp: 0.94, wins: [2, 4, 8, 16] });
    expect(none).toMatchObject({ proposals: [], blocked: [] }); // 16 + 8 + 4 + 2 segments are not 32
  });

  it('is told to be there already', () => {
    const { isReached } = optimise(wheel, from(wheel), { rtp: 0.9375, wins: [2, 3, 5, 30] });
    expect(isReached).toBe(true);
  });
});

describe('an optimised ladder of mines', () => {
  it('starts with the mines whose steps are nearest to the wins wanted', () => {
    const { proposals } = optimise(mines, from(mines), { rtp: 0.96, wins: [2, 4, 8] });
    const config = proposals[0]?.config as MinesConfig;
    expect(config.houseEdgePpm).toBe(40_000);
    expect(config.minePresets).toContain(config.defaultMines);
    for (const [index, win] of [2, 4, 8].entries())
      expect(Math.abs((proposals[0]?.reached.wins[index] ?? 0) - win) / win).toBeLessThan(0.1);
  });

  it('takes more volatile steps when that is wanted', () => {
    const reached = [4, 11].map(
      (deviation) => optimise(mines, from(mines), { deviation, wins: [] }).proposals[0]?.reached.deviation ?? 0,
    );
    expect(reached[0]).toBeLessThan(reached[1] ?? 0);
  });
});

it.each([
  ['wheel', wheel, { rtp: 0.9375, wins: [15] }],
  ['mines', mines, { rtp: 0.94, wins: [3, 9] }],
] as const)('every proposal for %s is exact, passes the guardrails, and a simulation agrees', (_, analysis, target) => {
  const known: AnyAnalysis = analysis;
  const { proposals } = optimise(known, from(known), target);
  expect(proposals.length).toBeGreaterThan(0);
  for (const { config, reached, simulation } of proposals) {
    expect(config).not.toEqual(known.defaultConfig);
    expect(isPublishable(checkConfig(known, config))).toBe(true);
    for (const { id, check } of simulation) {
      expect(check).toMatchObject({ verdict: 'agrees', rounds: 65_536 });
      const found = known.findClass(config, id);
      expect(reached.wins).toContain(
        found && Number(measure(found.distribution).maxReturn.num) / Number(measure(found.distribution).maxReturn.den),
      );
    }
  }
});

it('a target names something, above 0, of a game with a table', () => {
  expect(() => optimise(dice, from(dice), { rtp: 0.95, wins: [] })).toThrow('dice has no table');
  expect(() => optimise(wheel, from(wheel), { wins: [] })).toThrow('names a return');
  expect(() => optimise(wheel, from(wheel), { wins: [-1] })).toThrow('above 0, got -1');
});
