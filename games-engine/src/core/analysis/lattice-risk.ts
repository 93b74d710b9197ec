import { transform } from './fourier.ts';
import { moments, type RiskLaw, type RoundLoss } from './round-loss.ts';

/** The greatest number of points that is summed over where it makes the answer exact: a tenth of a second or two. */
const MOST_EXACT = 2 ** 17;

/** The number of points where more would not make it exact. */
const GRID = 2 ** 15;

/** What may lie outside of the points that are summed over, on both sides together. */
const OUTSIDE = 1e-13;

/** The greatest step of which all differences between results are whole multiples. */
export const wholeStep = (law: readonly RoundLoss[]): number =>
  law.reduce((step, { lossMinor }) => gcd(step, lossMinor - (law[0]?.lossMinor ?? 0)), 0);

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** The sum of many rounds, on the lattice of its results where that has few enough points, else on a grid. */
export const latticeRisk = (law: readonly RoundLoss[], rounds: number, step: number): RiskLaw => {
  const span = spanOf(law, rounds);
  if (span / step <= MOST_EXACT) {
    const exceeds = stepped(sumLaw(law, rounds, step, span));
    // Each coefficient's rounding grows with the power it is raised to; the inverse averages over all of them.
    return { method: 'lattice', error: OUTSIDE + rounds * 2 ** -50, errorIs: 'bound', exceeds };
  }
  const fine = span / (GRID - 2);
  const [exceeds, coarse] = [smooth(sumLaw(law, rounds, fine, span)), smooth(sumLaw(law, rounds, 2 * fine, span))];
  return { method: 'grid', error: farthest(exceeds, coarse, law, rounds), errorIs: 'estimate', exceeds };
};

/** How far two answers are from each other at most, over what is likely enough to be asked for. */
const farthest = (
  one: (loss: number) => number,
  other: (loss: number) => number,
  law: readonly RoundLoss[],
  rounds: number,
): number => {
  const [mean, deviation] = moments(law);
  const places = Array.from({ length: 97 }, (_, n) => mean * rounds + ((n - 48) / 8) * deviation * Math.sqrt(rounds));
  return Math.max(...places.map((place) => Math.abs(one(place) - other(place))));
};

/**
 * How wide the sum of all rounds is, but for OUTSIDE: by Bennett's inequality P(S − ES ≥ t) ≤ exp(−nσ²/b² · h(bt/nσ²)) with
 * h(u) = (1 + u) ln(1 + u) − u and b the greatest deviation of one round to that side; never wider than the sum can be.
 */
const spanOf = (law: readonly RoundLoss[], rounds: number): number => {
  const [mean, deviation] = moments(law);
  const [least, greatest] = [law[0]?.lossMinor ?? 0, law.at(-1)?.lossMinor ?? 0];
  const variance = rounds * deviation ** 2;
  const reach = (most: number): number => {
    let distance = Math.sqrt(variance);
    while (distance < most * rounds && bennett(distance, most, variance) > OUTSIDE / 2) distance *= 1.1;
    return Math.min(distance, most * rounds);
  };
  // the window is symmetric about the mean, so that either side fits
  return Math.min(2 * Math.max(reach(greatest - mean), reach(mean - least)), (greatest - least) * rounds);
};

const bennett = (distance: number, most: number, variance: number): number => {
  const u = (most * distance) / variance;
  return Math.exp((-variance / most ** 2) * ((1 + u) * Math.log1p(u) - u));
};

/** The sum of all rounds on points: the chance of each point or one above it, from a loss on, `step` apart. */
interface SumLaw {
  readonly first: number;
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

const sumLaw = (law: readonly RoundLoss[], rounds: number, step: number, span: number): SumLaw => {
  const base = law[0]?.lossMinor ?? 0;
  const size = 2 ** Math.ceil(Math.log2(span / step + 2));
  const [real, imaginary] = [new Float64Array(size), new Float64Array(size)];
  for (const { lossMinor, chance } of law) spread(real, (lossMinor - base) / step, chance, size);
  transform(real, imaginary, -1);
  raise(real, imaginary, rounds);
  transform(real, imaginary, 1);
  const [mean] = moments(law);
  const first = Math.max(0, Math.floor(((mean - base) * rounds) / step - size / 2)); // of the window about the mean
  return { first: base * rounds + first * step, step, above: tails(real, first % size, size) };
};

/** Puts a chance on a point, or on the two around it so that its mean stays; round and round the circle. */
const spread = (points: Float64Array, place: number, chance: number, size: number): void => {
  const isOnPoint = Math.abs(place - Math.round(place)) < 1e-9;
  const low = isOnPoint ? Math.round(place) : Math.floor(place);
  const share = isOnPoint ? 0 : place - low;
  points[low % size] = (points[low % size] ?? 0) + chance * (1 - share);
  points[(low + 1) % size] = (points[(low + 1) % size] ?? 0) + chance * share;
};

/** Each coefficient to the power of the rounds, by its length and angle. */
const raise = (real: Float64Array, imaginary: Float64Array, rounds: number): void => {
  const size = real.length;
  for (let n = 0; n <= size / 2; n += 1) {
    const [x, y] = [real[n] ?? 0, imaginary[n] ?? 0];
    const length = (x * x + y * y) ** (rounds / 2);
    const angle = rounds * Math.atan2(y, x);
    const mirror = (size - n) % size; // what is transformed is real, so the other half is the conjugate
    real[n] = real[mirror] = length * Math.cos(angle);
    const height = length * Math.sin(angle);
    imaginary[mirror] = -height;
    imaginary[n] = height;
  }
};

/** The chance of each point or one above it, from the window's first: a sum of what is not below 0, so it never rises. */
const tails = (circle: Float64Array, first: number, size: number): Float64Array => {
  const above = new Float64Array(size + 1);
  for (let place = size - 1; place >= 0; place -= 1)
    above[place] = (above[place + 1] ?? 0) + Math.max(0, (circle[(first + place) % size] ?? 0) / size);
  return above.map((chance) => Math.min(1, chance));
};
