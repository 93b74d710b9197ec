import { expect, it } from 'vitest';
import { longestOf } from './longest-texts.ts';

it('takes of every key the longest text that any language has', () => {
  const texts = { bet: 'Ставка', paid: 'Виплачено' };
  expect(
    longestOf(texts, [
      { bet: 'Place a bet', paid: 'Paid' },
      { bet: 'Ставка', paid: 'Төленді' },
    ]),
  ).toEqual({
    bet: 'Place a bet',
    paid: 'Виплачено',
  });
});

it('takes the longest form of a plural for each form that its own language has', () => {
  const texts = { rounds_one: '{{count}} раунд', rounds_few: '{{count}} раунди', rounds_other: '{{count}} раунду' };
  expect(longestOf(texts, [{ rounds_one: '{{count}} round', rounds_other: '{{count}} rounds in all' }])).toEqual({
    rounds_one: '{{count}} rounds in all',
    rounds_few: '{{count}} rounds in all',
    rounds_other: '{{count}} rounds in all',
  });
});
