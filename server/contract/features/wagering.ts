// Apart from the schemas: pages show it too.

/** Credited money must be staked so many times before it can be withdrawn. */
export const DEPOSIT_WAGER_TIMES = 2n;

/** A bet as wagering looks at it. Amounts: base hundredths. */
export interface WagerBet {
  account: string; // that the stake was paid from
  stakeMinor: bigint;
  isVoid: boolean; // cancelled, or its round was: the stake went back
}

/**
 * How much of a bet counts towards wagering: the whole stake of every settled bet of real money, whatever the game and
 * its odds; nothing of a void bet, of bonus money and of USDIC. The sums of `user_stats` follow the same rule.
 */
export const countedStakeMinor = ({ account, stakeMinor, isVoid }: WagerBet): bigint =>
  account === 'real' && !isVoid ? stakeMinor : 0n;

/** Where a player's wagering stands, in base hundredths. Both only grow. */
export interface Wagering {
  targetMinor: bigint; // what must have been staked, since the account was opened, before a withdrawal
  countedMinor: bigint; // what has been staked so far, by `countedStakeMinor`
}

/** What is left to be staked before a withdrawal: `needToPlaying`. */
export const wagerLeftMinor = ({ targetMinor, countedMinor }: Wagering): bigint =>
  targetMinor > countedMinor ? targetMinor - countedMinor : 0n;

/** The target after a deposit. What was staked before, and was not needed, does not count for it. */
export const targetAfterDeposit = ({ targetMinor, countedMinor }: Wagering, creditedMinor: bigint): bigint =>
  (targetMinor > countedMinor ? targetMinor : countedMinor) + creditedMinor * DEPOSIT_WAGER_TIMES;

/**
 * What of a balance stays when wagering falls under a self-exclusion: of what the house added to deposits that are not
 * played through, as much as is above the player's own money in them. Otherwise a player who deposits, self-excludes and
 * withdraws would be paid for it. Amounts: base hundredths.
 */
export const keptBonusMinor = (
  balanceMinor: bigint,
  { baseMinor, bonusMinor, takenMinor }: { baseMinor: bigint; bonusMinor: bigint; takenMinor: bigint },
): bigint => {
  const ownMinor = baseMinor > takenMinor ? baseMinor - takenMinor : 0n;
  const aboveMinor = balanceMinor > ownMinor ? balanceMinor - ownMinor : 0n;
  return aboveMinor < bonusMinor ? aboveMinor : bonusMinor;
};
