import { simulationSource } from '../simulation.ts';
import type { IntSource } from '../stream.ts';
import { roundLosses, type RoundLoss, type TrafficClass } from './round-loss.ts';

/** Shares of the paths below each line of a fan. */
export const fanQuantiles = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

/** Amounts of the paths at a moment, one for each of `fanQuantiles`; base hundredths. */
export type FanLine = readonly number[];

/** A fan at one of its moments. */
export interface FanStep {
  readonly rounds: number; // played so far
  readonly result: FanLine; // gain of the house since the start; below zero: a loss
  readonly drawdown: FanLine; // distance from the greatest result so far; never below zero
}

/** Paths of the house's bankroll through rounds of a traffic. */
export interface DrawdownFan {
  readonly paths: number;
  readonly steps: readonly FanStep[]; // the first is before any round
  readonly deepest: FanLine; // the greatest drawdown of a whole path, after any of its rounds
}

export interface FanOptions {
  readonly rounds: number;
  readonly seed: string; // the same seed gives the same fan
  readonly paths?: number; // 200 unless given
  readonly steps?: number; // moments to look at after the first, 50 unless given; at most one for each round
}

const MAX_PLAYED = 40_000_000; // rounds of all paths: some seconds of a worker
const RANGE = 0x1_0000_0000; // a result rarer than one in four thousand million is not seen

/**
 * Plays rounds of a traffic along many paths. Every round counts for the drawdown, not only those that are shown. Throws a RangeError
 * without traffic, or for rounds and paths that are no whole numbers above 0 or are more than 40 million together.
 */
export const drawdownFan = (traffic: readonly TrafficClass[], options: FanOptions): DrawdownFan => {
  const { rounds, seed, paths = 200, steps = 50 } = options;
  if (
    ![rounds, paths, steps].every((count) => Number.isSafeInteger(count) && count >= 1) ||
    rounds * paths > MAX_PLAYED
  )
    throw new RangeError(`a fan has 1 to ${MAX_PLAYED} rounds in all, got ${paths} paths of ${rounds}`);
  const draw = drawLoss(roundLosses(traffic));
  const moments = momentsOf(rounds, steps);
  const results = moments.map(() => new Float64Array(paths));
  const drawdowns = moments.map(() => new Float64Array(paths));
  const deepest = new Float64Array(paths);
  for (let path = 0; path < paths; path += 1) {
    const source = simulationSource(`${seed}:fan:${path}`);
    let [result, peak, fall, played] = [0, 0, 0, 0];
    for (const [step, moment] of moments.entries()) {
      for (; played < moment; played += 1) {
        result -= draw(source);
        if (result > peak) peak = result;
        else if (peak - result > fall) fall = peak - result;
      }
      results[step]?.fill(result, path, path + 1);
      drawdowns[step]?.fill(peak - result, path, path + 1);
    }
    deepest[path] = fall;
  }
  return {
    paths,
    steps: moments.map((moment, step) => ({
      rounds: moment,
      result: lineOf(results[step] ?? new Float64Array()),
      drawdown: lineOf(drawdowns[step] ?? new Float64Array()),
    })),
    deepest: lineOf(deepest),
  };
};

/** Rounds after which the paths are looked at: evenly, the first none, the last all. */
const momentsOf = (rounds: number, steps: number): readonly number[] => {
  const count = Math.min(rounds, steps);
  return Array.from({ length: count + 1 }, (_, step) => Math.round((rounds * step) / count));
};

/** Nearest-rank quantiles: each is an amount that a path had. */
const lineOf = (amounts: Float64Array): FanLine => {
  const sorted = amounts.toSorted();
  return fanQuantiles.map((share) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0);
};

/** Draws the loss of one round. */
const drawLoss = (law: readonly RoundLoss[]): ((source: IntSource) => number) => {
  const losses = law.map(({ lossMinor }) => lossMinor);
  let sum = 0;
  const ends = law.map(({ chance }) => Math.round((sum += chance) * RANGE));
  ends[ends.length - 1] = RANGE; // chances are doubles: their sum is 1 to the last places only
  return (source) => {
    const drawn = source.int(RANGE - 1);
    let [low, high] = [0, ends.length - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (drawn < (ends[middle] ?? RANGE)) high = middle;
      else low = middle + 1;
    }
    return losses[low] ?? 0;
  };
};
