import { betCapOf, type Capped } from '../payout-cap.ts';
import type { Misfit } from './define-analysis.ts';

/**
 * A cap that a pot reaches before two players are in it: no round would ever be played, and the first stake would wait.
 */
export const potMisfits = function* (config: Capped & { readonly minStakeMinor: number }): Generator<Misfit> {
  const capMinor = betCapOf(config);
  const min = 2 * config.minStakeMinor;
  if (capMinor !== undefined && capMinor < BigInt(min))
    yield { where: 'payoutCap.betMinor', got: Number(capMinor), allowed: { min } };
};
