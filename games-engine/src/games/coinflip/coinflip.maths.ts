import { compare, fraction, subtract, type Fraction } from '../../core/fraction.ts';
import type { CoinflipConfig } from './coinflip.config.ts';
import { winnerPayout } from './coinflip.rules.ts';

/** Everything exact about one bet in a room: shares of the stake as fractions, amounts in base hundredths. */
export interface CoinflipExact {
  winProbability: Fraction;
  multiplier: Fraction; // multiplier promised by the rules, before the floor
  payoutMinor: bigint; // actual payout of a win, after it
  rtp: Fraction; // expected return / stake
  houseShare: Fraction; // the house's average share of the pot: 1 − rtp
  variance: Fraction; // variance of the return, in stakes²
  maxWinMinor: bigint; // payout − stake
}

/**
 * Exact maths of a bet, the floor of the payout included; the same for both sides. Stakes are equal, so each bettor
 * holds stake of 2·stake tickets: p = 1/2, whatever is staked.
 */
export const coinflipExact = (config: CoinflipConfig, stakeMinor: bigint): CoinflipExact => {
  const payoutMinor = winnerPayout(config, 2n * stakeMinor);
  const rtp = fraction(payoutMinor, 2n * stakeMinor); // p·payout / stake
  return {
    winProbability: fraction(1n, 2n),
    multiplier: coinflipMultiplier(config),
    payoutMinor,
    rtp,
    houseShare: subtract(fraction(1n), rtp),
    variance: fraction(payoutMinor * payoutMinor, 4n * stakeMinor * stakeMinor), // p·m² − (p·m)² with p = 1/2
    maxWinMinor: payoutMinor - stakeMinor,
  };
};

/** Exact multiplier of a win: 2 × (1 − commission). */
export const coinflipMultiplier = (config: CoinflipConfig): Fraction =>
  fraction(BigInt(2 * (1_000_000 - config.commissionPpm)), 1_000_000n);

/** The RTP that coinflip promises at every stake, before the floor: p × multiplier = 1 − commission. */
export const coinflipPromisedRtp = (config: CoinflipConfig): Fraction =>
  fraction(BigInt(1_000_000 - config.commissionPpm), 1_000_000n);

/** The least and the greatest RTP over every stake the config allows. */
export interface CoinflipRtpBounds {
  min: Fraction;
  minAtStakeMinor: bigint;
  max: Fraction;
}

/**
 * Bounds of the RTP over all stakes. With multiplier a/b in lowest terms a stake s loses (s·a mod b)/b hundredths to the
 * floor: of stakes with the same remainder the least loses the greatest share, so the first b stakes hold both bounds.
 */
export const coinflipRtpBounds = (config: CoinflipConfig): CoinflipRtpBounds => {
  const first = BigInt(config.minStakeMinor);
  const last = first + coinflipMultiplier(config).den - 1n;
  const end = last < BigInt(config.maxStakeMinor) ? last : BigInt(config.maxStakeMinor);
  let [min, minAtStakeMinor, max] = [coinflipExact(config, first).rtp, first, coinflipExact(config, first).rtp];
  for (let stake = first + 1n; stake <= end; stake += 1n) {
    const rtp = fraction(winnerPayout(config, 2n * stake), 2n * stake);
    if (compare(rtp, min) < 0) [min, minAtStakeMinor] = [rtp, stake];
    if (compare(rtp, max) > 0) max = rtp;
  }
  return { min, minAtStakeMinor, max };
};
