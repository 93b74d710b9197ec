import type { ServerGames } from '../core/games/server-games.ts';
import { generalMessages } from '../core/i18n/general.messages.ts';
import { createTranslate, type MessageGroup, type Translate } from '../core/i18n/translate.ts';
import { refuseRepeated } from '../core/refuse-repeated.ts';
import { auditMessages } from '../features/audit/audit.messages.ts';
import { cashMessages } from '../features/cash/cash.messages.ts';
import { fairnessMessages } from '../features/fairness/fairness.messages.ts';
import { profileMessages } from '../features/profile/profile.messages.ts';
import { settingsMessages } from '../features/settings/settings.messages.ts';
import { socialMessages } from '../features/social/social.messages.ts';
import { studioMessages } from '../features/studio/studio.messages.ts';
import type { ServerFeatures } from './features.ts';

/** The dictionaries of what is neither a game nor an area of `features/registry.ts`: a group each. */
export const platformMessages = {
  general: generalMessages,
  audit: auditMessages,
  cash: cashMessages,
  fairness: fairnessMessages,
  profile: profileMessages,
  settings: settingsMessages,
  social: socialMessages,
  studio: studioMessages,
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
