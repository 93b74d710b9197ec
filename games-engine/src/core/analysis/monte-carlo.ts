import { simulationSource } from '../simulation.ts';
import { fraction, toNumber, type Fraction } from '../fraction.ts';
import type { IntSource } from '../stream.ts';
import { atLeast, atMost, binomialLaw } from './binomial.ts';
import type { StakeClass } from './define-analysis.ts';
import { measure } from './measures.ts';

/** Rounds of a block; the last one of a simulation has the rest. */
export const BLOCK_ROUNDS = 65_536;

/** Results of some rounds: the count of each payout, by the payout in base hundredths. Plain data. */
export interface Tally {
  readonly rounds: number;
  readonly paid: Readonly<Record<string, number>>;
}

export const noRounds: Tally = { rounds: 0, paid: {} };

/** Number of blocks for so many rounds. */
export const blocksOf = (rounds: number): number => Math.ceil(rounds / BLOCK_ROUNDS);

/**
 * Plays one block of a simulation of so many rounds. A block is seeded with the seed, the class and its own number, so the
 * blocks can be played anywhere and in any order: put together they are the same tally.
 */
export const simulateBlock = (stakeClass: StakeClass, seed: string, rounds: number, block: number): Tally => {
  const source = simulationSource(`${seed}:${stakeClass.id}:${block}`);
  return playRounds(stakeClass, source, Math.min(BLOCK_ROUNDS, rounds - block * BLOCK_ROUNDS));
};

/** Plays so many rounds from a source. */
export const playRounds = (stakeClass: StakeClass, source: IntSource, rounds: number): Tally =>
  stakeClass.drawRange !== undefined && stakeClass.drawRange <= MAX_DRAWN
    ? playByTable(stakeClass, stakeClass.drawRange, source, rounds)
    : playEach(stakeClass, source, rounds);

const MAX_DRAWN = 65_536;

const playEach = (stakeClass: StakeClass, source: IntSource, rounds: number): Tally => {
  const paid = new Map<bigint, number>();
  for (let round = 0; round < rounds; round += 1) {
    const payoutMinor = stakeClass.play(source);
    paid.set(payoutMinor, (paid.get(payoutMinor) ?? 0) + 1);
  }
  return { rounds, paid: record(paid) };
};

/** Payouts of a class for each integer that its round can draw, kept as long as the class. */
const tables = new WeakMap<StakeClass, PayoutTable>();

interface PayoutTable {
  readonly slots: Uint16Array; // by the integer drawn: which payout
  readonly payouts: readonly bigint[];
}

/** A round that draws one integer is played once for each integer by the game's own rules; then only the draw is left. */
const playByTable = (stakeClass: StakeClass, range: number, source: IntSource, rounds: number): Tally => {
  const { slots, payouts } = tables.get(stakeClass) ?? tableFor(stakeClass, range);
  const counts = new Float64Array(payouts.length);
  for (let round = 0; round < rounds; round += 1) {
    const slot = slots[source.int(range)] ?? 0;
    counts[slot] = (counts[slot] ?? 0) + 1;
  }
  const drawn = [...counts.entries()].filter(([, count]) => count > 0);
  return { rounds, paid: record(new Map(drawn.map(([slot, count]) => [payouts[slot] ?? 0n, count]))) };
};

const tableFor = (stakeClass: StakeClass, range: number): PayoutTable => {
  const slotOf = new Map<bigint, number>();
  const slots = Uint16Array.from({ length: range }, (_, drawn) => {
    const payoutMinor = stakeClass.play(sourceOf(drawn, range));
    const slot = slotOf.get(payoutMinor) ?? slotOf.size;
    slotOf.set(payoutMinor, slot);
    return slot;
  });
  const table = { slots, payouts: [...slotOf.keys()] };
  tables.set(stakeClass, table);
  return table;
};

/** A source that gives one integer, once, and only to a draw of this range. */
const sourceOf = (drawn: number, range: number): IntSource => {
  let isTaken = false;
  return {
    int(n) {
      if (isTaken || n !== range) throw new RangeError(`a round draws one integer below ${range}, asked for ${n}`);
      isTaken = true;
      return drawn;
    },
  };
};

/** Payouts in their order, so that equal tallies are equal text. */
const record = (paid: ReadonlyMap<bigint, number>): Record<string, number> =>
  Object.fromEntries([...paid].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([payout, count]) => [`${payout}`, count]));

/** Two tallies as one. */
export const mergeTallies = (a: Tally, b: Tally): Tally => {
  const paid = new Map(Object.entries(a.paid).map(([payout, count]) => [BigInt(payout), count]));
  for (const [payout, count] of Object.entries(b.paid)) {
    const payoutMinor = BigInt(payout);
    paid.set(payoutMinor, (paid.get(payoutMinor) ?? 0) + count);
  }
  return { rounds: a.rounds + b.rounds, paid: record(paid) };
};

/** The level at which a tally is held against the exact distribution: an honest one fails once in ten thousand. */
export const CONFIDENCE = 0.9999;
const DEVIATIONS = 3.890_591_886_413_12; // deviations of a normal law, both sides at that level

/** A simulation's statements about a class. Shares of the stake. */
export interface CrossCheck {
  readonly rounds: number;
  readonly mean: number; // return per stake
  readonly exact: Fraction; // the same, exactly
  readonly exactRtp: number; // as a number
  readonly z: number; // (mean − exact) / standard error: 0 where nothing varies
  readonly confidence: number;
  readonly low: number; // the mean's confidence interval, from the exact variance
  readonly high: number;
  readonly isNormal: boolean; // true when every outcome was due often enough for the interval to hold
  readonly worst: { readonly payoutMinor: string; readonly seen: number; readonly due: number; readonly p: number };
  readonly verdict: 'agrees' | 'differs';
}

const OFTEN = 25;

/**
 * Holds a tally against the class's exact distribution. It differs when a payout came that cannot come, or when one came
 * so often or so seldom that the binomial law gives it less than the level allows, shared among the payouts: that holds
 * for rare payouts too, where the mean's interval does not. `among`: how many classes are held against theirs together,
 * for the level is shared among them as well. Throws a RangeError for no rounds.
 */
export const crossCheck = (stakeClass: StakeClass, { rounds, paid }: Tally, among = 1): CrossCheck => {
  if (rounds < 1) throw new RangeError('a simulation has at least one round');
  const { rtp, variance } = measure(stakeClass.distribution);
  const mean = meanOf(paid, stakeClass.stakeMinor, rounds);
  const error = Math.sqrt(toNumber(variance) / rounds);
  const checks = stakeClass.distribution.map(({ chance, payoutMinor }) =>
    countCheck(payoutMinor, paid[`${payoutMinor}`] ?? 0, rounds, toNumber(chance)),
  );
  const impossible = Object.keys(paid).find((payout) => checks.every(({ payoutMinor }) => payoutMinor !== payout));
  const worst =
    impossible === undefined
      ? checks.reduce((a, b) => (b.p < a.p ? b : a))
      : { payoutMinor: impossible, seen: paid[impossible] ?? 0, due: 0, p: 0 };
  return {
    rounds,
    mean,
    exact: rtp,
    exactRtp: toNumber(rtp),
    z: error === 0 ? 0 : (mean - toNumber(rtp)) / error,
    confidence: CONFIDENCE,
    low: mean - DEVIATIONS * error,
    high: mean + DEVIATIONS * error,
    isNormal: checks.every(({ due }) => due >= OFTEN),
    worst,
    verdict: worst.p * checks.length * among < 1 - CONFIDENCE ? 'differs' : 'agrees',
  };
};

const meanOf = (paid: Tally['paid'], stakeMinor: bigint, rounds: number): number => {
  const total = Object.entries(paid).reduce((sum, [payout, count]) => sum + BigInt(payout) * BigInt(count), 0n);
  return toNumber(fraction(total, stakeMinor * BigInt(rounds)));
};

/** Probability of a count that far from its expectation, on either side. */
const countCheck = (payoutMinor: bigint, seen: number, rounds: number, chance: number): CrossCheck['worst'] => {
  const law = binomialLaw(rounds, chance);
  const p = Math.min(1, 2 * Math.min(atLeast(law, seen), atMost(law, seen)));
  return { payoutMinor: `${payoutMinor}`, seen, due: rounds * chance, p };
};
