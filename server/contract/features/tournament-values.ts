// Apart from the schemas: pages show these values and formulas too.

/** The bonus that prizes are given as. */
export const TOURNAMENT_ID = 'tournament';

/** Refusals of the daily tournament. */
export const tournamentCodes = { signIn: 1, vipLevel: 2, registered: 3, off: 'TOURNAMENT_OFF' } as const;

/** The VIP level from which on one may take part. */
export const TOURNAMENT_MIN_STATUS = 2;

/** As many places as a table may pay. */
export const MAX_PRIZE_PLACES = 10;

/** What is in force until the operator changes it: 300 TON, and the share of each place in percent. */
export const DEFAULT_BANK_TON = 300;
export const DEFAULT_SHARES: readonly number[] = [30, 20, 14, 10, 8, 6, 4, 3, 3, 2];

/** So long after its end a day is settled: bets that were settled in its last moments are counted by then. */
export const TOURNAMENT_SETTLES_MS = 120_000;

/** What each place is paid of a bank, base hundredths, floored. */
export const prizesOf = (bankMinor: bigint, shares: readonly number[]): bigint[] =>
  shares.map((share) => (bankMinor * BigInt(share)) / 100n);

const PERCENT = 100;

/** Whether a table of shares can be published: all of the bank, and no place gets more than the one ahead of it. */
export const isShareTable = (shares: readonly number[]): boolean =>
  shares.reduce((sum, share) => sum + share, 0) === PERCENT &&
  shares.every((share, index) => share <= (shares[index - 1] ?? PERCENT));
