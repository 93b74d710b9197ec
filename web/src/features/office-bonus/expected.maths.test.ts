import { cashbackMinor, rakebackAccruedMinor } from 'server/contract';
import { expect, it } from 'vitest';
import { allLevels, cashbackCost, lockedDicCost, rakebackCost, wholeOf } from './expected.maths.ts';

it('computes cashback as the sum over weeks', () => {
  const weeks = [
    { stakedMinor: 100_000n, paidMinor: 40_000n },
    { stakedMinor: 50_000n, paidMinor: 90_000n }, // a winning week gives nothing and takes nothing from other weeks
    { stakedMinor: 30_000n, paidMinor: 30_000n },
    { stakedMinor: 1_777n, paidMinor: 1_000n },
  ];
  const total = weeks.reduce((sum, week) => sum + cashbackMinor({ ...week, providerStakedMinor: 0n }, 7n), 0n);
  const cost = cashbackCost({ loss: 60_777, weeks: weeks.length }, 7);
  expect(Math.abs(cost * weeks.length - Number(total))).toBeLessThan(weeks.length); // each is floored
  expect(cashbackCost({ loss: 0, weeks: 0 }, 5)).toBe(0);
});

it.each([1, 4, 5, 7, 8, 15])('computes rakeback as it accrues at level %i', (id) => {
  const accrued = rakebackAccruedMinor(123_456_789n, [{ id, needsMinor: 0n }]);
  expect(Math.floor(rakebackCost(123_456_789, id))).toBe(Number(accrued));
});

it('releases locked DIC by turnover, at most all of it', () => {
  expect(lockedDicCost(100_000, 10_000_000)).toBe(5_000);
  expect(lockedDicCost(4_000, 10_000_000)).toBe(4_000);
});

it('totals the levels', () => {
  const level = { statusId: 1, players: 2, staked: 10, weeks: 3, loss: 4 };
  expect(allLevels([level, { ...level, statusId: 5 }])).toEqual({ players: 4, staked: 20, weeks: 6, loss: 8 });
});

it.each([
  ['10', 10],
  [' 7 ', 7],
  ['0', undefined],
  ['101', undefined],
  ['1.5', undefined],
  ['', undefined],
])('reads "%s" from 1 to 100 as %s', (text, value) => {
  expect(wholeOf(text, 1, 100)).toBe(value);
});
