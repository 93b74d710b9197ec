import { use } from 'react';
import { useGameParts } from '../games/games.ts';
import type { GameStudio } from '../games/web-game.ts';
import { hasMessage, useMessages, type MessageParams } from '../i18n/messages.ts';

/** Studio of a game that the site has; suspends until it is loaded. */
export const useGameStudio = (game: string): GameStudio => {
  const parts = useGameParts(game);
  if (!parts) throw new RangeError(`there is no game ${JSON.stringify(game)}`);
  return use(parts.studio());
};

/** The words that a game brings itself; undefined where it has none of its own. */
export const useOwnWords = (game: string): ((key: string, params?: MessageParams) => string | undefined) => {
  const { messages } = useGameStudio(game);
  const t = useMessages(messages);
  return (key, params) => (hasMessage(messages, key) ? t(key, params) : undefined);
};
