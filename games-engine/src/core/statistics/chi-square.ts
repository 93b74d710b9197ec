import { upperGamma } from './gamma.ts';

/** Result of Pearson's test on counts. */
export interface ChiSquare {
  statistic: number; // sum of (observed − expected)² / expected
  df: number; // degrees of freedom: bins − 1
  p: number; // probability that a fair source gives a statistic at least as great
}

/**
 * Pearson's chi-square test of observed counts against expected ones, bin by bin. Every expected count is above zero
 * and both add up to the same number of draws; fewer than five expected in a bin make p unreliable.
 */
export const chiSquare = (observed: readonly number[], expected: readonly number[]): ChiSquare => {
  if (observed.length !== expected.length || observed.length < 2)
    throw new RangeError(
      `as many bins as expectations and at least two, got ${observed.length} and ${expected.length}`,
    );
  const [seen, foreseen] = [sum(observed), sum(expected)];
  if (Math.abs(seen - foreseen) > 1e-6 * seen)
    throw new RangeError(`${seen} draws cannot be held against an expectation of ${foreseen}`);
  const statistic = sum(
    observed.map((count, bin) => {
      const due = expected[bin] ?? 0;
      if (!(due > 0)) throw new RangeError(`bin ${bin} is expected ${due} times: leave it out of the test`);
      return (count - due) ** 2 / due;
    }),
  );
  const df = observed.length - 1;
  return { statistic, df, p: upperGamma(df / 2, statistic / 2) };
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Neighbouring bins of counts that are held against expectations. */
export interface MergedBins {
  observed: number[];
  expected: number[];
}

/** Draws that a bin should be expected to have for p to be trusted: Cochran's rule. */
export const MIN_EXPECTED = 5;

/** Joins neighbouring bins, from the first on, until each is expected to have at least `least`; what is left joins the last. */
export const mergeBins = (observed: readonly number[], expected: readonly number[], min = MIN_EXPECTED): MergedBins => {
  const merged: MergedBins = { observed: [], expected: [] };
  let [seen, due] = [0, 0];
  for (const [bin, count] of observed.entries()) {
    seen += count;
    due += expected[bin] ?? 0;
    if (due < min) continue;
    merged.observed.push(seen);
    merged.expected.push(due);
    [seen, due] = [0, 0];
  }
  const last = merged.observed.length - 1;
  if (last < 0) return { observed: [seen], expected: [due] };
  merged.observed[last] = (merged.observed[last] ?? 0) + seen;
  merged.expected[last] = (merged.expected[last] ?? 0) + due;
  return merged;
};
