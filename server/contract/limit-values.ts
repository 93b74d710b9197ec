// Apart from the schemas: a page that needs only these values must not load what checks payloads.

/** Kinds of limits: money in base hundredths, a session in minutes a day. */
export const limitKinds = ['deposit', 'loss', 'wager', 'session'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** Calendar periods of Moscow (UTC+3); weeks begin on Monday. */
export const limitPeriods = ['day', 'week', 'month'] as const;
export type LimitPeriod = (typeof limitPeriods)[number];

/** Ranges: of money in base hundredths, of time in minutes. */
export const LIMIT_MINOR = { min: 100, max: 1_000_000_000_000 } as const;
export const SESSION_MINUTES = { min: 10, max: 1440 } as const;

/** Intervals of reality checks, in minutes. */
export const REALITY_CHECK_MINUTES = [15, 30, 60, 120] as const;

/** Time that a higher limit, or the end of one, waits before its player may confirm it, and then time to confirm. */
export const RAISE_WAITS_MS = 86_400_000;
export const RAISE_STANDS_MS = 7 * 86_400_000;

/** So many minutes before a day's time is used up the player is told. */
export const SESSION_WARNING_MINUTES = 5;

/** Lengths of a break. */
export const timeOuts = ['day', 'week', 'month'] as const; // 24 hours, 7 days, 30 days
export type TimeOut = (typeof timeOuts)[number];
export const selfExclusions = ['sixMonths', 'year', 'fiveYears', 'forever'] as const;
export type SelfExclusion = (typeof selfExclusions)[number];

/**
 * Why play is closed to a player, whatever their limits: two kinds of break; some details are those of a player who has
 * excluded themselves, and a moderator has to look; an exclusion that is over and that they have not come back from; a role among the
 * staff, who do not play.
 */
export const closureKinds = ['time_out', 'self_exclusion', 'identity_review', 'exclusion_over', 'staff'] as const;
export type ClosureKind = (typeof closureKinds)[number];

/** Codes with which a stake, a deposit or a game is refused; `limit` is what is left, `until` when it may be tried again. */
export const restrictionCodes = {
  selfExcluded: 'SELF_EXCLUDED',
  timeOut: 'TIME_OUT',
  identityReview: 'IDENTITY_REVIEW',
  exclusionOver: 'EXCLUSION_OVER',
  staff: 'STAFF_ACCOUNT', // one of the staff, who neither play nor deposit
  wager: 'LIMIT_WAGER',
  loss: 'LIMIT_LOSS',
  session: 'LIMIT_SESSION',
  deposit: 'LIMIT_DEPOSIT',
  betBelow: 'BET_BELOW', // less than this game takes in the currency; `limit` is the least
  betAbove: 'BET_ABOVE', // more than it takes; `limit` is the greatest
  addition: 'ADDITION_UNPLAYED', // stake among players; `limit` is what may be staked there
} as const;

/** Refusals of changes to limits and breaks. */
export const limitsCodes = {
  shorterBreak: 'BREAK_NOT_LONGER', // it would end before the present one
  raiseNotReady: 'RAISE_NOT_READY', // nobody asked for it, it waits still, or was not confirmed in time
  returnTooEarly: 'RETURN_TOO_EARLY', // there is no exclusion to come back from, or it still runs
} as const;
