import type { ExpectedReturn } from './returns.ts';

/** Probability that a fair game ever leaves its band, however often somebody looks. */
export const TRIAL_ERROR = 0.001;

/** Rounds at which the band is about as narrow as one for a single look. */
const SCALE_ROUNDS = 1000;

/** Below this many rounds a band says nothing. */
export const MIN_BAND_ROUNDS = 100;

/** Rounds of a trial: what fair rules lead one to expect of them, and the greatest single amounts. Hundredths. */
export interface TriedRounds extends ExpectedReturn {
  rounds: number;
  greatestStake: number;
  greatestPayout: number;
}

/** Band of the payouts as shares of the stakes. */
export interface TrialBand {
  realised: number;
  expected: number;
  low: number;
  high: number;
  isOutside: boolean;
}

/**
 * Standard errors that a fair sum of `rounds` may be away from its mean: √((1 + r)·ln((1 + 1/r)/α²)) with r = 1000/rounds. The
 * boundary of the normal mixture (Robbins, Statistical methods related to the law of the iterated logarithm, 1970),
 * which a fair walk ever crosses with probability α: a look every minute costs nothing.
 */
export const trialErrors = (rounds: number): number => {
  const ratio = SCALE_ROUNDS / rounds;
  return Math.sqrt((1 + ratio) * Math.log((1 + 1 / ratio) / TRIAL_ERROR ** 2));
};

/**
 * Band of the measured return around the exact one. Its reach is `trialErrors` of the standard error, which the rules
 * give and the results do not, plus the greatest single stake below and payout above: no round alone leaves it.
 * Undefined below `MIN_BAND_ROUNDS`, and where nothing is left to luck.
 */
export const trialBand = (tried: TriedRounds): TrialBand | undefined => {
  const { rounds, stakes, payouts, mean, variance, greatestStake, greatestPayout } = tried;
  if (rounds < MIN_BAND_ROUNDS || !(stakes > 0) || !(variance > 0)) return undefined;
  const reach = trialErrors(rounds) * Math.sqrt(variance);
  const [low, high] = [mean - reach - greatestStake, mean + reach + greatestPayout];
  return {
    realised: payouts / stakes,
    expected: mean / stakes,
    low: Math.max(0, low) / stakes,
    high: high / stakes,
    isOutside: payouts < low || payouts > high,
  };
};
