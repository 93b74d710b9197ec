import { canonicalText } from '../canonical.ts';
import { toNumber } from '../fraction.ts';
import type { AnyAnalysis, Goal, StakeClass } from './define-analysis.ts';
import type { GuardBounds } from './guard-bounds.ts';
import { checkConfig, isPublishable, type Finding } from './guardrails.ts';

/** Measures of a mix of bets that a designer can aim at. */
export const mixMeasures = ['rtp', 'deviation', 'hitFrequency', 'maxReturn'] as const;
export type MixMeasure = (typeof mixMeasures)[number];

/**
 * Measures of a mix. rtp: all payouts / all stakes. deviation: standard deviation of a bet's return, in stakes. hitFrequency: the share of
 * bets that are paid anything. maxReturn: the greatest return of a bet, in stakes.
 */
export type MixReached = Readonly<Record<MixMeasure, number>>;

/** Aims for a mix; a measure left out may be anything. */
export type MixGoal = { readonly [Name in MixMeasure]?: number };

/** A kind of bet in a mix. `weight`: how often it is placed, against the others; above 0. */
export interface MixedClass {
  readonly classId: string;
  readonly weight: number;
  readonly stakeMinor: bigint;
}

/** A config that no other is better than in every measure that is wanted. */
export interface Compromise {
  readonly config: object;
  readonly reached: MixReached;
  readonly off: MixGoal; // for each measure wanted, the distance from it as a share of it
  readonly findings: readonly Finding[]; // warnings: a compromise has no errors
}

/** Result of a search for compromises. */
export interface Compromises {
  readonly present: Pick<Compromise, 'reached' | 'off'>; // the config as it is
  readonly isPresentAmong: boolean; // no config that was found is better than the present one
  readonly found: readonly Compromise[]; // the nearest first; never the present config
  readonly tried: number; // configs that were measured
}

/** Measures the bets of a mix together. Undefined: the config has none of them. */
export const measureMix = (
  analysis: AnyAnalysis,
  config: object,
  mix: readonly MixedClass[],
): MixReached | undefined => {
  const parts = mix.flatMap(({ classId, weight, stakeMinor }) => {
    const found: StakeClass | undefined = analysis.findClass(config, classId, stakeMinor);
    return found ? [{ weight, stakeClass: found }] : [];
  });
  let [bets, staked, paid, mean, squares, hits, greatest] = [0, 0, 0, 0, 0, 0, 0];
  for (const { weight, stakeClass } of parts) {
    bets += weight;
    staked += weight * Number(stakeClass.stakeMinor);
    for (const { chance, returned, payoutMinor } of stakeClass.distribution) {
      const [share, times] = [weight * toNumber(chance), toNumber(returned)];
      paid += share * Number(payoutMinor);
      mean += share * times;
      squares += share * times * times;
      if (payoutMinor > 0n) hits += share;
      greatest = Math.max(greatest, times);
    }
  }
  if (!(bets > 0)) return undefined;
  const variance = Math.max(0, squares / bets - (mean / bets) ** 2);
  return { rtp: paid / staked, deviation: Math.sqrt(variance), hitFrequency: hits / bets, maxReturn: greatest };
};

const wantedOf = (goal: MixGoal): readonly MixMeasure[] => mixMeasures.filter((name) => goal[name] !== undefined);

/** Distance of each measure wanted from its goal, as a share of it. */
const offOf = (goal: MixGoal, reached: MixReached): MixGoal =>
  Object.fromEntries(
    wantedOf(goal).map((name) => [name, Math.abs(reached[name] - (goal[name] ?? 0)) / (goal[name] ?? 1)]),
  );

const SAME = 1e-9; // distances that differ by less are the same: they are sums of doubles

/** True when `a` is nowhere further from the goal than `b`, and somewhere nearer. */
export const isBetter = (a: MixGoal, b: MixGoal): boolean => {
  const gaps = mixMeasures.map((name) => (a[name] ?? 0) - (b[name] ?? 0));
  return gaps.every((gap) => gap <= SAME) && gaps.some((gap) => gap < -SAME);
};

/** Those than which none is better: the Pareto front. Of several with the same distances, the first. */
export const paretoFront = <T extends { readonly off: MixGoal }>(all: readonly T[]): T[] => {
  const seen = new Set<string>();
  const distinct = all.filter(({ off }) => {
    const key = mixMeasures.map((name) => (off[name] ?? 0).toFixed(9)).join();
    return !seen.has(key) && seen.add(key);
  });
  // a config that dominates another has a smaller sum, so each is compared only with those before it
  const front: T[] = [];
  for (const each of distinct.toSorted((a, b) => sumOf(a.off) - sumOf(b.off)))
    if (!front.some(({ off }) => isBetter(off, each.off))) front.push(each);
  return front;
};

const sumOf = (off: MixGoal): number => mixMeasures.reduce((sum, name) => sum + (off[name] ?? 0), 0);

const MAX_FOUND = 12;
const MAX_TRIED = 4000;

/** Configs that may come near: those that the game proposes for each measure by itself and for all together. */
const candidatesFor = function* (analysis: AnyAnalysis, config: object, goal: MixGoal): Generator<object> {
  const { rtp, hitFrequency, maxReturn, deviation } = goal;
  const aims: Goal[] = [
    { ...(rtp !== undefined && { rtp }), ...(hitFrequency !== undefined && { hitFrequency }) },
    { ...(rtp !== undefined && { rtp }), ...(maxReturn !== undefined && { topMultiplier: maxReturn }) },
    { ...(rtp !== undefined && { rtp }) },
  ];
  const seen = new Set<string>();
  for (const aim of aims) {
    const named = Object.fromEntries(
      Object.entries(aim).filter(([name]) => analysis.goals.includes(name as keyof Goal)),
    );
    const text = JSON.stringify(named);
    if (seen.has(text)) continue;
    seen.add(text);
    yield* analysis.candidates(config, named);
  }
  const target = { ...(rtp !== undefined && { rtp }), ...(deviation !== undefined && { deviation }), wins: [] };
  if (analysis.tables) yield* analysis.tables.candidates(config, target);
};

/**
 * The best compromises for a mix of bets: configs within the guardrails of which none is nearer to every measure wanted than another.
 * Throws a RangeError for a goal that names nothing or nothing above 0, and for a mix that the config does not have.
 */
export const bestMixes = (
  analysis: AnyAnalysis,
  config: object,
  { mix, goal, bounds = analysis.defaultBounds }: { mix: readonly MixedClass[]; goal: MixGoal; bounds?: GuardBounds },
): Compromises => {
  const wanted = wantedOf(goal);
  if (wanted.length === 0) throw new RangeError('a goal names at least one measure of the mix');
  const wrong = wanted.find((name) => !((goal[name] ?? 0) > 0 && Number.isFinite(goal[name])));
  if (wrong) throw new RangeError(`${wrong} is above 0, got ${goal[wrong]}`);
  const reached = measureMix(analysis, config, mix);
  if (!reached) throw new RangeError('the config has none of the bets of the mix');
  const present = { reached, off: offOf(goal, reached) };
  const tried = new Set([canonicalText(config)]);
  const measured: Omit<Compromise, 'findings'>[] = [];
  for (const candidate of candidatesFor(analysis, config, goal)) {
    const text = canonicalText(candidate);
    if (tried.has(text)) continue;
    tried.add(text);
    const got = measureMix(analysis, candidate, mix);
    if (got) measured.push({ config: candidate, reached: got, off: offOf(goal, got) });
    if (tried.size > MAX_TRIED) break;
  }
  // a config that breaks a guardrail hides no other: what is kept out is looked at again without it
  let open = measured;
  for (;;) {
    const front = paretoFront(open).filter(({ off }) => !isBetter(present.off, off));
    const checked = front.map((each) => ({ ...each, findings: checkConfig(analysis, each.config, bounds) }));
    const blocked = new Set(checked.filter(({ findings }) => !isPublishable(findings)).map((each) => each.config));
    if (blocked.size === 0)
      return {
        present,
        isPresentAmong: !front.some(({ off }) => isBetter(off, present.off)),
        found: checked.slice(0, MAX_FOUND),
        tried: tried.size - 1,
      };
    open = open.filter((each) => !blocked.has(each.config));
  }
};
