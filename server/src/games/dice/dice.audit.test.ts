import fc from 'fast-check';
import { dice, ROLLS, type DiceChoice } from 'games-engine/dice';
import { it } from 'vitest';
import { enumerated, expectSame, soloOf } from '../../testing/moments.ts';
import { diceAudit } from './index.ts';

const stake = fc.bigInt({ min: 10n, max: 100_000n });

it('the moments of dice are those of all its rolls', () => {
  fc.assert(
    fc.property(
      stake,
      fc.integer({ min: 500, max: 9500 }),
      fc.constantFrom('less', 'more'),
      (stakeMinor, percentBp, side) => {
        const choice = { percentBp, side } as DiceChoice;
        const config = dice.defaultConfig;
        const paid = Array.from({ length: ROLLS }, (_, roll) =>
          Number(dice.payout(config, stakeMinor, choice, { roll }, [])),
        );
        const round = { stakeMinor, choice, opened: 0, isLost: false, payoutMinor: 0n };
        expectSame(soloOf(diceAudit.moments, config, round), enumerated(paid));
      },
    ),
    { numRuns: 20 },
  );
});
