import type { AnyAnalysis } from './define-analysis.ts';

/** The analyses of a house's games. Ids come from outside: a search for one that does not exist finds nothing. */
export interface Analyses {
  readonly all: readonly AnyAnalysis[];
  find(id: string): AnyAnalysis | undefined;
  /** The analysis of a game that was checked before. Throws RangeError for a game that has none. */
  get(id: string): AnyAnalysis;
}

/** Collects the analyses of a house's games by their ids. */
export const createAnalyses = (all: readonly AnyAnalysis[]): Analyses => {
  const byId = new Map(all.map((analysis) => [analysis.id, analysis]));
  return {
    all,
    find: (id) => byId.get(id),
    get(id) {
      const analysis = byId.get(id);
      if (!analysis) throw new RangeError(`there is no analysis of ${JSON.stringify(id)}`);
      return analysis;
    },
  };
};
