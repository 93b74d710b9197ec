import { classic } from 'games-engine/classic';
import { expect, it } from 'vitest';
import { asBets, sharedOf, sum } from '../../testing/moments.ts';
import { classicAudit } from './index.ts';

it('the moments of a pot leave nothing to luck', () => {
  const bets = asBets([
    { stakeMinor: 101n, choice: {} },
    { stakeMinor: 102n, choice: {} },
  ]);
  const { mean, variance } = sharedOf(classicAudit.moments, classic.defaultConfig, bets);
  const paid = Array.from({ length: 203 }, (_, ticket) => {
    const holder = bets[ticket < 101 ? 0 : 1];
    const outcome = { betId: holder?.id ?? '', player: holder?.player ?? '', ticket: ticket + 1 };
    return sum(classic.payouts(classic.defaultConfig, bets, outcome));
  });
  expect(new Set(paid)).toEqual(new Set([mean]));
  expect(variance).toBe(0);
});
