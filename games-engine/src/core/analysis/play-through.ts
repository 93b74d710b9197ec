/** Result of one bet: its chance and its payout, in base hundredths. Chances add up to 1. */
export interface BetOutcome {
  readonly chance: number;
  readonly payoutMinor: number;
}

/** A bonus that is played through in equal bets. Amounts: base hundredths. */
export interface PlayedBonus {
  readonly amountMinor: number;
  readonly wagerTimes: number; // so many times the amount is to be staked
  readonly capTimes: number; // at most so many times the amount is released
  readonly stakeMinor: number; // stake of each bet, the one of the outcomes
}

/** Value of a bonus. Amounts: base hundredths on average. */
export interface PlayThrough {
  readonly releasedMinor: number; // amount that the house gives in the end
  readonly uncappedMinor: number; // the same without the cap
  readonly stakedMinor: number; // stakes until it ends
  readonly releaseChance: number; // chance that the last bet is reached and something is left after it
  readonly capChance: number; // chance that the cap takes something
  readonly bets: number; // bets that it takes
}

/** The greatest number of bets that is worked out. */
export const MAX_BETS = 5_000;

/** Balances that are less likely than this are left out: together far less than a millionth of all. */
const MIN_CHANCE = 1e-15;

/** Number of bets that a bonus takes. Throws a RangeError for one that cannot be computed. */
export const betsOf = ({ amountMinor, wagerTimes, capTimes, stakeMinor }: PlayedBonus): number => {
  const whole = [amountMinor, wagerTimes, capTimes, stakeMinor].every(
    (value) => Number.isSafeInteger(value) && value > 0,
  );
  const bets = Math.ceil((amountMinor * wagerTimes) / stakeMinor);
  if (!whole || bets > MAX_BETS)
    throw new RangeError(`a bonus is played through in 1 to ${MAX_BETS} bets, got ${bets}`);
  return bets;
};

type Balances = ReadonlyMap<number, number>; // their chances

const sumOf = (balances: Balances, valueOf: (balance: number) => number): number => {
  let sum = 0;
  for (const [balance, chance] of balances) sum += valueOf(balance) * chance;
  return sum;
};

/** The balances after one more bet of those that can make it. */
const afterBet = (balances: Balances, outcomes: readonly BetOutcome[], stakeMinor: number): Map<number, number> => {
  const next = new Map<number, number>();
  for (const [balance, chance] of balances) {
    if (balance < stakeMinor || chance < MIN_CHANCE) continue;
    for (const { payoutMinor, chance: drawn } of outcomes) {
      const left = balance - stakeMinor + payoutMinor;
      if (left > 0) next.set(left, (next.get(left) ?? 0) + chance * drawn);
    }
  }
  return next;
};

/**
 * Computes the average value of a bonus that is played through in equal bets of one kind: every reachable balance, with
 * its chance, bet by bet. A player with less than a stake left stakes the rest once and stops, which overstates the
 * value by less than that. The rest after the last bet is released up to the cap. Without a cap it is the amount less
 * the edge of all stakes.
 */
export const playThrough = (outcomes: readonly BetOutcome[], bonus: PlayedBonus): PlayThrough => {
  const bets = betsOf(bonus);
  const { amountMinor, capTimes, stakeMinor } = bonus;
  const rtp = outcomes.reduce((sum, { chance, payoutMinor }) => sum + (chance * payoutMinor) / stakeMinor, 0);
  let balances: Balances = new Map([[amountMinor, 1]]);
  let [stakedMinor, restsMinor] = [0, 0];
  for (let bet = 0; bet < bets; bet += 1) {
    stakedMinor += sumOf(balances, (balance) => Math.min(balance, stakeMinor));
    restsMinor += sumOf(balances, (balance) => (balance < stakeMinor ? balance * rtp : 0));
    balances = afterBet(balances, outcomes, stakeMinor);
  }
  const capMinor = amountMinor * capTimes;
  return {
    releasedMinor: restsMinor + sumOf(balances, (balance) => Math.min(balance, capMinor)),
    uncappedMinor: restsMinor + sumOf(balances, (balance) => balance),
    releaseChance: sumOf(balances, () => 1),
    capChance: sumOf(balances, (balance) => (balance > capMinor ? 1 : 0)),
    stakedMinor,
    bets,
  };
};
