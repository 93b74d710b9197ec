import type { GameId } from 'games-engine';
import { useMessages } from '../i18n/messages.ts';
import { gamesMessages } from './games.messages.ts';

/** What games are called in the interface's language. */
export const useGameName = (): ((game: GameId) => string) => {
  const t = useMessages(gamesMessages);
  return (game) => t(`name.${game}`);
};
