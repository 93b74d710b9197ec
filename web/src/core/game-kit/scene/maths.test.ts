import { describe, expect, test } from 'vitest';
import { clamp01, easeInOut, easeOut, mix, shareOf } from './maths.ts';

describe('numbers of a moving picture', () => {
  test('a share of time stays between 0 and 1', () => {
    expect([5, 10, 15, 20, 25].map((now) => shareOf(now, 10, 10))).toEqual([0, 0, 0.5, 1, 1]);
    expect([shareOf(9, 10, 0), shareOf(10, 10, 0)]).toEqual([0, 1]);
    expect([clamp01(-1), clamp01(0.3), clamp01(7)]).toEqual([0, 0.3, 1]);
  });

  test.each([easeOut, easeInOut])('an easing goes from 0 to 1 and never back', (ease) => {
    const values = Array.from({ length: 101 }, (_, index) => ease(index / 100));
    expect([values[0], values[100]]).toEqual([0, 1]);
    expect(values.every((value, index) => index === 0 || value >= (values[index - 1] ?? 0))).toBe(true);
  });

  test('a mix lies on the way', () => {
    expect([mix(10, 20, 0), mix(10, 20, 0.25), mix(10, 20, 1)]).toEqual([10, 12.5, 20]);
  });
});
