// Apart from the schemas: pages show these values and formulas too.

/** Refusals common to all bonuses, beside each bonus's own codes. */
export const bonusCodes = {
  off: 'BONUS_OFF', // the campaign is off
  taken: 'BONUS_TAKEN', // for this period; `until` when there is a next one
  nothing: 'BONUS_NOTHING', // there is nothing to take
  notYet: 'BONUS_NOT_YET', // with `until`
  atStake: 'BONUS_AT_STAKE', // a bet from it is open: it can be given up once that is settled
  oneActive: 'BONUS_ONE_ACTIVE', // another one is being wagered
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

/** Locked DIC released by a stake, in parts of 10,000: 1 % × 5 %. */
export const DIC_RELEASE_PARTS = 5n;
export const DIC_RELEASE_OF = 10_000n;

/** Progress of releasing locked DIC. Stakes in base hundredths; one base unit is one DIC. */
export interface DicMeter {
  readingMinor: bigint; // total staked that was used already
  remainder: bigint; // remaining parts of 10,000
}

/**
 * The part of `lockedMinor` released by stakes since the reading. A rounding remainder is carried over unless nothing stays
 * locked.
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

/** Rakeback from a level on: 5 % of 1 % of each stake, then of 1.5 %, then of 2 %; in parts of 100,000. Lowest first. */
export const rakebackRates = [
  { from: 1, parts: 50n },
  { from: 5, parts: 75n },
  { from: 8, parts: 100n },
] as const;

/** A level's rakeback, in parts of 100,000. */
export const rakebackParts = (statusId: number): bigint =>
  rakebackRates.findLast(({ from }) => from <= statusId)?.parts ?? rakebackRates[0].parts;

/** A level and the total stakes that reach it, base hundredths. */
export interface LevelThreshold {
  id: number;
  needsMinor: bigint;
}

/**
 * Rakeback of a player's total stakes, base hundredths, floored once. Each part of the total earns the rate of the level it
 * was staked at; a stake that crosses a threshold is split. `levels`: lowest first.
 */
export const rakebackAccruedMinor = (totalMinor: bigint, levels: readonly LevelThreshold[]): bigint => {
  const parts = levels.reduce((sum, { id, needsMinor }, index) => {
    const end = levels[index + 1]?.needsMinor ?? totalMinor;
    const upTo = end < totalMinor ? end : totalMinor;
    return upTo > needsMinor ? sum + (upTo - needsMinor) * rakebackParts(id) : sum;
  }, 0n);
  return parts / RAKEBACK_OF;
};

export const MIN_RAKEBACK_MINOR = 1_000n; // base hundredths
export const MIN_DIC_CONVERSION_MINOR = 10_000n; // DIC hundredths

export const CASHBACK_PERCENT = 5n;

/** Most cashback of a week in percent of its stakes: no more than what a game's edge leaves of them on average. */
export const CASHBACK_MAX_PERCENT = { house: 5n, providers: 1n } as const;

/** A week's play of real money as it counts, base hundredths. */
export interface CashbackPlay {
  stakedMinor: bigint;
  paidMinor: bigint;
  providerStakedMinor: bigint; // part of `stakedMinor` in games of providers
}

/**
 * Cashback of a week: a percentage of the player's net loss, at most `CASHBACK_MAX_PERCENT` of what they staked, floored;
 * 0 for a week that was won.
 */
export const cashbackMinor = (
  { stakedMinor, paidMinor, providerStakedMinor }: CashbackPlay,
  percent = CASHBACK_PERCENT,
): bigint => {
  if (stakedMinor <= paidMinor) return 0n;
  const ofLossMinor = ((stakedMinor - paidMinor) * percent) / 100n;
  const { house, providers } = CASHBACK_MAX_PERCENT;
  const maxMinor = ((stakedMinor - providerStakedMinor) * house + providerStakedMinor * providers) / 100n;
  const leastMinor = ofLossMinor < maxMinor ? ofLossMinor : maxMinor;
  return leastMinor > 0n ? leastMinor : 0n; // a provider's correction of an earlier week may leave stakes below zero
};

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

/** Maximum release of a wagered bonus, as a multiple of its amount. */
export const BONUS_CAP_TIMES = 100n;

/** Ids of bonuses shown in the profile. */
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

/** From this VIP level on no captcha is asked for. */
export const NO_CAPTCHA_FROM = 5;

/** True when a player of this VIP level must solve a captcha for a free gift. */
export const needsCaptcha = (statusId: number): boolean => statusId < NO_CAPTCHA_FROM;
