import { useAllMessages } from '../i18n/messages.ts';
import { useGames } from './games.ts';

/** Names of games in the interface's language; a game that the site does not have by its id. */
export const useGameName = (): ((game: string) => string) => {
  const { all, ids } = useGames();
  const texts = useAllMessages(all.map(({ card }) => card));
  return (game) => texts[ids.indexOf(game)]?.('name') ?? game;
};
