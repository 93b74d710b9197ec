import fc from 'fast-check';
import { wheel, WHEEL_SEGMENTS } from 'games-engine/wheel';
import { it } from 'vitest';
import { asBets, enumerated, expectSame, sharedOf, sum } from '../../testing/moments.ts';
import { wheelAudit } from './index.ts';

const stake = fc.bigInt({ min: 10n, max: 100_000n });

it('the moments of the wheel are those of all its segments', () => {
  const bet = fc.record({ stakeMinor: stake, choice: fc.record({ sector: fc.integer({ min: 0, max: 3 }) }) });
  fc.assert(
    fc.property(fc.array(bet, { minLength: 1, maxLength: 8 }), (bets) => {
      const config = wheel.defaultConfig;
      const paid = Array.from({ length: WHEEL_SEGMENTS }, (_, segment) =>
        sum(wheel.payouts(config, asBets(bets), { segment, sector: config.segments[segment] ?? 0, source: 'chain' })),
      );
      expectSame(sharedOf(wheelAudit.moments, config, bets), enumerated(paid));
    }),
  );
});
