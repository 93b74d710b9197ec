import { expect, test } from 'vitest';
import { roundPath } from './round-path.ts';

const id = '019aa3b2-7c1d-7e55-9d10-0a1b2c3d4e5f';

test('an id, with spaces around it or in capitals, leads to the round', () => {
  expect(roundPath(` ${id.toUpperCase()}\n`)).toBe(`/fairness/dice/${id}`);
});

test('a link leads to the round of the game that it names', () => {
  expect(roundPath(`https://example.com/fairness/mines/${id}?x=1`)).toBe(`/fairness/mines/${id}`);
});

test.each(['', 'dice', id.slice(1)])('%j names no round', (text) => {
  expect(roundPath(text)).toBeUndefined();
});
