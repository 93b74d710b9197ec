const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** ln Γ(x) for x ≥ 0.5 (Lanczos, g = 7, n = 9). */
const logGamma = (x: number): number => {
  const t = x + 6.5;
  const series = LANCZOS.reduce((total, term, n) => total + (n === 0 ? term : term / (x - 1 + n)), 0);
  return Math.log(2 * Math.PI) / 2 + (x - 0.5) * Math.log(t) - t + Math.log(series);
};

/** The regularised upper incomplete gamma function Q(a, x), a ≥ 0.5 (Numerical Recipes, 3rd edition, 6.2). */
export const upperGamma = (a: number, x: number): number => {
  if (x <= 0) return 1;
  return x < a + 1 ? 1 - lowerSeries(a, x) : upperFraction(a, x);
};

const EPSILON = 1e-14;
const MAX_TERMS = 10_000;

const lowerSeries = (a: number, x: number): number => {
  let [term, total] = [1 / a, 1 / a];
  for (let n = 1; n < MAX_TERMS && Math.abs(term) > Math.abs(total) * EPSILON; n += 1) {
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
  for (let n = 1; n < MAX_TERMS; n += 1) {
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
