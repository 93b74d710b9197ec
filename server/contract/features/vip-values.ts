// Apart from the schemas: pages show these values too.
import { NO_CAPTCHA_FROM } from './bonus-values.ts';
import { NO_FEE_FROM_VIP } from './cashbox-values.ts';
import { TELEGRAM_GROUP_VIP, TELEGRAM_STORY_VIP } from './telegram-bonus-values.ts';
import { TOURNAMENT_MIN_STATUS } from './tournament-values.ts';

/** VIP level from which a player has a private assistant, if the house employs one. */
export const ASSISTANT_FROM = 11;

/** The VIP level that unlocks each privilege. Levels are never lost. */
export const vipPrivileges = {
  tournament: TOURNAMENT_MIN_STATUS,
  telegramGroup: TELEGRAM_GROUP_VIP,
  telegramStory: TELEGRAM_STORY_VIP,
  noCaptcha: NO_CAPTCHA_FROM,
  noFee: NO_FEE_FROM_VIP,
  assistant: ASSISTANT_FROM,
} as const;
export type VipPrivilege = keyof typeof vipPrivileges;

/** Privileges of a VIP level, in the order in which they are unlocked. */
export const privilegesOf = (statusId: number): VipPrivilege[] =>
  (Object.keys(vipPrivileges) as VipPrivilege[]).filter((name) => vipPrivileges[name] <= statusId);
