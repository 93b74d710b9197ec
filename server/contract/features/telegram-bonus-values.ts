// Apart from the schemas: pages show these values too.

/** bonuses.telegram.error, of the group bonus. 18 appends the level as `limit`. */
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

/** What they give, in whole base units. */
export const TELEGRAM_GROUP_REWARD = 50;
export const TELEGRAM_STORY_REWARD = 100;

/** From the first visit by a story's link until its bonus can be taken: as long as a story lasts. */
export const STORY_WAIT_MS = 86_400_000;

/** How often pages ask whether what is done elsewhere was done. */
export const TELEGRAM_CHECK_MS = 30_000;
