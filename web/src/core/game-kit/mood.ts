/** How a result is told. `even`: something came back, but not more than was staked: that is no win. */
export type Mood = 'win' | 'even' | 'loss';

/** A result this many times the stake or more is a big win. */
export const BIG_WIN_TIMES = 10n;

/** What a payout means to who staked. */
export const moodOf = (payoutMinor: bigint, stakeMinor: bigint): Mood => {
  if (payoutMinor > stakeMinor) return 'win';
  return payoutMinor > 0n ? 'even' : 'loss';
};

/** Whether a payout deserves more than the usual ring. */
export const isBigWin = (payoutMinor: bigint, stakeMinor: bigint): boolean =>
  stakeMinor > 0n && payoutMinor >= stakeMinor * BIG_WIN_TIMES;
