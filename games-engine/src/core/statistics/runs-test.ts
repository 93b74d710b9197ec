import { twoSidedP } from './normal.ts';

/** A row of draws of two kinds, counted. A run is a piece of it that is all of one kind and cannot be made longer. */
export interface CountedRuns {
  runs: number;
  lower: number; // draws of the one kind
  upper: number; // draws of the other
}

/** Result of the test of Wald and Wolfowitz. */
export interface RunsTest {
  expected: number; // runs in a row whose order is random
  z: number; // standard deviations between runs and expected: below 0 too few runs, above 0 too many
  p: number; // probability that a random order departs at least as far, to either side
}

const MIN_COUNT = 10; // draws of each kind: fewer are not near enough to a normal distribution

/**
 * Tests whether the order of draws of two kinds is random, given the number of each: runs are about normal with mean μ
 * = 2·a·b/(a + b) + 1 and variance (μ − 1)(μ − 2)/(a + b − 1) (Wald and Wolfowitz, 1940). Undefined with fewer than ten
 * of either kind.
 */
export const runsTest = ({ runs, lower, upper }: CountedRuns): RunsTest | undefined => {
  if (lower < MIN_COUNT || upper < MIN_COUNT) return undefined;
  const draws = lower + upper;
  const expected = (2 * lower * upper) / draws + 1;
  const variance = ((expected - 1) * (expected - 2)) / (draws - 1);
  const z = (runs - expected) / Math.sqrt(variance);
  return { expected, z, p: twoSidedP(z) };
};
