import { fraction, multiply, subtract, type Fraction } from '../../core/fraction.ts';
import type { MinesConfig } from './mines.config.ts';
import { CELLS, minesMultiplier, minesPayout, maxCells, safeCells } from './mines.rules.ts';

/** A way to play: so many mines, and the win is taken after so many safe cells (1 … 24 − m). */
export interface MinesPlan {
  minesLength: number;
  safe: number;
}

/** Everything exact about one plan: shares of the stake as fractions, amounts in base hundredths. */
export interface MinesExact {
  reachProbability: Fraction; // probability that all the plan's cells are safe: the plan's hit frequency
  multiplier: Fraction; // multiplier promised by the rules, before floor and cap
  payoutMinor: bigint; // actual payout of the win, after both
  rtp: Fraction; // expected return / stake, the floor included
  houseEdge: Fraction; // 1 − rtp
  variance: Fraction; // variance of the return, in stakes²
  maxWinMinor: bigint; // payout − stake
}

/**
 * The probability that the first k cells opened are safe, whichever they are: C(24 − m, k) / C(24, k), which is
 * hypergeometric: none of k cells among the m mines of 24. Written as Π (24 − m − i) / (24 − i), i = 0 … k − 1.
 */
export const reachProbability = ({ minesLength, safe }: MinesPlan): Fraction => {
  let [num, den] = [1n, 1n];
  for (let i = 0; i < safe; i += 1) {
    num *= BigInt(CELLS - minesLength - i);
    den *= BigInt(CELLS - i);
  }
  return fraction(num, den);
};

/** The probability that the next cell is safe once `safe` are open: (24 − m − k) / (24 − k). */
export const nextSafeProbability = ({ minesLength, safe }: MinesPlan): Fraction =>
  fraction(BigInt(CELLS - minesLength - safe), BigInt(CELLS - safe));

/** A plan as it can be played at a stake: a round ends with the cell that reaches the cap. */
export const planAt = (config: MinesConfig, { minesLength, safe }: MinesPlan, stakeMinor: bigint): MinesPlan => ({
  minesLength,
  safe: Math.min(safe, maxCells(config, stakeMinor, minesLength)),
});

/**
 * Exact maths of one plan, floor and cap of the payout included: the return is payout with probability p, else 0. A plan
 * that goes beyond the cap is that of the cell which reaches it.
 */
export const minesExact = (config: MinesConfig, asked: MinesPlan, stakeMinor: bigint): MinesExact => {
  const plan = planAt(config, asked, stakeMinor);
  const reach = reachProbability(plan);
  const payoutMinor = minesPayout(config, stakeMinor, plan.minesLength, plan.safe);
  const returned = fraction(payoutMinor, stakeMinor);
  const rtp = multiply(reach, returned);
  return {
    reachProbability: reach,
    multiplier: minesMultiplier(config, plan.minesLength, plan.safe),
    payoutMinor,
    rtp,
    houseEdge: subtract(fraction(1n), rtp),
    // p·r² − (p·r)² with r = payout / stake
    variance: subtract(multiply(rtp, returned), multiply(rtp, rtp)),
    maxWinMinor: payoutMinor - stakeMinor,
  };
};

/** Every plan that a config lets a player follow. */
export const minesPlans = function* (config: MinesConfig): Generator<MinesPlan> {
  for (let minesLength = config.minMines; minesLength <= config.maxMines; minesLength += 1) {
    for (let safe = 1; safe <= safeCells(minesLength); safe += 1) yield { minesLength, safe };
  }
};

/** The plan with the greatest multiplier of all, which is rarest too: half the field mines, all the rest opened. */
export const maxMultiplierPlan = (config: MinesConfig): MinesPlan => {
  const middle = Math.min(config.maxMines, Math.max(config.minMines, CELLS / 2)); // C(24, m) is greatest at 12
  return { minesLength: middle, safe: safeCells(middle) };
};

/**
 * The RTP that mines promises, before the floor: 1 − edge, for every number of mines and wherever a player stops.
 * Multiplier × probability is the same after every cell, so no way of stopping changes the mean.
 */
export const minesPromisedRtp = (config: MinesConfig): Fraction =>
  fraction(BigInt(1_000_000 - config.houseEdgePpm), 1_000_000n);
