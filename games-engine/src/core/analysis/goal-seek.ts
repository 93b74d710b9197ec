import { canonicalText } from '../canonical.ts';
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

/** Result of a search. */
export interface Sought {
  readonly proposals: readonly Proposal[]; // the nearest first; never the given config
  readonly isReached: boolean; // the given config is as near as the nearest
  /** Findings of the nearest config that the guardrails keep out, where one is nearer. */
  readonly blocked: readonly Finding[];
}

/**
 * Configs as near as possible to a goal; none when nothing passes the guardrails. What the goal does not name stays as near
 * to the given config as it can. Throws a RangeError for a goal that the game cannot aim at.
 */
export const seekGoal = (analysis: AnyAnalysis, config: object, goal: Goal, options: SeekOptions = {}): Sought => {
  assertGoal(analysis, goal);
  const near = [...analysis.candidates(config, goal)].map((candidate: object) => {
    const reached = analysis.reached(candidate);
    return { config: candidate, reached, distance: distanceOf(goal, reached) };
  });
  return nearest(analysis, { config, distance: distanceOf(goal, analysis.reached(config)) }, near, options);
};

/** A config and how far it is from what is wanted. */
export interface Near {
  readonly config: object;
  readonly distance: number;
}

type Kept<N extends Near> = N & { readonly findings: readonly Finding[] };

/** The nearest configs that pass the guardrails, the given one left out. */
export const nearest = <N extends Near>(
  analysis: AnyAnalysis,
  { config, distance }: Near,
  found: readonly N[],
  { bounds = analysis.defaultBounds, most = 5 }: SeekOptions = {},
): { proposals: readonly Kept<N>[]; isReached: boolean; blocked: readonly Finding[] } => {
  const ownText = canonicalText(config);
  const proposals: Kept<N>[] = [];
  let blocked: readonly Finding[] = [];
  for (const each of found.toSorted((a, b) => a.distance - b.distance)) {
    if (proposals.length >= most) break;
    if (canonicalText(each.config) === ownText) continue;
    const findings = checkConfig(analysis, each.config, bounds);
    if (isPublishable(findings)) proposals.push({ ...each, findings });
    else if (proposals.length === 0 && blocked.length === 0) blocked = findings;
  }
  return { proposals, isReached: distance <= Math.min(...found.map((each) => each.distance)), blocked };
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
