import type { ServerGames } from '../core/games/server-games.ts';
import { generalMessages } from '../core/i18n/general.messages.ts';
import { createTranslate, type Translate } from '../core/i18n/translate.ts';
import { auditMessages } from '../features/audit/audit.messages.ts';
import { cashMessages } from '../features/cash/cash.messages.ts';
import { fairnessMessages } from '../features/fairness/fairness.messages.ts';
import { kycMessages } from '../features/kyc/kyc.messages.ts';
import { moderationMessages } from '../features/moderation/moderation.messages.ts';
import { profileMessages } from '../features/profile/profile.messages.ts';
import { settingsMessages } from '../features/settings/settings.messages.ts';
import { socialMessages } from '../features/social/social.messages.ts';
import { studioMessages } from '../features/studio/studio.messages.ts';

/** The dictionaries of areas: a group each. */
export const areaMessages = {
  general: generalMessages,
  audit: auditMessages,
  cash: cashMessages,
  fairness: fairnessMessages,
  kyc: kycMessages,
  moderation: moderationMessages,
  profile: profileMessages,
  settings: settingsMessages,
  social: socialMessages,
  studio: studioMessages,
};

/** The server's dictionaries: one group a slice. */
export const createServerTranslate = (games: ServerGames): Translate =>
  createTranslate({
    ...areaMessages,
    ...Object.fromEntries(games.all.map(({ game, messages }) => [game.id, messages])),
  });
