/** A bet with its result. Amounts are base hundredths. */
export interface SettledBet {
  won: boolean;
  stakeMinor: bigint;
  payoutMinor: bigint;
}

/** Why a bet has no result. `unknown`: what became of the money cannot be said yet. */
export type PlayFailure = 'refused' | 'insufficient' | 'signed-out' | 'unknown';

/** Result of one bet: a game's `play` answers it to auto play. */
export type PlayResult =
  | ({ kind: 'settled' } & SettledBet)
  | { kind: 'delayed'; retryAfterMs: number } // refused only for its pace: nothing was staked
  | { kind: 'withdrawn' } // auto play was stopped before anything was staked
  | { kind: 'failed'; reason: PlayFailure };

/** Mood of a result. `even`: something came back, but not more than was staked: that is no win. */
export type Mood = 'win' | 'even' | 'loss';

/** Size of a win by its multiplier: below 2, below 10, below 50, and from there on. */
export type WinSize = 'small' | 'medium' | 'large' | 'huge';

const SIZE_LIMITS = [
  ['small', 2n],
  ['medium', 10n],
  ['large', 50n],
] as const satisfies readonly (readonly [WinSize, bigint])[];

/** Mood of a payout for its stake. */
export const moodOf = (payoutMinor: bigint, stakeMinor: bigint): Mood => {
  if (payoutMinor > stakeMinor) return 'win';
  return payoutMinor > 0n ? 'even' : 'loss';
};

/** Size of a payout for its stake. A result that is no win has the least. */
export const winSizeOf = (payoutMinor: bigint, stakeMinor: bigint): WinSize => {
  if (stakeMinor <= 0n) return 'small';
  return SIZE_LIMITS.find(([, times]) => payoutMinor < stakeMinor * times)?.[0] ?? 'huge';
};

const listeners = new Set<(bet: SettledBet) => void>();

/** Hears of every own bet that was settled on this page. */
export const onOwnBet = (listener: (bet: SettledBet) => void): void => void listeners.add(listener);

/** Tells of an own bet that was settled. */
export const tellOwnBet = (bet: SettledBet): void => {
  for (const listener of listeners) listener(bet);
};
