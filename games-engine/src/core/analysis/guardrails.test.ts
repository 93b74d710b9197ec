import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyses } from '../../games/analyses.ts';
import { gameIds } from '../../games/registry.ts';
import type { AnyAnalysis } from './define-analysis.ts';
import { guardBoundsSchema, type GuardBounds } from './guard-bounds.ts';
import { checkConfig, isPublishable, type Finding } from './guardrails.ts';

const { dice, mines, wheel, battle, classic, coinflip } = analyses;

const check = (analysis: AnyAnalysis, change: object, bounds: Partial<GuardBounds> = {}): readonly Finding[] =>
  checkConfig(analysis, { ...analysis.defaultConfig, ...change }, { ...analysis.defaultBounds, ...bounds });

describe('guardrails', () => {
  it.each(gameIds)('keep nothing from publishing the default of %s, and bounds are bounds', (id) => {
    const analysis: AnyAnalysis = analyses[id];
    const expected = id === 'mines' ? ['capped'] : []; // its greatest stakes meet the cap before the last cell
    expect(checkConfig(analysis, analysis.defaultConfig).map(({ rule }) => rule)).toEqual(expected);
    expect(isPublishable(checkConfig(analysis, analysis.defaultConfig))).toBe(true);
    expect(guardBoundsSchema.parse(analysis.defaultBounds)).toEqual(analysis.defaultBounds);
    for (const field of Object.keys(analysis.defaultBounds.timings))
      expect(Object.keys(analysis.defaultConfig as object)).toContain(field);
  });

  it.each([undefined, null, 7, 'x', [], {}])('name what the schema does not take in %j', (config) => {
    const findings = checkConfig(dice, config);
    expect(findings.length).toBeGreaterThan(0);
    expect(findings.every(({ rule }) => rule === 'schema')).toBe(true);
    expect(isPublishable(findings)).toBe(false);
  });

  it('name the field', () => {
    expect(check(dice, { houseEdgePpm: 600_000 })).toMatchObject([{ rule: 'schema', where: 'houseEdgePpm' }]);
    expect(check(wheel, { segments: [0] })[0]).toMatchObject({ rule: 'schema', where: 'segments' });
  });

  it('keep a return within its bounds, below and above', () => {
    expect(check(dice, { houseEdgePpm: 200_000 })).toMatchObject([
      { rule: 'rtp', got: 0.8, allowed: { min: 0.9, max: 0.99 }, classes: 9401 },
      { rule: 'flooredRtp' },
      { rule: 'winBelowStake', where: 'less-9500', got: 8000 / 9500, allowed: { min: 1 }, classes: 1500 },
    ]);
    expect(check(coinflip, { commissionPpm: 1000 })).toMatchObject([{ rule: 'rtp', got: 0.999 }]);
    expect(check(classic, { commissionPpm: 0 })).toMatchObject([{ rule: 'rtp', where: 'pair', got: 1 }]);
    expect(check(battle, { commissionPpm: 250_000 })).toMatchObject([{ rule: 'rtp', got: 0.875 }, {}]);
  });

  it('name the sector that is worst, and how many are wrong', () => {
    const found = check(wheel, { multipliers: [2, 2, 4, 30] });
    expect(found).toMatchObject([
      { rule: 'rtp', where: 'sector-1', got: 20 / 32, classes: 2 },
      { rule: 'flooredRtp', where: 'sector-1', classes: 2 },
    ]);
  });

  it('never let the house lose on average', () => {
    const generous: AnyAnalysis = {
      ...wheel,
      configSchema: { ...wheel.configSchema, safeParse: (data: unknown) => ({ success: true, data }) } as never,
    };
    const found = check(generous, { multipliers: [3, 3, 5, 30] });
    expect(found[0]).toMatchObject({ rule: 'edge', where: 'sector-0', got: 45 / 32, allowed: { max: 1 }, classes: 1 });
  });

  it('keep ranges the right way round', () => {
    expect(check(dice, { minStakeMinor: 500, maxStakeMinor: 499 })).toMatchObject([
      { rule: 'order', where: 'minStakeMinor', got: 500, allowed: { max: 499 } },
    ]);
    expect(check(dice, { turboRevealMs: 900 })).toMatchObject([{ rule: 'order', where: 'turboRevealMs' }]);
    expect(check(mines, { minMines: 9, maxMines: 8 })[0]).toMatchObject({ rule: 'order', where: 'minMines' });
  });

  it('keep what a form starts with within what can be bet', () => {
    const found = check(mines, { minMines: 4, defaultMines: 3 });
    expect(found.map(({ rule, where, got }) => [rule, where, got])).toEqual([
      ['misfit', 'defaultMines', 3],
      ['misfit', 'minePresets.0', 3],
    ]);
  });

  it.each(['battle', 'classic', 'coinflip'] as const)('keep a cap of %s above the least two stakes', (game) => {
    const analysis = analyses[game];
    const { minStakeMinor } = analysis.defaultConfig as { minStakeMinor: number };
    const found = (capMinor: number): readonly Finding[] =>
      checkConfig(analysis, { ...analysis.defaultConfig, payoutCap: { betMinor: capMinor, roundMinor: capMinor } });
    const short = { rule: 'misfit', severity: 'error', where: 'payoutCap.betMinor', got: 2 * minStakeMinor - 1 };
    expect(found(2 * minStakeMinor - 1)).toMatchObject([{ ...short, allowed: { min: 2 * minStakeMinor } }]);
    expect(found(2 * minStakeMinor)).toEqual([]);
  });

  it('need something to bet on', () => {
    expect(check(dice, { minPercentBp: 5000, maxPercentBp: 5000, chanceLimitBp: 5000 })).toMatchObject([
      { rule: 'nothingToBet' },
    ]);
  });

  it('keep times within their bounds', () => {
    expect(check(wheel, { bettingMs: 200, spinMs: 60_000 })).toMatchObject([
      { rule: 'timing', where: 'bettingMs', got: 200, allowed: { min: 5000, max: 60_000 } },
      { rule: 'timing', where: 'spinMs', got: 60_000 },
    ]);
  });

  it('keep what the house can lose within its bounds', () => {
    const payoutCap = { betMinor: 2_000_000_000, roundMinor: 2_000_000_000 };
    expect(check(dice, { maxStakeMinor: 20_000_000, payoutCap })).toMatchObject([
      { rule: 'betExposure', got: '1900000000', allowed: { max: 1_000_000_000 } },
      { rule: 'roundPayout', got: '1900000000', allowed: { max: 1_000_000_000 } },
      { rule: 'roundExposure', got: '1880000000' },
      { rule: 'concurrentExposure', got: '188000000000', allowed: { max: 100_000_000_000 } },
    ]);
    expect(
      check(wheel, { payoutCap: { ...payoutCap, roundMinor: 9_000_000_000 } }, { betsPerRound: 200 }),
    ).toMatchObject([
      { rule: 'roundPayout', got: String(200 * 30 * 500_000) },
      { rule: 'roundExposure', got: String(200 * 29 * 500_000) },
      { rule: 'concurrentExposure' },
    ]);
    expect(check(wheel, {}, { betsPerRound: 200 })).toEqual([]); // bets beyond the cap of a round are refused
    expect(check(battle, {}, { betsPerRound: 1000 }).map(({ rule }) => rule)).toEqual(['betExposure']);
  });

  it.each(gameIds)('do not take a config of %s that says no cap', (id) => {
    const { payoutCap: _, ...uncapped } = analyses[id].defaultConfig;
    expect(checkConfig(analyses[id], uncapped).map(({ rule }) => rule)).toContain('uncapped');
  });

  it('tell what the cap takes, and let it pass', () => {
    const [found, ...rest] = check(dice, { payoutCap: { betMinor: 95_000_000, roundMinor: 95_000_000 } });
    expect(rest).toEqual([]);
    // 95 000 000 / 10 000 000 × 1 %
    expect(found).toMatchObject({ rule: 'capped', severity: 'warning', where: 'less-100', got: 0.095, classes: 900 });
  });

  it('never let a win pay less than its stake, by the multiplier or by the cap, unless the owner allows it', () => {
    expect(check(dice, { chanceLimitBp: 9600 })).toMatchObject([
      { rule: 'winBelowStake', where: 'less-9599', severity: 'error', classes: 99 },
    ]);
    expect(check(dice, { chanceLimitBp: 9600 }, { winPaysStake: false })).toEqual([]);
    const found = check(wheel, { payoutCap: { betMinor: 499_999, roundMinor: 499_999 } });
    expect(found.find(({ rule }) => rule === 'winBelowStake')).toMatchObject({ classes: 4, stakeMinor: '500000' });
    expect(check(mines, { minMines: 1 }).map(({ rule, where }) => [rule, where])).toContainEqual([
      'winBelowStake',
      'mines-1-safe-1',
    ]);
  });

  it('keep the chance of ruin within its bound', () => {
    const found = check(dice, {}, { bankrollMinor: 10_000_000_000 });
    expect(found).toMatchObject([{ rule: 'ruin', where: 'less-100', allowed: { max: 0.001 } }]);
    expect(found[0]?.got).toBeGreaterThan(0.3);
    expect(found[0]?.got).toBeLessThan(0.34);
    expect(check(battle, {}, { bankrollMinor: 1 })).toEqual([]); // the house cannot lose
  });

  it('find the stake at which a floor takes most', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 500_000 }),
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 80 }),
        (commissionPpm, least, span) => {
          const bounds = { minRtpPpm: 0, maxRtpPpm: 1_000_000, minFlooredRtpPpm: 1_000_000, maxBetPayoutMinor: 1e15 };
          const config = { commissionPpm, minStakeMinor: least, maxStakeMinor: least + span };
          const found = check(coinflip, config, bounds).find(({ rule }) => rule === 'flooredRtp');
          const returns = Array.from({ length: span + 1 }, (_, n) => {
            const pot = 2 * (least + n);
            return Math.floor((pot * (1_000_000 - commissionPpm)) / 1_000_000) / pot;
          });
          expect(found?.got ?? 1).toBeCloseTo(Math.min(...returns), 12);
        },
      ),
    );
  });
});
