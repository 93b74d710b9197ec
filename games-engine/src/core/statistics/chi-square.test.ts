import { describe, expect, it } from 'vitest';
import { chiSquare, mergeBins } from './chi-square.ts';

const even = (bins: number, each: number): number[] => Array.from({ length: bins }, () => each);

describe('chiSquare', () => {
  // quantiles of the distribution from its published tables
  it.each([
    [1, 3.841_458_820_694_124, 0.05],
    [1, 10.827_566_170_662_733, 0.001],
    [2, 5.991_464_547_107_979, 0.05],
    [10, 18.307_038_053_275_146, 0.05],
    [10, 3.940_299_136_128_198, 0.95],
    [99, 148.230_359_165_823_54, 0.001],
    [999, 1142.847_829, 0.001],
  ])('with %i degrees of freedom and %f gives p = %f', (df, statistic, p) => {
    // all of the statistic in two bins that depart by the same number of draws
    const each = 1_000_000;
    const off = Math.sqrt((statistic * each) / 2);
    const observed = even(df + 1, each);
    observed[0] = each + off;
    observed[1] = each - off;
    const found = chiSquare(observed, even(df + 1, each));
    expect(found.df).toBe(df);
    expect(found.statistic).toBeCloseTo(statistic, 6);
    expect(found.p).toBeCloseTo(p, 6);
  });

  it('counts exactly as expected are certain', () => {
    expect(chiSquare([10, 20, 30], [10, 20, 30])).toEqual({ statistic: 0, df: 2, p: 1 });
  });

  it('takes bins that are not equally likely', () => {
    expect(chiSquare([44, 56], [50, 50]).statistic).toBeCloseTo(1.44);
    expect(chiSquare([90, 10], [75, 25]).statistic).toBeCloseTo(12);
  });

  it('refuses what cannot be compared', () => {
    expect(() => chiSquare([1, 2], [1])).toThrow('as many bins');
    expect(() => chiSquare([1], [1])).toThrow('at least two');
    expect(() => chiSquare([1, 2], [2, 2])).toThrow('expectation of 4');
    expect(() => chiSquare([0, 3], [0, 3])).toThrow('leave it out');
  });
});

describe('mergeBins', () => {
  it('joins neighbours until each is expected to have enough', () => {
    expect(mergeBins([1, 2, 3, 4, 5], [2, 3, 1, 5, 4])).toEqual({ observed: [3, 12], expected: [5, 10] });
    expect(mergeBins([7, 8], [6, 9])).toEqual({ observed: [7, 8], expected: [6, 9] });
  });

  it('leaves one bin where there are too few draws for two', () => {
    expect(mergeBins([1, 0], [0.5, 0.5])).toEqual({ observed: [1], expected: [1] });
  });
});
