import { useMessages } from '../i18n/messages.ts';
import { isGameId } from './game-catalogue.ts';
import { gamesMessages } from './games.messages.ts';

/** What games are called in the interface's language; a game that the house does not have by its id. */
export const useGameName = (): ((game: string) => string) => {
  const t = useMessages(gamesMessages);
  return (game) => (isGameId(game) ? t(`name.${game}`) : game);
};
