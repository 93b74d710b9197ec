import { expect, test } from 'vitest';
import { nextItem } from './menu-keys.ts';

const labels = ['EUR', 'RUB', 'USD', 'UZS'];

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 3],
])('%s from item %i leads to item %i', (key, index, next) => {
  expect(nextItem(key, index, labels)).toBe(next);
});

test('a letter leads to the next item that begins with it, round the end', () => {
  expect(nextItem('u', 0, labels)).toBe(2);
  expect(nextItem('U', 2, labels)).toBe(3);
  expect(nextItem('u', 3, labels)).toBe(2);
});

test.each(['x', ' ', 'Enter', 'Shift'])('%j leads nowhere', (key) => {
  expect(nextItem(key, 1, labels)).toBeUndefined();
});

test('an empty menu has nowhere to go', () => {
  expect(nextItem('ArrowDown', -1, [])).toBeUndefined();
});
