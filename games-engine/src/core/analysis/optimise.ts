import { toNumber } from '../fraction.ts';
import type { AnyAnalysis, StakeClass, TableTarget } from './define-analysis.ts';
import { nearest, type Near, type SeekOptions } from './goal-seek.ts';
import type { Finding } from './guardrails.ts';
import { measure } from './measures.ts';
import { crossCheck, simulateBlock, type CrossCheck } from './monte-carlo.ts';

/** Exact measures of a table, and those of a simulation of it. */
export interface ReachedTable {
  readonly rtp: number; // promised, of the class that returns least
  readonly deviation: number; // standard deviation of a bet's return, in stakes, over the wins in equal parts
  readonly wins: readonly number[]; // multipliers of the wins, ascending
}

/** A config with a table that comes near a target and passes the guardrails. */
export interface TableProposal extends Near {
  readonly reached: ReachedTable;
  readonly findings: readonly Finding[];
  readonly simulation: readonly { readonly id: string; readonly check: CrossCheck }[]; // simulation of each win's class
}

/** Result of an optimisation: see `Sought`. */
export interface Optimised {
  readonly proposals: readonly TableProposal[];
  readonly isReached: boolean;
  readonly blocked: readonly Finding[];
}

const SIMULATED_ROUNDS = 65_536; // rounds for each win

// wins are named one by one: they come first, and a return off by a hundredth matters more than a volatility that is
const weights = { rtp: 20, deviation: 2, wins: 100 } as const;

/**
 * Configs whose tables come as near as possible to a return, a volatility and a list of wins, by the exact maths; each is
 * simulated too. Throws a RangeError for a game without tables, and for a target that names nothing.
 */
export const optimise = (
  analysis: AnyAnalysis,
  config: object,
  target: TableTarget,
  options: SeekOptions & { readonly seed?: string } = {},
): Optimised => {
  const { tables } = analysis;
  if (!tables) throw new RangeError(`${analysis.id} has no table to optimise`);
  assertTarget(target);
  const reach = (config: object): ReachedTable => reachedBy(analysis, config, tables.winClasses(config, target));
  const found = [...tables.candidates(config, target)].map((candidate: object) => {
    const reached = reach(candidate);
    return { config: candidate, reached, distance: distanceOf(target, reached) };
  });
  const { proposals, ...rest } = nearest(
    analysis,
    { config, distance: distanceOf(target, reach(config)) },
    found,
    options,
  );
  return {
    ...rest,
    proposals: proposals.map((proposal) => {
      const classes = tables.winClasses(proposal.config, target);
      return { ...proposal, simulation: simulate(classes, options.seed ?? 'optimise') };
    }),
  };
};

const assertTarget = ({ rtp, deviation, wins }: TableTarget): void => {
  const numbers = [rtp, deviation, ...wins].filter((value) => value !== undefined);
  if (numbers.length === 0) throw new RangeError('a target names a return, a volatility or wins');
  const wrong = numbers.find((value) => !(value > 0 && Number.isFinite(value)));
  if (wrong !== undefined) throw new RangeError(`a target is above 0, got ${wrong}`);
};

const reachedBy = (analysis: AnyAnalysis, config: object, classes: readonly StakeClass[]): ReachedTable => {
  const measured = classes.map(({ distribution }) => measure(distribution));
  const variance = measured.reduce((sum, each) => sum + toNumber(each.variance), 0) / Math.max(1, measured.length);
  return {
    rtp: toNumber(analysis.promisedRtp(config)),
    deviation: Math.sqrt(variance),
    wins: measured.map(({ maxReturn }) => toNumber(maxReturn)).toSorted((a, b) => a - b),
  };
};

const off = (wanted: number | undefined, got: number): number =>
  wanted === undefined ? 0 : Math.abs(got - wanted) / wanted;

/** Average distance of a wanted win from the nearest of the table. */
const winsOff = (wanted: readonly number[], got: readonly number[]): number =>
  wanted.reduce((sum, win) => sum + Math.min(1, ...got.map((each) => off(win, each))), 0) / Math.max(1, wanted.length);

const distanceOf = (target: TableTarget, { rtp, deviation, wins }: ReachedTable): number =>
  weights.rtp * off(target.rtp, rtp) +
  weights.deviation * off(target.deviation, deviation) +
  weights.wins * winsOff(target.wins, wins);

const simulate = (classes: readonly StakeClass[], seed: string): TableProposal['simulation'] =>
  classes.map((each) => ({
    id: each.id,
    check: crossCheck(each, simulateBlock(each, seed, SIMULATED_ROUNDS, 0), classes.length),
  }));
