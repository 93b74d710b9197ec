/** Cost of a call: `burst` may be made at once, then so many a minute. */
export interface CallCost {
  readonly burst: number;
  readonly perMinute: number;
  readonly turn: 'none' | 'call' | 'player'; // one of a player in work at a time: of the same call, of all with turns by player
}

/**
 * Costs of calls. Each call's contract names its own, and shares its rate with the calls that name the same: it is of one
 * player, and tenfold of one network. At another CALLS_PER_SECOND than 50 rates are as many times higher or lower.
 */
export const callCosts = {
  look: { burst: 200, perMinute: 6000, turn: 'none' }, // reads what is in memory, or a few rows by their keys
  play: { burst: 200, perMinute: 6000, turn: 'none' }, // stakes, or makes a step of a game: settled in batches
  read: { burst: 60, perMinute: 180, turn: 'call' }, // reads in several statements
  record: { burst: 60, perMinute: 240, turn: 'call' }, // reads a round, of thousands of bets it may be
  survey: { burst: 40, perMinute: 60, turn: 'call' }, // reads a great part of a table
  change: { burst: 20, perMinute: 60, turn: 'player' }, // writes rows
  secret: { burst: 10, perMinute: 12, turn: 'player' }, // hashes a password or draws a picture
} as const satisfies Record<string, CallCost>;
export type CallCostName = keyof typeof callCosts;
