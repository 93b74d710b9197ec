import { useMemo } from 'react';
import { useCallQuery } from '../connection/query.ts';
import { useGameName } from '../games/use-game-name.ts';
import type { GameVoids } from './void-counts.tsx';

// apart from what shows them: the offline verifier, which has no connection, shows its own

/** Ends of shared rounds in the last weeks, as the house counts them; of one game where it is named. */
export const useVoids = (
  game?: string,
): { games: readonly GameVoids[] | undefined; error: unknown; refetch(): void } => {
  const nameOf = useGameName();
  const { data, error, refetch } = useCallQuery('fairness.voids', {});
  const games = useMemo(
    () =>
      data?.games
        .filter((each) => game === undefined || each.game === game)
        .map((each) => ({ ...each, name: nameOf(each.game) })),
    [data, game, nameOf],
  );
  return { games, error, refetch: () => void refetch() };
};
