// Apart from the schemas: pages show these values too.

/** Refusals of the bonuses for reposts (bonuses.xrepost.modal.takeBonus.noty.error). */
export const repostCodes = {
  conditions: 'REPOST_CONDITIONS', // no linked account, or no repost found
  unavailable: 'REPOST_UNAVAILABLE', // the network does not answer
} as const;

/** bonuses.partnerBonusNotyError. */
export const partnerBonusCodes = { notFound: 0, signIn: 1, used: 2, linkTelegram: 3 } as const;

/**
 * bonuses.ton.errors.connect, .referals and .deposit. 2: taken this week; for an invitation also that no friend has joined
 * yet, where the page offers to share the link.
 */
export const tonBonusCodes = { signIn: 0, noWallet: 1, taken: 2, linkTelegram: 3 } as const;

/** Steps of the TON bonus, in their order. */
export const tonSteps = ['connect', 'deposit', 'invite'] as const;
export type TonStep = (typeof tonSteps)[number];

/** Weekly reward of each step, DIC; 300 in total. */
export const tonRewards: Readonly<Record<TonStep, number>> = { connect: 25, deposit: 225, invite: 50 };

export const PARTNER_REWARD_DIC = 5;
export const REPOST_REWARD_USDIC = 10;
export const REPOST_WAGER_TIMES = 10;
