// Apart from the schemas: pages show these values too.

/** The bonus that awards of airdrops are given as. */
export const AIRDROP_ID = 'airdrop';

/**
 * chat.airdrop.error: 1 it could not start, or the activation was missed; 2 a VIP level is needed, which the message
 * names; and a captcha that was not solved.
 */
export const airdropCodes = { failed: 1, vipLevel: 2, captcha: 'CAPTCHA_FAILED' } as const;

/** chat.airdrop.success */
export const airdropSuccess = { sent: 0, taken: 1 } as const;

/** The VIP level that may start an airdrop, and that takes one unless an admin says otherwise. */
export const AIRDROP_MIN_STATUS = 3;

/** As many awards as one airdrop may give. */
export const MAX_AIRDROP_AWARDS = 1_000;

/** So often an award is staked from the bonus balance before it is real money, within so many days. */
export const AIRDROP_WAGER_TIMES = 10;
export const AIRDROP_LAPSE_DAYS = 7;
