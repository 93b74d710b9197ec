import { measure, type AnyAnalysis, type Measures, type StakeClass } from 'games-engine/analysis';
import { useMemo } from 'react';
import type { ConfigValues } from '../../core/configs/config-fields.ts';
import { useGameStudio } from '../../core/configs/use-game-studio.ts';

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

const measured = (analysis: AnyAnalysis, config: ConfigValues, stakeMinor: bigint): Map<string, MeasuredClass> => {
  const classes = analysis.displayClasses(config, stakeMinor);
  return new Map(
    classes.map((stakeClass) => [stakeClass.id, { stakeClass, measures: measure(stakeClass.distribution) }]),
  );
};

/** The ways to bet that are shown, by the active config and by the edited one. Each is measured exactly. */
export const pairClasses = (
  analysis: AnyAnalysis,
  before: ConfigValues,
  after: ConfigValues,
  stakeMinor: bigint,
): readonly ClassPair[] => {
  const [old, now] = [measured(analysis, before, stakeMinor), measured(analysis, after, stakeMinor)];
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
): readonly ClassPair[] => {
  const { analysis } = useGameStudio(game);
  return useMemo(() => pairClasses(analysis, before, after, stakeMinor), [analysis, before, after, stakeMinor]);
};
