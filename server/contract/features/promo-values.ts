// Apart from the schemas: pages show these values too.

/** bonuses.promocode.error. 18 to 20 append what is missing: a level as `limit`, an amount as `limit` and `currency`. */
export const promoCodes = {
  notFound: 1, // or expired, or used up
  used: 2,
  dailyLimit: 4,
  ownCode: 14, // a referral code
  otherInviter: 15,
  inviterUsed: 16,
  vip: 18,
  deposits: 19, // `limit`: of all time
  depositsToday: 20, // `limit`: what is missing today
  telegram: 30,
  linkVk: 'PROMO_LINK_VK', // a code of the VK group: no VK account is linked, or it no longer exists
  joinVk: 'PROMO_JOIN_VK', // the account is not in the group
  vkUnavailable: 'VK_UNAVAILABLE', // VK does not answer
  tooMany: 'PROMO_TOO_MANY', // too many unknown codes were tried; with `retryAfterMs`
} as const;

/** bonuses.promocode.success. */
export const promoSuccess = { usual: 1, april: 2 } as const;

/** The code with its own message. */
export const APRIL_CODE = '01APRIL';

/** Id of the house's VK group in stored checks. */
export const VK_GROUP_ID = 'vkGroup';

/** Pause between two questions of a page about joining the group. */
export const VK_GROUP_CHECK_MS = 30_000;

/** Codes a player may use per Moscow day. */
export const MAX_PROMO_CODES_A_DAY = 3;

/** Reward of a referral code, in hundredths of locked DIC. */
export const REFERRAL_DIC_MINOR = 100_000n;

export const MAX_CODE_LENGTH = 64; // as typed

/** Normalises a code: trimmed, upper case. Look-alike letters stay different. */
export const normalPromoCode = (typed: string): string => typed.trim().toUpperCase();

/** The format of house codes. */
export const PROMO_CODE = /^[0-9A-Z_-]{3,32}$/;
