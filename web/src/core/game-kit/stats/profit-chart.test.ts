import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { profitCurve } from './profit-chart.tsx';

describe('the profit chart', () => {
  test('runs from the first bet on the left to the last on the right, with more profit higher', () => {
    const points = [
      { bet: 0, profit: 0 },
      { bet: 1, profit: 300 },
      { bet: 4, profit: -100 },
    ];
    expect(profitCurve(points)).toEqual({ path: 'M0 75L25 0L100 100', zeroY: 75, max: 300, min: -100 });
  });

  test('shows a start as a line at zero', () => {
    expect(profitCurve([{ bet: 0, profit: 0 }])).toEqual({ path: 'M0 0', zeroY: 0, max: 0, min: 0 });
  });

  test('stays within its square, with zero inside', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 }), { minLength: 1, maxLength: 50 }), (profits) => {
        const { path, zeroY } = profitCurve(profits.map((profit, bet) => ({ bet, profit })));
        const numbers = [...path.slice(1).split(/[L ]/).map(Number), zeroY];
        expect(numbers.every((value) => value >= 0 && value <= 100)).toBe(true);
      }),
    );
  });
});
