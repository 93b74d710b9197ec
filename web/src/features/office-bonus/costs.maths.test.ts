import { expect, it } from 'vitest';
import {
  broughtByBonus,
  conversions,
  costByBonus,
  costByPeriod,
  costSeries,
  firstDayOf,
  type Costs,
} from './costs.maths.ts';

const none = { granted: 0, released: 0, lapsed: 0, converted: 0, real: 0 };
const costs: Costs = {
  moved: [
    { ...none, period: '2026-11-02', bonus: 'cashback', account: 'real', granted: 500 },
    { ...none, period: '2026-11-02', bonus: 'introductory', account: 'dicLocked', granted: 1_000, released: 100 },
    { ...none, period: '2026-11-09', bonus: 'introductory', account: 'dicLocked', released: 200, lapsed: 700 },
    { ...none, period: '2026-11-09', bonus: 'promo', account: 'bonus', granted: 900, released: 400 },
    { ...none, period: '2026-11-09', bonus: null, account: 'dic', converted: 300, real: 300 },
  ],
  brought: [
    { period: '2026-11-02', bonus: null, takers: 1, before: 0, after: 1_000 },
    { period: '2026-11-09', bonus: null, takers: 2, before: 50, after: 70 },
    { period: null, bonus: 'cashback', takers: 1, before: 0, after: 1_000 },
    { period: null, bonus: 'introductory', takers: 2, before: 0, after: 1_020 },
    { period: null, bonus: null, takers: 2, before: 0, after: 1_020 },
  ],
  outstanding: [{ bonus: 'xRepost', account: 'usdicLocked', grants: 1, amount: 10 }],
};

it('totals a bonus over all periods: players received what was granted at once or released', () => {
  expect(costByBonus(costs)).toEqual([
    { bonus: 'cashback', account: 'real', granted: 500, released: 0, lapsed: 0, kept: 500, outstanding: 0 },
    {
      bonus: 'introductory',
      account: 'dicLocked',
      granted: 1_000,
      released: 300,
      lapsed: 700,
      kept: 300,
      outstanding: 0,
    },
    { bonus: 'promo', account: 'bonus', granted: 900, released: 400, lapsed: 0, kept: 400, outstanding: 0 },
    { bonus: 'xRepost', account: 'usdicLocked', granted: 0, released: 0, lapsed: 0, kept: 0, outstanding: 10 },
  ]);
  expect(conversions(costs)).toEqual([{ account: 'dic', converted: 300, real: 300 }]);
  expect(broughtByBonus(costs)).toEqual(costs.brought.slice(2));
});

it('lists every period of a range with its costs', () => {
  const rows = costByPeriod(costs, { from: '2026-11-04', to: '2026-11-16' }, 'week');
  expect(rows).toEqual([
    { period: '2026-11-02', cost: 500, before: 0, after: 1_000 },
    { period: '2026-11-09', cost: 700, before: 50, after: 70 },
    { period: '2026-11-16', cost: 0, before: 0, after: 0 },
  ]);
  expect(costSeries(rows).values.cost).toEqual([5, 7, 0]);
});

it.each([
  ['2026-11-23', 'week', '2026-11-23'], // a Monday
  ['2026-11-29', 'week', '2026-11-23'],
  ['2027-01-01', 'week', '2026-12-28'],
  ['2026-11-29', 'month', '2026-11-01'],
  ['2026-11-29', 'day', '2026-11-29'],
] as const)('%s belongs to the %s from %s', (day, by, first) => {
  expect(firstDayOf(day, by)).toBe(first);
});
