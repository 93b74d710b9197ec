import { toNumber } from '../fraction.ts';
import type { Distribution } from './distribution.ts';

/** A part of the traffic: rounds of one class. `weight`: how often it is played, against the others; above 0. */
export interface TrafficClass {
  readonly weight: number;
  readonly tableMinor: bigint; // all stakes of a round, base hundredths
  readonly table: Distribution; // distribution of their sum
}

/** Loss of the house in one round, and its probability. Below zero: it wins. */
export interface RoundLoss {
  readonly lossMinor: number; // base hundredths
  readonly chance: number;
}

/**
 * Method of the answer. certain: there is only one sum, or the house can lose nothing. binomial: a round has two
 * results, so a sum says how often each came. lattice: all sums of all results. Both are exact but for the rounding of
 * doubles. grid: there are too many sums; they are put on points of a grid and blurred by a step and a half of it;
 * `error` is the largest distance from a grid half as fine.
 */
export const riskMethods = ['certain', 'binomial', 'lattice', 'grid'] as const;
export type RiskMethod = (typeof riskMethods)[number];

/** A way to answer: `exceeds` gives the probability that the sum of all rounds is above a loss. */
export interface RiskLaw {
  readonly method: RiskMethod;
  readonly error: number;
  readonly errorIs: 'bound' | 'estimate';
  exceeds(lossMinor: number): number;
}

/** Results of one round of the traffic: by loss, ascending, the chances 1 together. */
export const roundLosses = (traffic: readonly TrafficClass[]): readonly RoundLoss[] => {
  const weights = traffic.reduce((total, { weight }) => total + weight, 0);
  if (!(weights > 0) || traffic.some(({ weight }) => !(weight > 0)))
    throw new RangeError('traffic has at least one class, and each a weight above 0');
  const chances = new Map<number, number>();
  for (const { weight, tableMinor, table } of traffic)
    for (const { chance, payoutMinor } of table) {
      const lossMinor = Number(payoutMinor - tableMinor);
      chances.set(lossMinor, (chances.get(lossMinor) ?? 0) + (weight / weights) * toNumber(chance));
    }
  return [...chances]
    .map(([lossMinor, chance]) => ({ lossMinor, chance }))
    .toSorted((a, b) => a.lossMinor - b.lossMinor);
};

/** Mean and standard deviation of one round's loss. */
export const moments = (law: readonly RoundLoss[]): [mean: number, deviation: number] => {
  const mean = law.reduce((total, { lossMinor, chance }) => total + lossMinor * chance, 0);
  const variance = law.reduce((total, { lossMinor, chance }) => total + chance * (lossMinor - mean) ** 2, 0);
  return [mean, Math.sqrt(variance)];
};
