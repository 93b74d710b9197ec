import { atLeast, binomialLaw } from './binomial.ts';
import { latticeRisk } from './lattice-risk.ts';
import {
  moments,
  roundLosses,
  type RiskLaw,
  type RiskMethod,
  type RoundLoss,
  type TrafficClass,
} from './round-loss.ts';

export interface BankrollRisk {
  readonly method: RiskMethod;
  readonly error: number; // error of each probability: at most this, or about this
  readonly errorIs: 'bound' | 'estimate';
  readonly expectedLossMinor: number; // loss over all rounds, base hundredths: below zero as long as the house has an edge
  readonly deviationMinor: number; // its standard deviation
  readonly risks: readonly { readonly lossMinor: bigint; readonly probability: number }[]; // in the order asked for
}

/** More rounds than this are not reckoned with. */
const MAX_ROUNDS = 1_000_000_000;

/**
 * The probability that the house has lost more than each of `lossesMinor` after `rounds` independent rounds of this
 * traffic. It never rises with the loss asked for. Throws a RangeError without traffic, or for
 * rounds outside of 1 … 10⁹.
 */
export const bankrollRisk = (
  traffic: readonly TrafficClass[],
  rounds: number,
  lossesMinor: readonly bigint[],
): BankrollRisk => {
  if (!Number.isSafeInteger(rounds) || rounds < 1 || rounds > MAX_ROUNDS)
    throw new RangeError(`rounds are a whole number from 1 to ${MAX_ROUNDS}, got ${rounds}`);
  const law = roundLosses(traffic);
  const { exceeds, ...answer } = cannotLose(law, lossesMinor) ? NEVER : riskOf(law, rounds);
  const [mean, deviation] = moments(law);
  return {
    ...answer,
    expectedLossMinor: mean * rounds,
    deviationMinor: deviation * Math.sqrt(rounds),
    risks: lossesMinor.map((lossMinor) => ({ lossMinor, probability: exceeds(Number(lossMinor)) })),
  };
};

const NEVER: RiskLaw = { method: 'certain', error: 0, errorIs: 'bound', exceeds: () => 0 };

/** True when no round, and so no row of them, costs the house anything. */
const cannotLose = (law: readonly RoundLoss[], lossesMinor: readonly bigint[]): boolean =>
  (law.at(-1)?.lossMinor ?? 0) <= 0 && lossesMinor.every((lossMinor) => lossMinor >= 0n);

const riskOf = (law: readonly RoundLoss[], rounds: number): RiskLaw => {
  const [least, greatest] = [law[0], law.at(-1)];
  if (!least || !greatest) throw new RangeError('a round has a result');
  if (law.length === 1)
    return { method: 'certain', error: 0, errorIs: 'bound', exceeds: (x) => (least.lossMinor * rounds > x ? 1 : 0) };
  if (law.length === 2) return binomialRisk(least, greatest, rounds);
  return latticeRisk(law, rounds);
};

/** With two results a sum says how often the worse one came. */
const binomialRisk = (better: RoundLoss, worse: RoundLoss, rounds: number): RiskLaw => {
  const law = binomialLaw(rounds, worse.chance);
  const step = worse.lossMinor - better.lossMinor;
  return {
    method: 'binomial',
    error: 1e-9,
    errorIs: 'bound',
    exceeds: (x) => atLeast(law, Math.floor((x - better.lossMinor * rounds) / step) + 1),
  };
};
