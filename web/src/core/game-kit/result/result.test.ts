import { expect, test } from 'vitest';
import { isBigWin, moodOf } from './result.ts';

test('only more than the stake is a win', () => {
  expect([0n, 9n, 10n, 11n].map((payout) => moodOf(payout, 10n))).toEqual(['loss', 'even', 'even', 'win']);
});

test('ten times the stake is a big win', () => {
  expect([isBigWin(99n, 10n), isBigWin(100n, 10n), isBigWin(0n, 0n)]).toEqual([false, true, false]);
});
