import type { RunTotals } from 'db';

/** A realised return in percent of the stakes, with its 95 % interval. */
export interface RealisedRtp {
  rtpPercent: number | null; // null: no rounds
  lowPercent: number | null; // null: fewer than two rounds
  highPercent: number | null;
}

const Z_95 = 1.959_963_984_540_054;

/**
 * The ratio of payouts to stakes, R = Σp / Σs. Its standard error is that of a ratio estimator (Cochran, Sampling
 * Techniques, 6.4): √(n/(n−1) · Σ(p − R·s)²) / Σs, so that rounds of greater stakes count for more.
 */
export const realisedRtp = (totals: RunTotals | undefined): RealisedRtp => {
  if (!totals || totals.stakeMinor === 0) return { rtpPercent: null, lowPercent: null, highPercent: null };
  const { rounds, stakeMinor, payoutMinor, stakeSquares, payoutSquares, products } = totals;
  const rtp = payoutMinor / stakeMinor;
  if (rounds < 2) return { rtpPercent: rtp * 100, lowPercent: null, highPercent: null };
  const squares = Math.max(0, payoutSquares - 2 * rtp * products + rtp * rtp * stakeSquares);
  const margin = (Z_95 * Math.sqrt((squares * rounds) / (rounds - 1))) / stakeMinor;
  return { rtpPercent: rtp * 100, lowPercent: Math.max(0, rtp - margin) * 100, highPercent: (rtp + margin) * 100 };
};
