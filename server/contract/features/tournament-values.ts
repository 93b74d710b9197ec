// Apart from the schemas: pages show these values and formulas too.

/** The bonus that prizes are given as. */
export const TOURNAMENT_ID = 'tournament';

/** Refusals of the daily tournament. */
export const tournamentCodes = { signIn: 1, vipLevel: 2, registered: 3, off: 'TOURNAMENT_OFF' } as const;

/** The VIP level from which on one may take part. */
export const TOURNAMENT_MIN_STATUS = 2;

/** Maximum number of paid places. */
export const MAX_PRIZE_PLACES = 10;

/** Defaults until the operator changes them: 300 TON, and the share of each place in percent. */
export const DEFAULT_BANK_TON = 300;
export const DEFAULT_SHARES: readonly number[] = [30, 20, 14, 10, 8, 6, 4, 3, 3, 2];

/** Delay before a day is settled, so that bets settled in its last moments are counted. */
export const TOURNAMENT_SETTLES_MS = 120_000;

/** The prize of each place, base hundredths, floored. */
export const prizesOf = (bankMinor: bigint, shares: readonly number[]): bigint[] =>
  shares.map((share) => (bankMinor * BigInt(share)) / 100n);

const PERCENT = 100;

/** Whether shares are valid: they add up to the whole bank, and no place gets more than the one above it. */
export const isShareTable = (shares: readonly number[]): boolean =>
  shares.reduce((sum, share) => sum + share, 0) === PERCENT &&
  shares.every((share, index) => share <= (shares[index - 1] ?? PERCENT));
