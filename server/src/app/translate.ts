import type { ServerGames } from '../core/games/server-games.ts';
import { texts } from '../core/i18n/texts.ts';
import { createTranslate, type MessageGroup, type Translate } from '../core/i18n/translate.ts';
import { refuseRepeated } from '../core/refuse-repeated.ts';
import type { ServerFeatures } from '../core/features/feature.ts';

/** The dictionaries of what is neither a game nor an area of `features/registry.ts`: a group each. */
export const platformMessages = {
  general: texts('general'),
  audit: texts('audit'),
  cash: texts('cash'),
  document: texts('document'),
  fairness: texts('fairness'),
  profile: texts('profile'),
  settings: texts('settings'),
  social: texts('social'),
  studio: texts('studio'),
};

/** Every dictionary of the server: a group each. */
export const messageGroups = (games: ServerGames, features: ServerFeatures): Record<string, MessageGroup> => {
  const areas = Object.fromEntries(
    Object.entries(features).flatMap(([area, { messages }]) => (messages ? [[area, messages]] : [])),
  );
  const played = Object.fromEntries(games.all.map(({ game, messages }) => [game.id, messages]));
  refuseRepeated('groups of messages', [platformMessages, areas, played]);
  return { ...platformMessages, ...areas, ...played };
};

/** Words codes by the server's dictionaries. */
export const createServerTranslate = (games: ServerGames, features: ServerFeatures): Translate =>
  createTranslate(messageGroups(games, features));
