import { coinflip } from 'games-engine/coinflip';
import { expect, it } from 'vitest';
import { asBets, sharedOf, sum } from '../../testing/moments.ts';
import { coinflipAudit } from './index.ts';

it.each([
  { side: 'heads', ticket: 1, winner: 'creator' },
  { side: 'tails', ticket: 202, winner: 'joiner' },
] as const)('the moments of a room are what is paid when $side falls', (outcome) => {
  const room = asBets([
    { stakeMinor: 101n, choice: { side: 'heads' as const } },
    { stakeMinor: 101n, choice: { side: 'tails' as const } },
  ]);
  const paid = sum(coinflip.payouts(coinflip.defaultConfig, room, outcome));
  expect(sharedOf(coinflipAudit.moments, coinflip.defaultConfig, room)).toEqual({ mean: paid, variance: 0 });
});
