import { useActiveGame } from './active-game.ts';

/** The numbers of a game's active config by their names, for who need not know its schema; undefined until known. */
export const useGameNumber = (game: string): ((name: string) => number | undefined) => {
  const { data } = useActiveGame(game);
  return (name) => {
    const value = data?.config[name];
    return typeof value === 'number' ? value : undefined;
  };
};
