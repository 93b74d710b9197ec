import { add, compare, fraction, multiply, subtract, type Fraction } from '../../core/fraction.ts';
import { capMultiplier } from '../../core/payout-cap.ts';
import type { WheelConfig } from './wheel.config.ts';
import {
  multiplierOf,
  segmentsOf,
  wheelChance,
  wheelPayouts,
  wheelSectors,
  wheelWinPayout,
  type WheelStake,
} from './wheel.rules.ts';

/** Everything exact about one bet: shares of the stake as fractions, amounts in base hundredths. */
export interface WheelExact {
  winProbability: Fraction;
  multiplier: Fraction;
  payoutMinor: bigint; // payout of a win
  rtp: Fraction; // expected return / stake
  houseEdge: Fraction; // 1 − rtp
  variance: Fraction; // variance of the return, in stakes²
  maxWinMinor: bigint; // payout − stake
}

/** Average return of a stake on a sector up to the cap: segments / 32 × multiplier. No floor takes from it. */
export const wheelSectorRtp = (config: WheelConfig, sector: number): Fraction =>
  multiply(wheelChance(config, sector), fraction(BigInt(multiplierOf(config, sector))));

/** Exact maths of one bet. Multipliers are whole numbers, so up to the cap no share depends on the stake. */
export const wheelExact = (config: WheelConfig, { choice, stakeMinor }: WheelStake): WheelExact => {
  const winProbability = wheelChance(config, choice.sector);
  const multiplier = capMultiplier(config, stakeMinor, fraction(BigInt(multiplierOf(config, choice.sector))));
  const rtp = multiply(winProbability, multiplier);
  const payoutMinor = wheelWinPayout(config, { choice, stakeMinor });
  return {
    winProbability,
    multiplier,
    payoutMinor,
    rtp,
    houseEdge: subtract(fraction(1n), rtp),
    // E[X²] − E[X]² = p·m² − (p·m)² with p = segments/32 and m = multiplier
    variance: subtract(multiply(rtp, multiplier), multiply(rtp, rtp)),
    maxWinMinor: payoutMinor - stakeMinor,
  };
};

/** Everything exact about a round given its bets; amounts in base hundredths. */
export interface WheelRoundExact {
  stakesMinor: bigint;
  expectedMinor: Fraction; // average payout of all bets together
  houseMinor: Fraction; // the house's share on average
  houseShare: Fraction; // the same as a share of all stakes; 0 without bets
  paidMinor: readonly bigint[]; // payment when each sector wins, in order
  maxLossMinor: bigint; // largest loss of the house, at the worst sector; 0 when it can lose nothing
}

/** Exact maths of a round: each sector's payouts weighed with its chance. A player's own bets alone give the player's. */
export const wheelRoundExact = (config: WheelConfig, bets: readonly WheelStake[]): WheelRoundExact => {
  const stakesMinor = bets.reduce((total, { stakeMinor }) => total + stakeMinor, 0n);
  const paidMinor = wheelSectors.map((sector) => paidAt(config, bets, sector));
  const expectedMinor = wheelSectors.reduce(
    (total, sector) => add(total, multiply(wheelChance(config, sector), fraction(paidMinor[sector] ?? 0n))),
    fraction(0n),
  );
  const houseMinor = subtract(fraction(stakesMinor), expectedMinor);
  const maxPaid = paidMinor.reduce((most, paid) => (paid > most ? paid : most), 0n);
  return {
    stakesMinor,
    expectedMinor,
    houseMinor,
    houseShare: stakesMinor === 0n ? fraction(0n) : fraction(houseMinor.num, houseMinor.den * stakesMinor),
    paidMinor,
    maxLossMinor: maxPaid > stakesMinor ? maxPaid - stakesMinor : 0n,
  };
};

const paidAt = (config: WheelConfig, bets: readonly WheelStake[], sector: number): bigint =>
  wheelPayouts(config, bets, { sector, segment: config.segments.indexOf(sector), source: 'chain' }).reduce(
    (total, payout) => total + payout,
    0n,
  );

/**
 * The RTP that the wheel promises: that of the sector which returns least, 30/32 = 93.75 % for every sector by default.
 * A config may give sectors different returns; what all stakes return then is at least this, whatever they are on.
 */
export const wheelPromisedRtp = (config: WheelConfig): Fraction =>
  wheelSectors
    .filter((sector) => segmentsOf(config, sector) > 0)
    .map((sector) => wheelSectorRtp(config, sector))
    .reduce((min, rtp) => (compare(rtp, min) < 0 ? rtp : min));
