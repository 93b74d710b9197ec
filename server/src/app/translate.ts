import { generalMessages } from '../core/i18n/general.messages.ts';
import { createTranslate } from '../core/i18n/translate.ts';
import { auditMessages } from '../features/audit/audit.messages.ts';
import { cashMessages } from '../features/cash/cash.messages.ts';
import { kycMessages } from '../features/kyc/kyc.messages.ts';
import { moderationMessages } from '../features/moderation/moderation.messages.ts';
import { profileMessages } from '../features/profile/profile.messages.ts';
import { settingsMessages } from '../features/settings/settings.messages.ts';
import { socialMessages } from '../features/social/social.messages.ts';
import { battleMessages } from '../games/battle/battle.messages.ts';
import { classicMessages } from '../games/classic/classic.messages.ts';
import { coinflipMessages } from '../games/coinflip/coinflip.messages.ts';
import { diceMessages } from '../games/dice/dice.messages.ts';
import { minesMessages } from '../games/mines/mines.messages.ts';
import { wheelMessages } from '../games/wheel/wheel.messages.ts';

/** The server's dictionaries: one group a slice. */
export const translate = createTranslate({
  general: generalMessages,
  audit: auditMessages,
  battle: battleMessages,
  cash: cashMessages,
  classic: classicMessages,
  coinflip: coinflipMessages,
  dice: diceMessages,
  kyc: kycMessages,
  mines: minesMessages,
  moderation: moderationMessages,
  profile: profileMessages,
  settings: settingsMessages,
  social: socialMessages,
  wheel: wheelMessages,
});
