/** A bet with its result. Amounts are base hundredths. */
export interface SettledBet {
  won: boolean;
  stakeMinor: bigint;
  payoutMinor: bigint;
}

/** Why a bet has no result. `unknown`: what became of the money cannot be said yet. */
export type PlayFailure = 'refused' | 'insufficient' | 'signed-out' | 'unknown';

/** What became of one bet: what a game's `play` answers to auto play. */
export type PlayResult =
  | ({ kind: 'settled' } & SettledBet)
  | { kind: 'delayed'; retryAfterMs: number } // refused only for its pace: nothing was staked
  | { kind: 'withdrawn' } // auto play was stopped before anything was staked
  | { kind: 'failed'; reason: PlayFailure };
