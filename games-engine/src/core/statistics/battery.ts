import { chiSquare, MIN_EXPECTED, mergeBins } from './chi-square.ts';
import { upperGamma } from './gamma.ts';
import { twoSidedP } from './normal.ts';
import { runsTest } from './runs-test.ts';

/** A row of draws, each an integer that is equally likely to be any of 0 … range − 1. */
export interface DrawRow {
  readonly values: ArrayLike<number>;
  readonly range: number; // 2 … 2^32
}

/**
 * The tests of the battery. frequency: the lower half as often as the upper. blocks: the same in each piece of a hundred.
 * runs: halves change as often as in a random order. serial: each pair of neighbours as often as the rest. poker: hands of
 * five with one to five different values. gaps: how long the lowest quarter stays away. birthdays: equal spacings among 512
 * days of a year of 2^24. spread: each value, or piece of the range, as often as the rest.
 */
export const batteryTests = ['frequency', 'blocks', 'runs', 'serial', 'poker', 'gaps', 'birthdays', 'spread'] as const;
export type BatteryTest = (typeof batteryTests)[number];

/** Result of one test. */
export interface BatteryResult {
  test: BatteryTest;
  /**
   * Probability that a perfect source departs at least as far; undefined with too few draws, or a range that does not
   * suit it.
   */
  p: number | undefined;
  df?: number; // degrees of freedom of a chi-square
}

type Finding = Pick<BatteryResult, 'p' | 'df'>;

const NOTHING: Finding = { p: undefined };

const BLOCK = 100; // draws
const SERIAL_CELLS = 8;
const HAND = 5;
const GAP_CELLS = 4;
const SPREAD_CELLS = 100;
const YEAR = 2 ** 24;
const BIRTHDAYS = 512; // a sample has 512^3 / (4 · 2^24) = 2 equal spacings on average

const lowestOf = (cell: number, cells: number, range: number): number => Math.ceil((cell * range) / cells);

/** The chance of a draw to fall into one of so many pieces of its range. */
const chanceOf = (cell: number, cells: number, range: number): number =>
  (lowestOf(cell + 1, cells, range) - lowestOf(cell, cells, range)) / range;

/** The pieces of the range that the draws fall into. */
const cellsOf = ({ values, range }: DrawRow, cells: number): number[] =>
  Array.from(values, (value) => Math.floor((value * cells) / range));

const countsOf = (cells: readonly number[], kinds: number): number[] => {
  const counts = Array.from({ length: kinds }, () => 0);
  for (const cell of cells) counts[cell] = (counts[cell] ?? 0) + 1;
  return counts;
};

const goodness = (observed: readonly number[], expected: readonly number[]): Finding => {
  const merged = mergeBins(observed, expected);
  return merged.observed.length < 2 || Math.min(...merged.expected) < MIN_EXPECTED
    ? NOTHING
    : chiSquare(merged.observed, merged.expected);
};

const frequency = (row: DrawRow): Finding => {
  const { length } = row.values;
  if (length < BLOCK) return NOTHING;
  const [lower = 0] = countsOf(cellsOf(row, 2), 2);
  const chance = chanceOf(0, 2, row.range);
  return { p: twoSidedP((lower - length * chance) / Math.sqrt(length * chance * (1 - chance))) };
};

/** NIST SP 800-22, 2.2: the sum over pieces of (count − mean)² / variance, chi-square with a degree of freedom for each. */
const blocks = (row: DrawRow, size = BLOCK): Finding => {
  const halves = cellsOf(row, 2);
  const pieces = Math.floor(halves.length / size);
  if (pieces < 2) return NOTHING;
  const chance = chanceOf(0, 2, row.range);
  let statistic = 0;
  for (let piece = 0; piece < pieces; piece += 1) {
    const [lower = 0] = countsOf(halves.slice(piece * size, (piece + 1) * size), 2);
    statistic += (lower - size * chance) ** 2 / (size * chance * (1 - chance));
  }
  return { p: upperGamma(pieces / 2, statistic / 2), df: pieces };
};

const runs = (row: DrawRow): Finding => {
  const halves = cellsOf(row, 2);
  const [lower = 0, upper = 0] = countsOf(halves, 2);
  const count = halves.filter((half, at) => at === 0 || half !== halves[at - 1]).length;
  return { p: runsTest({ runs: count, lower, upper })?.p };
};

/** Pairs that do not overlap, in 8 × 8 cells (Knuth, TAOCP 3.3.2 B). */
const serial = (row: DrawRow): Finding => {
  const cells = Math.min(SERIAL_CELLS, row.range);
  const parts = cellsOf(row, cells);
  const pairs: number[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) pairs.push((parts[at] ?? 0) * cells + (parts[at + 1] ?? 0));
  const chances = Array.from({ length: cells }, (_, cell) => chanceOf(cell, cells, row.range));
  const expected = chances.flatMap((first) => chances.map((second) => pairs.length * first * second));
  return goodness(countsOf(pairs, cells * cells), expected);
};

/** The chance of so many different values in a hand of five of d kinds: d·(d−1)…·S(5, r) / d^5 (Knuth, 3.3.2 D). */
export const pokerChance = (different: number, kinds: number): number => {
  const stirling = [0, 1, 15, 25, 10, 1][different] ?? 0;
  const ordered = Array.from({ length: different }, (_, n) => kinds - n).reduce((product, n) => product * n, 1);
  return (ordered * stirling) / kinds ** HAND;
};

const poker = (row: DrawRow): Finding => {
  const kinds = [10, 8, 6, 5, 4].find((each) => row.range % each === 0);
  if (kinds === undefined) return NOTHING;
  const cells = cellsOf(row, kinds);
  const hands = Math.floor(cells.length / HAND);
  const different = Array.from(
    { length: hands },
    (_, hand) => new Set(cells.slice(hand * HAND, (hand + 1) * HAND)).size - 1,
  );
  const expected = [1, 2, 3, 4, 5].map((count) => hands * pokerChance(count, kinds)).filter((due) => due > 0);
  return goodness(countsOf(different, expected.length), expected);
};

/** Draws between one in the lowest quarter and the next (Knuth, 3.3.2 C): geometric. */
const gaps = (row: DrawRow): Finding => {
  const chance = chanceOf(0, GAP_CELLS, row.range);
  const longest = Math.ceil(Math.log(1e-3) / Math.log(1 - chance));
  const lengths: number[] = [];
  let length = 0;
  for (const cell of cellsOf(row, GAP_CELLS)) {
    if (cell === 0) lengths.push(Math.min(length, longest));
    length = cell === 0 ? 0 : length + 1;
  }
  const expected = Array.from(
    { length: longest + 1 },
    (_, gap) => lengths.length * (1 - chance) ** gap * (gap === longest ? 1 : chance),
  );
  return goodness(countsOf(lengths, longest + 1), expected);
};

/** Probability that a Poisson variable departs as far from its mean as this count, to either side. */
export const poissonP = (count: number, mean: number): number => {
  const atMost = upperGamma(count + 1, mean);
  const atLeast = count === 0 ? 1 : 1 - upperGamma(count, mean);
  return Math.min(1, 2 * Math.min(atMost, atLeast));
};

/** Number of spacings between sorted days that are equal to another one before them. */
export const equalSpacings = (days: readonly number[]): number => {
  const sorted = Float64Array.from(days).sort();
  const spacings = sorted.map((day, at) => day - (sorted[at - 1] ?? 0)).sort();
  return spacings.reduce((equal, spacing, at) => equal + (at > 0 && spacing === spacings[at - 1] ? 1 : 0), 0);
};

/** Marsaglia's birthday spacings, with the samples counted together. Only draws of a great range have such days. */
const birthdays = ({ values, range }: DrawRow): Finding => {
  const samples = Math.floor(values.length / BIRTHDAYS);
  if (range < YEAR || samples < 2) return NOTHING;
  const days = Array.from(values, (value) => Math.floor((value / range) * YEAR));
  let equal = 0;
  for (let sample = 0; sample < samples; sample += 1)
    equal += equalSpacings(days.slice(sample * BIRTHDAYS, (sample + 1) * BIRTHDAYS));
  return { p: poissonP(equal, (samples * BIRTHDAYS ** 3) / (4 * YEAR)) };
};

const spread = (row: DrawRow): Finding => {
  const cells = Math.min(SPREAD_CELLS, row.range);
  const expected = Array.from({ length: cells }, (_, cell) => row.values.length * chanceOf(cell, cells, row.range));
  return goodness(countsOf(cellsOf(row, cells), cells), expected);
};

const tests: Readonly<Record<BatteryTest, (row: DrawRow) => Finding>> = {
  frequency,
  blocks,
  runs,
  serial,
  poker,
  gaps,
  birthdays,
  spread,
};

/** Every test of the battery on one row of draws. Fair rows give every p equally often. */
export const runBattery = (row: DrawRow): BatteryResult[] =>
  batteryTests.map((test) => {
    const { p, df } = tests[test](row);
    return { test, p, ...(df !== undefined && { df }) };
  });

/** NIST's test of blocks of another size, for its published example. */
export const blockFrequency = (row: DrawRow, size: number): number | undefined => blocks(row, size).p;

const SUSPICION = 1e-3; // rate at which a perfect source is called odd, by all tests together
const MIN_DF = 10; // fewer bins are filled exactly evenly by chance

/**
 * True when a result is odd among so many tests of the same source: its p is too small, or a chi-square's so near to 1
 * that the draws are too even. No draws are no fault.
 */
export const isOdd = ({ p, df = 0 }: Finding, count: number): boolean => {
  if (p === undefined) return false;
  return (df < MIN_DF ? p : Math.min(p, 1 - p)) < SUSPICION / (2 * count);
};
