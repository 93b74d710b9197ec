/** How often a call may be made: `burst` at once, and then so many a minute. */
export interface CallRate {
  readonly burst: number;
  readonly perMinute: number;
  readonly isChange: boolean; // those of one user wait for one another
}

/**
 * Rates of calls that cost the house more than a look. A call names its own in its contract and shares it with the calls
 * that name the same: it is of one player, and tenfold of one network. At another CALLS_PER_SECOND than 50 they are as
 * many times higher or lower.
 */
export const callRates = {
  change: { burst: 20, perMinute: 60, isChange: true }, // writes rows
  secret: { burst: 10, perMinute: 12, isChange: true }, // hashes a password or draws a picture
  record: { burst: 60, perMinute: 240, isChange: false }, // reads a round, of thousands of bets it may be
  survey: { burst: 40, perMinute: 60, isChange: false }, // reads a great part of a table
} as const satisfies Record<string, CallRate>;
export type CallRateName = keyof typeof callRates;
