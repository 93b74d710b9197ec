import { toNumber, type Fraction } from '../fraction.ts';
import { goalNames, type AnyAnalysis, type Goal, type GoalName, type Reached } from './define-analysis.ts';
import type { GuardBounds } from './guard-bounds.ts';
import { checkConfig, isPublishable, type Finding } from './guardrails.ts';

/** A config that comes near a goal and passes the guardrails. */
export interface Proposal {
  readonly config: object;
  readonly reached: Reached;
  readonly distance: number; // from the goal, weighed over all that it names; 0: exactly reached
  readonly findings: readonly Finding[]; // warnings: a proposal has no errors
}

/** A return off by a hundredth matters more than a multiplier that is: shares of the goal are weighed so. */
const weights = { rtp: 20, hitFrequency: 2, topMultiplier: 1 } as const satisfies Record<GoalName, number>;

export interface SeekOptions {
  readonly bounds?: GuardBounds;
  readonly most?: number; // proposals wanted, 5 unless given
}

/**
 * Configs as near as possible to a goal, the nearest first; none when nothing passes the guardrails. What the goal does
 * not name stays as near to the given config as it can. Throws a RangeError for a goal that the game cannot aim at.
 */
export const seekGoal = (
  analysis: AnyAnalysis,
  config: object,
  goal: Goal,
  { bounds = analysis.defaultBounds, most = 5 }: SeekOptions = {},
): readonly Proposal[] => {
  assertGoal(analysis, goal);
  const proposals: Proposal[] = [];
  const near = [...analysis.candidates(config, goal)]
    .map((candidate: object) => ({ candidate, reached: analysis.reached(candidate) }))
    .map(({ candidate, reached }) => ({ candidate, reached, distance: distanceOf(goal, reached) }))
    .toSorted((a, b) => a.distance - b.distance);
  for (const { candidate, reached, distance } of near) {
    if (proposals.length >= most) break;
    const findings = checkConfig(analysis, candidate, bounds);
    if (isPublishable(findings)) proposals.push({ config: candidate, reached, distance, findings });
  }
  return proposals;
};

const assertGoal = ({ id, goals }: AnyAnalysis, goal: Goal): void => {
  const named = goalNames.filter((name) => goal[name] !== undefined);
  if (named.length === 0) throw new RangeError('a goal names at least one of the things that can be aimed at');
  for (const name of named) {
    const value = goal[name] ?? 0;
    if (!goals.includes(name)) throw new RangeError(`${id} cannot aim at ${name}, only at ${goals.join(', ')}`);
    if (!(value > 0 && Number.isFinite(value))) throw new RangeError(`${name} is above 0, got ${value}`);
  }
};

const distanceOf = (goal: Goal, reached: Reached): number =>
  goalNames.reduce((total, name) => total + weights[name] * shareOff(goal[name], reached[name]), 0);

const shareOff = (wanted: number | undefined, got: Fraction | undefined): number =>
  wanted === undefined ? 0 : got === undefined ? 1 : Math.abs(toNumber(got) - wanted) / wanted;
