/** What Pearson's test says about counts. */
export interface ChiSquare {
  statistic: number; // sum of (observed − expected)² / expected
  df: number; // degrees of freedom: bins − 1
  p: number; // how likely a fair source gives a statistic at least as great
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

const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** ln Γ(x) for x > 0.5 (Lanczos, g = 7, n = 9). */
const logGamma = (x: number): number => {
  const t = x + 6.5;
  const series = LANCZOS.reduce((total, term, n) => total + (n === 0 ? term : term / (x - 1 + n)), 0);
  return Math.log(2 * Math.PI) / 2 + (x - 0.5) * Math.log(t) - t + Math.log(series);
};

/** The regularised upper incomplete gamma function Q(a, x) (Numerical Recipes, 3rd edition, 6.2). */
const upperGamma = (a: number, x: number): number => {
  if (x <= 0) return 1;
  return x < a + 1 ? 1 - lowerSeries(a, x) : upperFraction(a, x);
};

const EPSILON = 1e-14;
const MOST_TERMS = 10_000;

const lowerSeries = (a: number, x: number): number => {
  let [term, total] = [1 / a, 1 / a];
  for (let n = 1; n < MOST_TERMS && Math.abs(term) > Math.abs(total) * EPSILON; n += 1) {
    term *= x / (a + n);
    total += term;
  }
  return total * Math.exp(a * Math.log(x) - x - logGamma(a));
};

/** The continued fraction of Q by Lentz's method. */
const upperFraction = (a: number, x: number): number => {
  const tiny = 1e-300;
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let h = d;
  for (let n = 1; n < MOST_TERMS; n += 1) {
    const factor = -n * (n - a);
    b += 2;
    d = 1 / nonZero(factor * d + b, tiny);
    c = nonZero(b + factor / c, tiny);
    h *= d * c;
    if (Math.abs(d * c - 1) < EPSILON) break;
  }
  return Math.exp(a * Math.log(x) - x - logGamma(a)) * h;
};

const nonZero = (value: number, tiny: number): number => (Math.abs(value) < tiny ? tiny : value);
