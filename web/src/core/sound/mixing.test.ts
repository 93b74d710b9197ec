import { expect, test } from 'vitest';
import { isOver } from './ducking.ts';
import { duckedShare, fadeShare, isFading, rateOf } from './mixing.ts';

test('a climb goes up the scale by its rate, an octave at most', () => {
  expect(rateOf(0)).toBe(1);
  expect(rateOf(1)).toBeCloseTo(2 ** (2 / 12));
  expect([5, 6, 40].map(rateOf)).toEqual([2, 2, 2]);
  expect(rateOf(-3)).toBe(1);
  const rates = [0, 1, 2, 3, 4, 5].map(rateOf);
  expect(rates.toSorted((a, b) => a - b)).toEqual(rates);
});

test('the bed sinks fast for what is heard, stays down for as long, and rises slowly', () => {
  const duck = { since: 1000, until: 2000 };
  const heard = [1000, 1075, 1150, 1999, 2450, 2900].map((now) => duckedShare([duck], now));
  expect(heard.map((share) => share.toFixed(2))).toEqual(['1.00', '0.65', '0.30', '0.30', '0.65', '1.00']);
  expect([2899, 2900].map((now) => isOver(duck, now))).toEqual([false, true]);
});

test('the bed has one depth, however many sounds it makes room for', () => {
  const ducks = [
    { since: 0, until: 1000 },
    { since: 500, until: Infinity },
  ];
  expect(duckedShare(ducks, 800)).toBeCloseTo(0.3);
  expect(duckedShare(ducks, 60_000)).toBeCloseTo(0.3);
  expect(duckedShare([], 800)).toBe(1);
});

test('the bed rises without a leap from a sound that ends before it has sunk', () => {
  const duck = { since: 0, until: 50 };
  const shares = Array.from({ length: 1000 }, (_, now) => duckedShare([duck], now));
  const steps = shares.slice(1).map((share, now) => Math.abs(share - (shares[now] ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(0.01);
});

test('two places that pass into each other are as loud together as either', () => {
  const [left, entered] = [
    { since: -9000, inMs: 1000, until: 0, outMs: 1000 },
    { since: 0, inMs: 1000, until: Infinity, outMs: 1000 },
  ];
  for (const now of [0, 250, 500, 750, 1000])
    expect(fadeShare(left, now) ** 2 + fadeShare(entered, now) ** 2).toBeCloseTo(1);
  expect([isFading(entered, 500), isFading(entered, 1000), isFading(left, -1), isFading(left, 0)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
