import type { GameId } from 'games-engine';
import { useCallQuery } from '../connection/query.ts';

const FRESH_MS = 60_000;

/** The numbers of a game's active config by their names, for who need not know its schema; undefined until known. */
export const useGameNumber = (game: GameId): ((name: string) => number | undefined) => {
  const { data } = useCallQuery('games.config', { game }, { staleTime: FRESH_MS });
  return (name) => {
    const value = data?.config[name];
    return typeof value === 'number' ? value : undefined;
  };
};
