import type { FinanceSums } from 'server/contract';
import { expect, it } from 'vitest';
import { comparedSeries, figureKeys, totalsOf } from './finance.maths.ts';

const none = Object.fromEntries(figureKeys.map((key) => [key, 0])) as unknown as FinanceSums;
const days = [
  { ...none, day: '2026-11-27', ggr: 1_000, players: 2 },
  { ...none, day: '2026-11-28', ggr: -250, players: 3 },
];
const before = [
  { ...none, day: '2026-11-25', ggr: 400 },
  { ...none, day: '2026-11-26', ggr: 0, players: 1 },
];

it('sums every figure over the days', () => {
  expect(totalsOf(days)).toEqual({ ...none, ggr: 750, players: 5 });
  expect(totalsOf([])).toEqual(none);
});

it('lays the period before over this one: amounts in units, people as they are', () => {
  expect(comparedSeries({ days, before }, 'ggr')).toEqual({
    times: [Date.UTC(2026, 10, 27) / 1000, Date.UTC(2026, 10, 28) / 1000],
    values: { now: [10, -2.5], before: [4, 0] },
  });
  expect(comparedSeries({ days, before }, 'players').values).toEqual({ now: [2, 3], before: [0, 1] });
});
