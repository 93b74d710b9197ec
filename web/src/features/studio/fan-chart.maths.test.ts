import { expect, it } from 'vitest';
import { fanShapes, someOf } from './fan-chart.maths.ts';

it('a fan is drawn between its outer and its inner lines, with nothing inside the picture', () => {
  const { bands, middle, zero, low, high } = fanShapes([
    [0, 0, 0, 0, 0],
    [-100, -50, 0, 50, 300],
  ]);
  expect([low, high, zero]).toEqual([-100, 300, 75]);
  expect(bands).toEqual([
    '0.00,75.00 100.00,100.00 100.00,0.00 0.00,75.00',
    '0.00,75.00 100.00,87.50 100.00,62.50 0.00,75.00',
  ]);
  expect(middle).toBe('0.00,75.00 100.00,75.00');
});

it('a fan of nothing is a flat line', () => {
  expect(fanShapes([[0, 0, 0, 0, 0]]).middle).toBe('0.00,100.00');
});

it('some moments are spread evenly from the first to the last', () => {
  expect(someOf([0, 1, 2, 3, 4, 5, 6, 7, 8], 5)).toEqual([0, 2, 4, 6, 8]);
  expect(someOf([0, 1], 5)).toEqual([0, 1]);
});
