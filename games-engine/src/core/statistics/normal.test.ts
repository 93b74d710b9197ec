import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalCdf, normalQuantile, twoSidedP } from './normal.ts';

describe('the normal distribution', () => {
  // from its published tables, and erfc at the far end
  it.each([
    [0.5, 0],
    [0.75, 0.674_489_750_196_082],
    [0.95, 1.644_853_626_951_472],
    [0.975, 1.959_963_984_540_054],
    [0.9995, 3.290_526_731_491_926],
    [0.999_999_713_348_428, 5],
  ])('stays below its quantile with probability %f', (p, z) => {
    expect(normalQuantile(p)).toBeCloseTo(z, 9);
    expect(normalCdf(z)).toBeCloseTo(p, 12);
    expect(normalCdf(-z)).toBeCloseTo(1 - p, 12);
  });

  it.each([
    [1, 0.317_310_507_862_914],
    [-1.959_963_984_540_054, 0.05],
    [3.290_526_731_491_926, 0.001],
    [6, 1.973_175_290_075e-9],
  ])('departs by %f to either side with probability %f', (z, p) => {
    expect(twoSidedP(z) / p).toBeCloseTo(1, 9);
  });

  it('has quantiles that undo its probabilities', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-12, max: 1 - 1e-12, noNaN: true }), (p) => {
        expect(Math.abs(normalCdf(normalQuantile(p)) - p)).toBeLessThan(1e-12);
      }),
    );
  });

  it.each([0, 1, -1, Number.NaN])('has no quantile of %f', (p) => {
    expect(() => normalQuantile(p)).toThrow('between 0 and 1');
  });
});
