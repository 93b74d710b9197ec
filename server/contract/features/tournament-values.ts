// Apart from the schemas: pages show these values and formulas too.

/** The bonus that prizes are given as. */
export const TOURNAMENT_ID = 'tournament';

/** Refusals of the daily tournament. */
export const tournamentCodes = { signIn: 1, vipLevel: 2, registered: 3, off: 'TOURNAMENT_OFF' } as const;

/** The VIP level from which on one may take part. */
export const TOURNAMENT_MIN_STATUS = 2;

/** Maximum number of paid places. */
export const MAX_PRIZE_PLACES = 10;

/** Past days that one answer of the office holds. */
export const TOURNAMENT_DAYS_PAGE = 14;

/** Defaults until the operator changes them: 300 TON, and the share of each place in percent. */
export const DEFAULT_BANK_TON = 300;
export const DEFAULT_SHARES: readonly number[] = [30, 20, 14, 10, 8, 6, 4, 3, 3, 2];

/** Delay before a day is settled, so that bets settled in its last moments are counted. */
export const TOURNAMENT_SETTLES_MS = 120_000;

/** The prize of each place, base hundredths, floored. */
export const prizesOf = (bankMinor: bigint, shares: readonly number[]): bigint[] =>
  shares.map((share) => (bankMinor * BigInt(share)) / 100n);

/** The least stake of a place, as a multiple of its prize: at 80, a quarter of what a game with an edge of 5 % earns on it. */
export const MIN_STAKE_TIMES = { min: 50, max: 1_000, default: 80 } as const;

/** The least stake of each place, base hundredths. */
export const minStakesOf = (prizes: readonly bigint[], times: number): bigint[] =>
  prizes.map((prize) => prize * BigInt(times));

/**
 * The place that each entrant is paid for, from 1: the best free one whose least stake they have reached. Undefined: none.
 * `stakes`: of the ranked entrants, first to last. A place that nobody reached stays unpaid.
 */
export const prizePlaces = (stakes: readonly bigint[], minStakes: readonly bigint[]): (number | undefined)[] => {
  let free = 0;
  return stakes.map((stake) => {
    const found = minStakes.findIndex((min, index) => index >= free && min <= stake);
    free = found < 0 ? minStakes.length : found + 1;
    return found < 0 ? undefined : found + 1;
  });
};

const PERCENT = 100;

/** True for valid shares: they add up to the whole bank, and no place gets more than the one above it. */
export const isShareTable = (shares: readonly number[]): boolean =>
  shares.reduce((sum, share) => sum + share, 0) === PERCENT &&
  shares.every((share, index) => share <= (shares[index - 1] ?? PERCENT));
