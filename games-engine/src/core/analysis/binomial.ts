/**
 * The binomial law of n trials with chance p, around its mode: `weights[i]` is the chance of `first + i` successes.
 * Built by the exact ratio of neighbours from the mode outwards and scaled to 1 together, so each chance carries only the
 * rounding of the steps between it and the mode; what is left out is below the least double.
 */
export interface BinomialLaw {
  readonly first: number;
  readonly weights: Float64Array;
}

const MIN_WEIGHT = 1e-300;

/** The law of so many successes. trials: 0 … 2^53−1; chance: 0 … 1. */
export const binomialLaw = (trials: number, chance: number): BinomialLaw => {
  if (chance <= 0 || trials === 0) return { first: 0, weights: Float64Array.of(1) };
  if (chance >= 1) return { first: trials, weights: Float64Array.of(1) };
  const mode = Math.min(trials, Math.floor((trials + 1) * chance));
  const odds = chance / (1 - chance);
  const [below, above]: [number[], number[]] = [[], []];
  for (let k = mode, weight = 1; k > 0 && weight > MIN_WEIGHT; k -= 1) {
    weight *= k / ((trials - k + 1) * odds);
    below.push(weight);
  }
  for (let k = mode, weight = 1; k < trials && weight > MIN_WEIGHT; k += 1) {
    weight *= ((trials - k) * odds) / (k + 1);
    above.push(weight);
  }
  const weights = Float64Array.from([...below.toReversed(), 1, ...above]);
  const total = weights.toSorted().reduce((sum, weight) => sum + weight, 0); // the small ones first
  return { first: mode - below.length, weights: weights.map((weight) => weight / total) };
};

/** The chance of at least so many successes. Added up from the far end, so it never falls as `least` falls. */
export const atLeast = ({ first, weights }: BinomialLaw, min: number): number => {
  let total = 0;
  for (let index = weights.length - 1; index >= Math.max(0, min - first); index -= 1) total += weights[index] ?? 0;
  return Math.min(1, total);
};

/** The chance of at most so many successes. */
export const atMost = ({ first, weights }: BinomialLaw, most: number): number => {
  let total = 0;
  for (let index = 0; index <= Math.min(weights.length - 1, most - first); index += 1) total += weights[index] ?? 0;
  return Math.min(1, total);
};
