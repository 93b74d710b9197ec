// Apart from the schemas: pages show it too.

/** Credited money must be staked so many times before it can be withdrawn. */
export const DEPOSIT_WAGER_TIMES = 2n;

/** A player's wagering, in base hundredths. Both only grow. */
export interface Wagering {
  targetMinor: bigint; // total to have staked since the account was opened, before a withdrawal
  countedMinor: bigint; // counted stakes so far (`countedBet` of the engine)
}

/** Stakes still missing before a withdrawal: `needToPlaying`. */
export const wagerLeftMinor = ({ targetMinor, countedMinor }: Wagering): bigint =>
  targetMinor > countedMinor ? targetMinor - countedMinor : 0n;

/** The target after a deposit. What was staked before, and was not needed, does not count for it. */
export const targetAfterDeposit = ({ targetMinor, countedMinor }: Wagering, creditedMinor: bigint): bigint =>
  (targetMinor > countedMinor ? targetMinor : countedMinor) + creditedMinor * DEPOSIT_WAGER_TIMES;

/**
 * Balance that stays behind when wagering falls under a self-exclusion: as much of the bonuses added to unwagered
 * deposits as exceeds the player's own money in them. Otherwise a player who deposits, self-excludes and withdraws
 * would be paid for it. Amounts: base hundredths.
 */
export const keptBonusMinor = (
  balanceMinor: bigint,
  { baseMinor, bonusMinor, takenMinor }: { baseMinor: bigint; bonusMinor: bigint; takenMinor: bigint },
): bigint => {
  const ownMinor = baseMinor > takenMinor ? baseMinor - takenMinor : 0n;
  const aboveMinor = balanceMinor > ownMinor ? balanceMinor - ownMinor : 0n;
  return aboveMinor < bonusMinor ? aboveMinor : bonusMinor;
};
