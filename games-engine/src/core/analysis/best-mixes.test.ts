import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { analyses } from '../../games/analyses.ts';
import { bestMixes, isBetter, measureMix, paretoFront, type MixGoal } from './best-mixes.ts';
import { checkConfig, isPublishable } from './guardrails.ts';

const { wheel, dice } = analyses;
const config = wheel.defaultConfig;
const sector = (number: number, weight = 1, stakeMinor = 1000n) => ({
  classId: `sector-${number}`,
  weight,
  stakeMinor,
});
const everySector = [0, 1, 2, 3].map((number) => sector(number));

describe('a mix of bets', () => {
  it('is measured exactly: half on ×2, half on ×30', () => {
    const reached = measureMix(wheel, config, [sector(0), sector(3)]);
    const [mean, squares] = [30 / 32, ((15 / 32) * 4 + (1 / 32) * 900) / 2];
    expect(reached?.rtp).toBeCloseTo(mean, 12);
    expect(reached?.hitFrequency).toBeCloseTo(8 / 32, 12);
    expect(reached?.deviation).toBeCloseTo(Math.sqrt(squares - mean ** 2), 12);
    expect(reached?.maxReturn).toBe(30);
  });

  it('has the return of its money, and the hits of its bets', () => {
    const other = { ...config, multipliers: [2, 3, 5, 16] }; // the last sector returns half
    const reached = measureMix(wheel, other, [sector(0, 3, 1000n), sector(3, 1, 9000n)]);
    expect(reached?.rtp).toBeCloseTo((3 * 1000 * (30 / 32) + 9000 * 0.5) / 12_000, 12);
    expect(reached?.hitFrequency).toBeCloseTo((3 * 15 + 1) / 32 / 4, 12);
  });

  it('is nothing where the config has none of its bets', () => {
    expect(measureMix(wheel, config, [{ classId: 'sector-9', weight: 1, stakeMinor: 1000n }])).toBeUndefined();
  });
});

describe('a Pareto front', () => {
  it('keeps what nothing is better than', () => {
    const all: { off: MixGoal }[] = [
      { off: { rtp: 0, deviation: 3 } },
      { off: { rtp: 1, deviation: 1 } },
      { off: { rtp: 2, deviation: 2 } }, // worse than the one before in both
      { off: { rtp: 1, deviation: 1 } }, // the same again
      { off: { rtp: 3, deviation: 0 } },
    ];
    expect(paretoFront(all)).toEqual([all[1], all[0], all[4]]);
  });

  it('is what comparing all with all leaves', () => {
    const off = fc.record({ rtp: fc.nat(6), deviation: fc.nat(6), maxReturn: fc.nat(6) });
    fc.assert(
      fc.property(fc.array(off, { maxLength: 40 }), (offs) => {
        const front = paretoFront(offs.map((each) => ({ off: each })));
        const kept = new Set(front.map((each) => JSON.stringify(each.off)));
        for (const each of offs)
          expect(kept.has(JSON.stringify(each))).toBe(!offs.some((other) => isBetter(other, each)));
        expect(kept.size).toBe(front.length);
      }),
    );
  });
});

describe('the best compromises', () => {
  const goal = { rtp: 0.92, deviation: 2.5, hitFrequency: 0.2, maxReturn: 20 };
  const { found, present, tried, isPresentAmong } = bestMixes(wheel, config, { mix: everySector, goal });

  it('are several, none better than another nor worse than the present config', () => {
    expect(found.length).toBeGreaterThan(1);
    expect(tried).toBeGreaterThan(found.length);
    for (const each of found) {
      expect(found.some(({ off }) => isBetter(off, each.off))).toBe(false);
      expect(isBetter(present.off, each.off)).toBe(false);
      expect(each.config).not.toEqual(config);
    }
    expect(isPresentAmong).toBe(!found.some(({ off }) => isBetter(off, present.off)));
  });

  it('pass the guardrails and have the measures that they state', () => {
    for (const { config: other, reached } of found) {
      expect(isPublishable(checkConfig(wheel, other, wheel.defaultBounds))).toBe(true);
      expect(measureMix(wheel, other, everySector)).toEqual(reached);
    }
  });

  it('come from the edge in a game without a table', () => {
    const [first] = dice.displayClasses(dice.defaultConfig);
    const mix = [{ classId: first?.id ?? '', weight: 1, stakeMinor: 1000n }];
    const result = bestMixes(dice, dice.defaultConfig, { mix, goal: { rtp: 0.97 } });
    expect(result.found[0]?.reached.rtp).toBeCloseTo(0.97, 3);
  });

  it.each([
    [{}, 'at least one measure'],
    [{ rtp: 0 }, 'rtp is above 0, got 0'],
  ])('are refused for %j', (wrong, message) => {
    expect(() => bestMixes(wheel, config, { mix: everySector, goal: wrong })).toThrow(message);
  });
});
