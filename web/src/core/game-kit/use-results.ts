import type { CallAnswer, CallPayload, PastRound, RoundSummary } from 'server/contract';
import { queryClient, useCallQuery } from '../connection/query.ts';
import { useProfile } from '../session/session.ts';
import type { ResultChip } from './last-results.tsx';

const ROWS = 10;

const mine = (game: string): CallPayload<'games.history'> => ({ game, mine: true, limit: ROWS });

/** A solo player's last rounds, newest first; a guest sees everyone's. */
export const useSoloRounds = (game: string): readonly RoundSummary[] => {
  const profile = useProfile();
  return useCallQuery('games.history', profile ? mine(game) : { game, limit: ROWS }).data?.rounds ?? [];
};

/** The same as the strip shows them. Rounds that `chipOf` cannot read are left out. */
export const useSoloResults = (
  game: string,
  chipOf: (row: RoundSummary) => ResultChip | undefined,
): readonly ResultChip[] =>
  useSoloRounds(game)
    .map(chipOf)
    .filter((chip) => chip !== undefined);

/** Puts a round that was just shown at the head of the player's results. */
export const addSoloResult = (row: RoundSummary): void =>
  void queryClient.setQueryData<CallAnswer<'games.history'>>(['games.history', mine(row.game)], (known) => {
    if (!known) return known;
    const rest = known.rounds.filter(({ id }) => id !== row.id);
    return { ...known, rounds: [row, ...rest].slice(0, ROWS) };
  });

/** Reads the player's results again: after a bet whose outcome was not told. */
export const refreshSoloResults = (game: string): void =>
  void queryClient.invalidateQueries({ queryKey: ['games.history', mine(game)] });

/** A shared game's last rounds as the strip shows them. Rounds that `chipOf` cannot read are left out. */
export const pastChips = (
  before: readonly PastRound[],
  chipOf: (round: PastRound) => ResultChip | undefined,
): readonly ResultChip[] => before.map(chipOf).filter((chip) => chip !== undefined);
