import { z } from 'zod';
import { languages } from './languages.ts';
import { restrictionSchema } from './limits.contract.ts';
import { minor } from './money.ts';
import { rights, roles } from './staff-rights.ts';

/** Course by which amounts are shown from a moment on: base units per unit, decimal text. */
const shownCourseSchema = z.object({ course: z.string(), since: z.int() });
export type ShownCourse = z.infer<typeof shownCourseSchema>;

/**
 * A currency of the display selector. `course`: base units per unit, decimal text, by which amounts are stated and shown.
 * It holds until it has moved by more than a percent; a bet is shown by the course of its moment.
 */
export const currencySchema = z.object({
  id: z.int(),
  name: z.string(),
  course: z.string(),
  image: z.string(),
  selectable: z.boolean(),
  courses: z.array(shownCourseSchema).optional(), // newest first, the one in force among them
});
export type Currency = z.infer<typeof currencySchema>;

/** Refusals of a change of currency. */
export const cashCodes = {
  unknownCurrency: 3,
  unavailable: 4, // it cannot be chosen, or not without a balance in it
} as const;

/** Providers by which one can sign in, as the specification names them. */
export const socials = ['vk', 'google', 'twitter', 'steam', 'telegram'] as const;
export type Social = (typeof socials)[number];

/** A player's choices about the interface and their privacy. */
export const preferencesSchema = z.object({
  sound: z.boolean(),
  animations: z.boolean(),
  hidden: z.boolean(), // nick shortened in feeds
  shortcuts: z.boolean(),
  marketing: z.boolean(), // news and offers by e-mail
  invitations: z.boolean(), // other players may invite them to rooms of games
});
export type Preferences = z.infer<typeof preferencesSchema>;

/** The signed-in player as the client knows them. Amounts are hundredths. */
export const profileSchema = z.object({
  id: z.int(),
  profileID: z.string(),
  login: z.string().nullable(),
  nick: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  avatar: z.string(),
  email: z.string().nullable(),
  emailVerify: z.boolean(),
  club_id: z.string().nullable(),
  lang: z.enum(languages),
  type: z.int(),
  balance: minor,
  bonus_balance: minor,
  game_mode: z.int(),
  lockedBalance: minor,
  lockedBalanceCanTake: minor,
  usdicBalanceLocked: minor,
  usdicBalanceCanTake: minor,
  needToPlaying: minor, // still to be wagered before a withdrawal
  cashback: minor,
  balanceByPayments: minor, // remainder of deposits
  payments: z.array(z.int()),
  usedStarterBonus: z.boolean(),
  targetCurrency: z.int(),
  exTargetCurrency: z.int(),
  lastTargetCurrency: z.int(),
  admin: z.boolean(),
  moderator: z.boolean(),
  roles: z.array(z.enum(roles)),
  rights: z.array(z.enum(rights)), // those of all their roles
  chatBanned: z.boolean(),
  FA: z.boolean(), // two-factor is on
  blockWithdraw: z.boolean(),
  compointStatus: z.int(), // VIP level: 1 (NVIP1) to 15 (SVIP)
  compointBalance: minor,
  compointCounter: minor, // wagered so far: experience
  totalCompointConverted: minor,
  partnerLevel: z.int(),
  advancedPartnerLevel: z.int(),
  availableSpinsPeriodicalBonus: z.int(),
  timeActivatePeriodicalBonus: z.int(), // ms since epoch; 0: now
  newYearBoomSpins: z.int(),
  xRepostBonusTaked: z.boolean(),
  vkRepostBonusTaked: z.boolean(),
  checkTelegram: z.boolean(), // a Telegram account is linked; Telegram has confirmed whose it is
  checkVk: z.boolean(), // the same of VK
  social_profiles: z.array(z.object({ profileID: z.string(), url: z.string().nullable(), social: z.enum(socials) })),
  preferences: preferencesSchema,
  kyc: z.enum(['none', 'pending', 'approved', 'rejected']),
  restriction: restrictionSchema.nullable(),
  realityCheckMinutes: z.int().nullable(),
  auth: z.literal(true),
});
export type Profile = z.infer<typeof profileSchema>;
