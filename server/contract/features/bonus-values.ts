// Apart from the schemas: pages show these values and formulas too.

/** Refusals of whatever gives a bonus, beside each bonus's own codes. */
export const bonusCodes = {
  off: 'BONUS_OFF', // the campaign does not run
  taken: 'BONUS_TAKEN', // of this period; with `until` when there is a next one
  nothing: 'BONUS_NOTHING', // there is nothing to take
  notYet: 'BONUS_NOT_YET', // with `until`
  atStake: 'BONUS_AT_STAKE', // a bet from it is open: it can be given up afterwards
  oneActive: 'BONUS_ONE_ACTIVE', // another one is being played through
  notFound: 404,
} as const;

/** bonuses.rakeback.error; `place: 'vip'` of the request answers those of vip.error. */
export const rakebackCodes = { belowMinimum: 500, vipBelowMinimum: 0, vipError: 1 } as const; // the first two with `limit`

/** bonuses.welcomeBonus.error: conversions of DIC. */
export const welcomeCodes = { signIn: 1, belowMinimum: 2 } as const; // the second with `limit`

/** Refusals of an introductory bonus. */
export const introductoryCodes = { signIn: 1, oneAtATime: 2, notFound: 3, used: 4 } as const;

export const cashbackCodes = { signIn: 1 } as const;

/** Conversions of USDIC (bonuses.xrepost.modal.takeBonus.noty.error). */
export const usdicCodes = { locked: 'USDIC_LOCKED', nothing: 'USDIC_NOTHING' } as const;

/** States of a taken bonus. */
export const grantStatuses = ['waiting', 'ready', 'active', 'done', 'playedOut', 'lapsed', 'declined'] as const;
export type GrantStatusName = (typeof grantStatuses)[number];

/** What locked DIC is released by, in parts of 10,000 of a stake: 1 % × 5 %. */
export const DIC_RELEASE_PARTS = 5n;
export const DIC_RELEASE_OF = 10_000n;

/** How far locked DIC is released. Stakes in base hundredths; one base unit is one DIC. */
export interface DicMeter {
  readingMinor: bigint; // total staked that was used before
  remainder: bigint; // parts of 10,000 that were left then
}

/**
 * What of `lockedMinor` the stakes since the reading release. What rounding leaves is kept for the next time; nothing is
 * carried over once nothing is locked.
 */
export const dicReleaseMinor = (
  { readingMinor, remainder }: DicMeter,
  totalMinor: bigint,
  lockedMinor: bigint,
): { releasedMinor: bigint; remainder: bigint } => {
  const parts = (totalMinor - readingMinor) * DIC_RELEASE_PARTS + remainder;
  const due = parts / DIC_RELEASE_OF;
  return due < lockedMinor
    ? { releasedMinor: due, remainder: parts % DIC_RELEASE_OF }
    : { releasedMinor: lockedMinor, remainder: 0n };
};

/** Rakeback is counted in parts of 100,000 of a stake. */
export const RAKEBACK_OF = 100_000n;

/** What a level returns of each stake: 1 %, from VIP5 1.5 %, from VIP8 2 %, of it 5 %; in parts of 100,000. */
export const rakebackParts = (statusId: number): bigint => {
  if (statusId >= 8) return 100n;
  return statusId >= 5 ? 75n : 50n;
};

/** A level and the total staked that reaches it, base hundredths. */
export interface LevelThreshold {
  id: number;
  needsMinor: bigint;
}

/**
 * Rakeback of everything a player ever staked, base hundredths, floored once: each part of the total at the rate of the level
 * that it was staked at. A stake that reaches a level counts on both sides of its threshold. `levels`: lowest first.
 */
export const rakebackAccruedMinor = (totalMinor: bigint, levels: readonly LevelThreshold[]): bigint => {
  const parts = levels.reduce((sum, { id, needsMinor }, index) => {
    const end = levels[index + 1]?.needsMinor ?? totalMinor;
    const upTo = end < totalMinor ? end : totalMinor;
    return upTo > needsMinor ? sum + (upTo - needsMinor) * rakebackParts(id) : sum;
  }, 0n);
  return parts / RAKEBACK_OF;
};

export const MIN_RAKEBACK_MINOR = 1_000n; // base hundredths that can be taken at once
export const MIN_DIC_CONVERSION_MINOR = 10_000n; // DIC hundredths

export const CASHBACK_PERCENT = 5n;

/** Cashback of a week: 5 % of what was staked beyond what was paid, floored; nothing of a week that was won. */
export const cashbackMinor = (
  { stakedMinor, paidMinor }: { stakedMinor: bigint; paidMinor: bigint },
  percent = CASHBACK_PERCENT,
): bigint => (stakedMinor > paidMinor ? ((stakedMinor - paidMinor) * percent) / 100n : 0n);

/** Introductory bonuses by their codes: `rate` percent of a deposit of at least `minLimit` base units. */
export const introductoryBonuses = [
  { code: 1, rate: 100, minLimit: 1_000 },
  { code: 2, rate: 150, minLimit: 10_000 },
  { code: 3, rate: 250, minLimit: 100_000 },
] as const;

/** Rewards for reaching a level, DIC by status id. */
export const vipRewards: Readonly<Record<number, number>> = {
  2: 10,
  4: 50,
  6: 250,
  8: 500,
  10: 1_000,
  12: 5_000,
  13: 10_000,
  14: 50_000,
  15: 100_000,
};

/** At most so many times its amount may ever be withdrawn of what a played bonus has become. */
export const BONUS_CAP_TIMES = 100n;

/** Ids of bonuses that the profile tells of. */
export const bonusIds = {
  introductory: 'introductory',
  cashback: 'cashback',
  rakeback: 'rakeback',
  vipReward: 'vipReward',
  robbery: 'robbery',
  xRepost: 'xRepost',
  vkRepost: 'vkRepost',
  promoCode: 'promoCode',
  referralCode: 'referralCode',
  telegramGroup: 'telegramGroup',
  telegramStory: 'telegramStory',
  partner: 'partner',
  ton: 'ton',
  newyear: 'newyear',
} as const;

/** bonuses.robbery.error, and a captcha that was not solved. */
export const robberyCodes = { error: 1, linkTelegram: 5, captcha: 'CAPTCHA_FAILED' } as const;

export const ROBBERY_EVERY_MS = 86_400_000;

/** From this VIP level on nobody is asked to prove that they are a person. */
export const NO_CAPTCHA_FROM = 5;

/** Whether a player of this VIP level solves a captcha before something is given for nothing. */
export const needsCaptcha = (statusId: number): boolean => statusId < NO_CAPTCHA_FROM;
