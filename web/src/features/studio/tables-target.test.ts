import { expect, test } from 'vitest';
import { readTarget } from './tables-target.ts';

test('a target is what was typed of it, wins with spaces or semicolons between them', () => {
  expect(readTarget('93.75', '', ' 2 3;5  30 ')).toEqual({ rtp: 0.9375, wins: [2, 3, 5, 30] });
  expect(readTarget('', '1,5', '')).toEqual({ deviation: 1.5, wins: [] });
});

test.each([
  ['', '', ''],
  ['x', '', '2'],
  ['', '', '2 x'],
  ['', '', '0'],
  ['95', '-1', ''],
])('%j, %j and %j are no target', (...texts) => {
  expect(readTarget(...texts)).toBeUndefined();
});
