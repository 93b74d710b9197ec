import { fourierSum } from './fourier.ts';
import { moments, type RiskLaw, type RoundLoss } from './round-loss.ts';

/** The greatest number of points that is summed over where it makes the answer exact. */
const MAX_EXACT = 2 ** 17;

/** The number of points where no number would. */
const GRID = 2 ** 15;

/** Probability left outside the points that are summed over, on both sides together. */
const OUTSIDE = 1e-13;

/** The greatest step of which all differences between results are whole multiples. */
export const wholeStep = (law: readonly RoundLoss[]): number =>
  law.reduce((step, { lossMinor }) => gcd(step, lossMinor - (law[0]?.lossMinor ?? 0)), 0);

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** The sum of many rounds, on the lattice of its results where that has few enough points, else on a grid. */
export const latticeRisk = (law: readonly RoundLoss[], rounds: number): RiskLaw => {
  const window = windowOf(law, rounds);
  const step = wholeStep(law);
  if (window.width / step + 2 <= MAX_EXACT) {
    const exceeds = stepped(sumLaw(law, rounds, window, { step, blur: 0 }));
    // a coefficient's rounding grows with the power it is raised to; the sum back averages over all of them
    return { method: 'lattice', error: OUTSIDE + rounds * 2 ** -50, errorIs: 'bound', exceeds };
  }
  const onGrid = (points: number): ((loss: number) => number) =>
    smooth(sumLaw(law, rounds, window, { step: window.width / (points - 2), blur: BLUR }));
  const [exceeds, coarse] = [onGrid(GRID), onGrid(GRID / 2)];
  return { method: 'grid', error: farthest(exceeds, coarse, window), errorIs: 'estimate', exceeds };
};

/** Largest distance of two answers from each other. */
const farthest = (one: (loss: number) => number, other: (loss: number) => number, { first, width }: Window): number => {
  const places = Array.from({ length: 4096 }, (_, n) => first + (n * width) / 4096);
  return places.reduce((most, place) => Math.max(most, Math.abs(one(place) - other(place))), 0);
};

/** Range of the sum of all rounds, but for OUTSIDE. */
interface Window {
  readonly first: number;
  readonly width: number;
}

/**
 * By Bennett's inequality P(S − ES ≥ t) ≤ exp(−nσ²/b² · h(bt/nσ²)) with h(u) = (1 + u) ln(1 + u) − u and b the greatest
 * deviation of one round to that side; never wider than the sum can be.
 */
const windowOf = (law: readonly RoundLoss[], rounds: number): Window => {
  const [mean, deviation] = moments(law);
  const [least, greatest] = [law[0]?.lossMinor ?? 0, law.at(-1)?.lossMinor ?? 0];
  const variance = rounds * deviation ** 2;
  const reach = (most: number): number => {
    let distance = Math.sqrt(variance);
    while (distance < most * rounds && bennett(distance, most, variance) > OUTSIDE / 2) distance *= 1.05;
    return Math.min(distance, most * rounds);
  };
  const [below, above] = [reach(mean - least), reach(greatest - mean)];
  return { first: mean * rounds - below, width: below + above };
};

const bennett = (distance: number, most: number, variance: number): number => {
  const u = (most * distance) / variance;
  return Math.exp((-variance / most ** 2) * ((1 + u) * Math.log1p(u) - u));
};

/** The sum of all rounds on points `step` apart: the chance of each point or one above it. */
interface SumLaw {
  readonly first: number; // the first point
  readonly step: number;
  readonly above: Float64Array;
}

/** On a lattice all chance lies on the points. */
const stepped =
  ({ first, step, above }: SumLaw) =>
  (loss: number): number =>
    at(above, Math.floor((loss - first) / step + 1e-9) + 1);

/** On a grid what lies on a point stands for all that is nearer to it than to another. */
const smooth =
  ({ first, step, above }: SumLaw) =>
  (loss: number): number => {
    const place = (loss - first) / step + 0.5;
    const whole = Math.floor(place);
    return at(above, whole) + (place - whole) * (at(above, whole + 1) - at(above, whole));
  };

const at = (above: Float64Array, place: number): number => (place < 0 ? 1 : (above[place] ?? 0));

/**
 * On a grid the sum is blurred by a normal law this many steps wide, once and not with every round: a sum that lies
 * between two points would otherwise ring around them.
 */
const BLUR = 1.5;

/**
 * The characteristic function of one round, exact at the frequencies of the points, to the power of the rounds, brought
 * back by Fourier's sum: a convolution of all rounds at once.
 */
const sumLaw = (
  law: readonly RoundLoss[],
  rounds: number,
  window: Window,
  { step, blur }: { step: number; blur: number },
): SumLaw => {
  const base = law[0]?.lossMinor ?? 0;
  const places = law.map(({ lossMinor }) => (lossMinor - base) / step); // whole numbers on a lattice
  const size = 2 ** Math.ceil(Math.log2(window.width / step + 2));
  const first = Math.max(0, Math.floor((window.first - base * rounds) / step));
  const [real, imaginary] = [new Float64Array(size), new Float64Array(size)];
  for (let n = 0; n <= size / 2; n += 1) {
    const [x, y] = characteristic(law, places, n, size);
    const width = (2 * Math.PI * n * blur) / size;
    const length = (x * x + y * y) ** (rounds / 2) * Math.exp((-width * width) / 2);
    const angle = rounds * Math.atan2(y, x) - 2 * Math.PI * (((n * (first % size)) % size) / size); // from the window's first point
    const mirror = (size - n) % size; // a chance is real, so the other half is the conjugate
    const height = length * Math.sin(angle);
    real[n] = real[mirror] = length * Math.cos(angle);
    imaginary[mirror] = height;
    imaginary[n] = -height;
  }
  fourierSum(real, imaginary);
  return { first: base * rounds + first * step, step, above: tails(real) };
};

const characteristic = (
  law: readonly RoundLoss[],
  places: readonly number[],
  n: number,
  size: number,
): [x: number, y: number] => {
  let [x, y] = [0, 0];
  for (const [index, { chance }] of law.entries()) {
    const angle = 2 * Math.PI * (((n * (places[index] ?? 0)) % size) / size);
    x += chance * Math.cos(angle);
    y += chance * Math.sin(angle);
  }
  return [x, y];
};

/** The chance of each point or one above it: a sum of what is not below 0, so it never rises. */
const tails = (chances: Float64Array): Float64Array => {
  const size = chances.length;
  const above = new Float64Array(size + 1);
  for (let place = size - 1; place >= 0; place -= 1)
    above[place] = (above[place + 1] ?? 0) + Math.max(0, (chances[place] ?? 0) / size);
  return above.map((chance) => Math.min(1, chance));
};
