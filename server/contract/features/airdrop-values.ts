// Apart from the schemas: pages show these values too.

/** The bonus that airdrop awards are granted as. */
export const AIRDROP_ID = 'airdrop';

/**
 * chat.airdrop.error: 1 it could not start, or the activation was missed; 2 a higher VIP level is needed (named in the
 * message); and an unsolved captcha.
 */
export const airdropCodes = { failed: 1, vipLevel: 2, captcha: 'CAPTCHA_FAILED' } as const;

/** chat.airdrop.success */
export const airdropSuccess = { sent: 0, taken: 1 } as const;

/** The VIP level needed to start an airdrop, and to claim one unless an admin sets another level. */
export const AIRDROP_MIN_STATUS = 3;

/** Maximum number of awards of an airdrop. */
export const MAX_AIRDROP_AWARDS = 1_000;

/** Wagering requirement of an award, as a multiple, and its days until expiry. */
export const AIRDROP_WAGER_TIMES = 10;
export const AIRDROP_LAPSE_DAYS = 7;
