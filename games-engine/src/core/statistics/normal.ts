import { upperGamma } from './gamma.ts';

/** Probability that a standard normal variable departs from 0 by at least |z|, to either side: erfc(|z| / √2). */
export const twoSidedP = (z: number): number => upperGamma(0.5, (z * z) / 2);

/** Probability that a standard normal variable is at most z. */
export const normalCdf = (z: number): number => (z < 0 ? twoSidedP(z) / 2 : 1 - twoSidedP(z) / 2);

const horner = (coefficients: readonly number[], x: number): number =>
  coefficients.reduceRight((total, coefficient) => total * x + coefficient, 0);

// Coefficients of P. J. Acklam's rational approximation, lowest power first.
const MIDDLE_NUM = [
  2.506628277459239, -30.66479806614716, 138.357751867269, -275.9285104469687, 220.9460984245205, -39.69683028665376,
];
const MIDDLE_DEN = [
  1, -13.28068155288572, 66.80131188771972, -155.6989798598866, 161.5858368580409, -54.47609879822406,
];
const TAIL_NUM = [
  2.938163982698783, 4.374664141464968, -2.549732539343734, -2.400758277161838, -0.3223964580411365,
  -0.007784894002430293,
];
const TAIL_DEN = [1, 3.754408661907416, 2.445134137142996, 0.3224671290700398, 0.007784695709041462];
const TAIL = 0.02425;

const roughQuantile = (p: number): number => {
  if (p < TAIL) {
    const q = Math.sqrt(-2 * Math.log(p));
    return horner(TAIL_NUM, q) / horner(TAIL_DEN, q);
  }
  const q = p - 0.5;
  return (q * horner(MIDDLE_NUM, q * q)) / horner(MIDDLE_DEN, q * q);
};

/**
 * The z that a standard normal variable stays below with probability p, 0 < p < 1: Acklam's approximation and one step of
 * Halley's method, good to about 1e-14. Throws a RangeError for any other p.
 */
export const normalQuantile = (p: number): number => {
  if (!(p > 0 && p < 1)) throw new RangeError(`a probability between 0 and 1 is needed, got ${p}`);
  if (p > 0.5) return -normalQuantile(1 - p); // exact: the subtraction of doubles in [0.5, 1] loses nothing
  const z = roughQuantile(p);
  const off = (normalCdf(z) - p) * Math.sqrt(2 * Math.PI) * Math.exp((z * z) / 2);
  return z - off / (1 + (z * off) / 2);
};
