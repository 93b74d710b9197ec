import type { NewyearSpun } from 'server/contract';
import { expect, test } from 'vitest';
import { sumPrizes } from './prize-sum.ts';

type Draw = Pick<NewyearSpun, 'given' | 'outcome'>;

const draw = (given: Partial<Draw['given']>, prize = 'base-1'): Draw => ({
  given: { account: 'real', amount: 100, status: 'done', isEquivalent: false, ...given },
  outcome: { prize, prizeMinor: '0' },
});
const thing = (prize: string): Draw => draw({ account: null, amount: 0, status: null }, prize);

test('prizes are summed by their unit, things are counted, and what waits for staff stands apart', () => {
  const spun = [
    draw({ account: 'dic', amount: 500 }),
    draw({}),
    thing('sweets'),
    draw({ amount: 6_000_000, isEquivalent: true }),
    draw({ amount: 1000, status: 'waiting' }),
    thing('headphones'),
    thing('sweets'),
    draw({ account: 'dic', amount: 1000 }),
  ];
  expect(sumPrizes(spun)).toEqual({
    credited: [
      { account: 'real', amount: 6_000_100 },
      { account: 'dic', amount: 1500 },
    ],
    waiting: [{ account: 'real', amount: 1000 }],
    things: [
      { prize: 'sweets', number: 2 },
      { prize: 'headphones', number: 1 },
    ],
    isEquivalent: true,
  });
});

test('one thing alone leaves no amount', () => {
  expect(sumPrizes([thing('sweets')])).toMatchObject({ credited: [], waiting: [], isEquivalent: false });
});
