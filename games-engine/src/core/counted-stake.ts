/** Each unit that the house earns on stakes among players counts as so many units staked. */
export const COMMISSION_COUNTS_TIMES = 10n;

/** Stake of a bet and its payout, by which it is counted. Base hundredths. */
export interface CountedBet {
  stakeMinor: bigint;
  payoutMinor: bigint;
}

/** All stakes and payouts of a round in which players stake against each other. Base hundredths. */
export interface RoundSums {
  stakesMinor: bigint; // above 0
  payoutsMinor: bigint;
}

/**
 * By how much a bet counts, for everything that is given by stakes: levels, rakeback, DIC, cashback, wagering, tournament.
 * A bet against the house counts as it is. One among players counts by its share of what the house earned on the round:
 * whoever plays on all sides would otherwise stake without limit for the commission alone.
 */
export const countedBet = (bet: CountedBet, round?: RoundSums): CountedBet => {
  if (!round) return bet;
  const earnedMinor = ((round.stakesMinor - round.payoutsMinor) * bet.stakeMinor) / round.stakesMinor;
  const timesMinor = earnedMinor * COMMISSION_COUNTS_TIMES;
  const stakeMinor = timesMinor < bet.stakeMinor ? timesMinor : bet.stakeMinor;
  return { stakeMinor, payoutMinor: stakeMinor - earnedMinor };
};
