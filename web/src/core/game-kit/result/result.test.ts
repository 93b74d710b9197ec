import { expect, test } from 'vitest';
import { isBigWin, moodOf, winSizeOf } from './result.ts';

test('only more than the stake is a win', () => {
  expect([0n, 9n, 10n, 11n].map((payout) => moodOf(payout, 10n))).toEqual(['loss', 'even', 'even', 'win']);
});

test('ten times the stake is a big win', () => {
  expect([isBigWin(99n, 10n), isBigWin(100n, 10n), isBigWin(0n, 0n)]).toEqual([false, true, false]);
});

test('a win has four sizes, by its multiplier', () => {
  const sizes = [0n, 19n, 20n, 99n, 100n, 499n, 500n].map((payout) => winSizeOf(payout, 10n));
  expect(sizes).toEqual(['small', 'small', 'medium', 'medium', 'large', 'large', 'huge']);
  expect(winSizeOf(0n, 0n)).toBe('small');
});
