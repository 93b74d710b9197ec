// Apart from the schemas: pages show these values too.

/**
 * bonuses.telegram.error, of the group bonus. 18 appends the level as `limit`. 1: no account is linked, or the check of the
 * group has not been passed; 5: it was, and the player has left since.
 */
export const telegramGroupCodes = { link: 1, subscribe: 5, unknown: 10, vip: 18 } as const;

/** Refusals of the story bonus. `unavailable` of both: Telegram does not answer. */
export const telegramStoryCodes = {
  link: 5,
  used: 6,
  unknown: 10,
  vip: 18,
  notSeen: 'STORY_NOT_SEEN', // nobody has followed the story's link yet
  unavailable: 'TELEGRAM_UNAVAILABLE',
} as const;

/** Status ids of the VIP club. */
export const TELEGRAM_GROUP_VIP = 2;
export const TELEGRAM_STORY_VIP = 3;

/** Rewards in whole base units. */
export const TELEGRAM_GROUP_REWARD = 50;
export const TELEGRAM_STORY_REWARD = 100;

/** From the first visit by a story's link until its bonus can be taken: as long as a story lasts. */
export const STORY_WAIT_MS = 86_400_000;

/** Pause between two questions of a page about an act done elsewhere. */
export const TELEGRAM_CHECK_MS = 30_000;
