import type { MatchedGame, MatchingAnswer, Unmatched } from 'server/contract';

/** Sums of the pages compared so far. */
export interface MatchingSum {
  games: MatchedGame[];
  stakes: number;
  count: number; // entries that do not match
  unmatched: Unmatched[]; // the first of them
  at: number | null; // when the stakes of the next page were placed; null at the end
}

const MAX_SHOWN = 100;

const added = (sum: MatchedGame | undefined, page: MatchedGame): MatchedGame =>
  sum === undefined
    ? page
    : {
        ...page,
        stakes: sum.stakes + page.stakes,
        stakesMinor: sum.stakesMinor + page.stakesMinor,
        payoutsMinor: sum.payoutsMinor + page.payoutsMinor,
        ledgerStakesMinor: sum.ledgerStakesMinor + page.ledgerStakesMinor,
        ledgerPayoutsMinor: sum.ledgerPayoutsMinor + page.ledgerPayoutsMinor,
      };

/** Adds the pages of a range up. Games stand in the order of their names. */
export const sumMatching = (pages: readonly MatchingAnswer[]): MatchingSum => {
  const games = new Map<string, MatchedGame>();
  for (const row of pages.flatMap((page) => page.games)) {
    const key = `${row.game} ${row.unit}`;
    games.set(key, added(games.get(key), row));
  }
  return {
    games: [...games].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row),
    stakes: [...games.values()].reduce((total, { stakes }) => total + stakes, 0),
    count: pages.reduce((total, { count }) => total + count, 0),
    unmatched: pages.flatMap(({ unmatched }) => unmatched).slice(0, MAX_SHOWN),
    at: pages.at(-1)?.next?.at ?? null,
  };
};
