import { normalQuantile, twoSidedP } from './normal.ts';

/** Payouts that were seen, and what fair rules lead one to expect of them. Amounts in hundredths. */
export interface ExpectedReturn {
  stakes: number; // above 0
  payouts: number;
  mean: number; // expected payouts
  variance: number; // variance of the payouts, in hundredths²
}

/** The same as shares of the stakes. */
export interface ReturnShares {
  realised: number;
  expected: number;
  standardError: number; // standard error of `realised`; 0 where nothing is left to luck
}

/** Undefined without stakes. */
export const returnShares = ({ stakes, payouts, mean, variance }: ExpectedReturn): ReturnShares | undefined =>
  stakes > 0
    ? { realised: payouts / stakes, expected: mean / stakes, standardError: Math.sqrt(variance) / stakes }
    : undefined;

/** Band of the realised share in `confidence` of all fair histories: expected ± z · standard error. */
export const confidenceBand = (
  { expected, standardError }: Pick<ReturnShares, 'expected' | 'standardError'>,
  confidence: number,
): { low: number; high: number } => {
  const reach = normalQuantile((1 + confidence) / 2) * standardError;
  return { low: expected - reach, high: expected + reach };
};

/** Distance between realised and expected, and the probability that a fair game departs at least as far. */
export interface Departure {
  z: number | undefined; // in standard errors; undefined where there is none
  p: number;
}

/** Without luck any difference is a fault: p is then 1 or 0. */
export const departureOf = ({ realised, expected, standardError }: ReturnShares): Departure => {
  if (standardError === 0) return { z: undefined, p: realised === expected ? 1 : 0 };
  const z = (realised - expected) / standardError;
  return { z, p: twoSidedP(z) };
};
