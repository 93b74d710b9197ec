import fc from 'fast-check';
import { battle } from 'games-engine/battle';
import { it } from 'vitest';
import { asBets, enumerated, expectSame, sharedOf, sum } from '../../testing/moments.ts';
import { battleAudit } from './index.ts';

const stake = fc.bigInt({ min: 10n, max: 100_000n });

it('the moments of battle are those of all its numbers', () => {
  const bet = fc.record({
    stakeMinor: stake,
    choice: fc.record({ team: fc.constantFrom('red' as const, 'blue' as const) }),
  });
  fc.assert(
    fc.property(fc.array(bet, { minLength: 1, maxLength: 8 }), (bets) => {
      const paid = [1, 1000].map((number) => sum(battle.payouts(battle.defaultConfig, asBets(bets), { number })));
      expectSame(sharedOf(battleAudit.moments, battle.defaultConfig, bets), enumerated(paid)); // each half of the numbers pays one team
    }),
  );
});
