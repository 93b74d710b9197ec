import { analysisOf, measure, type Measures, type StakeClass } from 'games-engine/analysis';
import { useMemo } from 'react';
import type { ConfigValues } from './config-fields.ts';

/** A way to bet by one config, measured. */
export interface MeasuredClass {
  readonly stakeClass: StakeClass;
  readonly measures: Measures;
}

/** The same way to bet by two configs; where one of them does not have it, it is undefined there. */
export interface ClassPair {
  readonly id: string;
  readonly any: StakeClass; // for its name
  readonly before: MeasuredClass | undefined;
  readonly after: MeasuredClass | undefined;
}

const measured = (game: string, config: ConfigValues, stakeMinor: bigint): Map<string, MeasuredClass> => {
  const analysis = analysisOf(game);
  const classes = analysis.displayClasses(config, stakeMinor);
  return new Map(
    classes.map((stakeClass) => [stakeClass.id, { stakeClass, measures: measure(stakeClass.distribution) }]),
  );
};

/** The ways to bet that are shown, by the active config and by the edited one. Each is measured exactly. */
export const pairClasses = (
  game: string,
  before: ConfigValues,
  after: ConfigValues,
  stakeMinor: bigint,
): readonly ClassPair[] => {
  const [old, now] = [measured(game, before, stakeMinor), measured(game, after, stakeMinor)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((id) => {
    const pair = { before: old.get(id), after: now.get(id) };
    const any = (pair.after ?? pair.before)?.stakeClass;
    return any ? [{ id, any, ...pair }] : [];
  });
};

export const useClasses = (
  game: string,
  before: ConfigValues,
  after: ConfigValues,
  stakeMinor: bigint,
): readonly ClassPair[] =>
  useMemo(() => pairClasses(game, before, after, stakeMinor), [game, before, after, stakeMinor]);
