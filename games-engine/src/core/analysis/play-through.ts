/** What becomes of one bet: its chance, and what it pays back, in base hundredths. Chances add up to 1. */
export interface BetOutcome {
  readonly chance: number;
  readonly payoutMinor: number;
}

/** A bonus that is played through in equal bets. Amounts: base hundredths. */
export interface PlayedBonus {
  readonly amountMinor: number;
  readonly wagerTimes: number; // so many times the amount is to be staked
  readonly capTimes: number; // at most so many times the amount is released
  readonly stakeMinor: number; // of each bet, as the outcomes are given for
}

/** What a bonus comes to. Amounts: base hundredths on average. */
export interface PlayThrough {
  readonly releasedMinor: number; // what the house gives in the end
  readonly uncappedMinor: number; // the same without the cap
  readonly stakedMinor: number; // what is staked until it ends
  readonly releaseChance: number; // that anything is left at the end
  readonly capChance: number; // that the cap takes something
  readonly bets: number; // that it takes
}

/** The greatest number of bets that is worked out. */
export const MAX_BETS = 5_000;

/** Balances that are less likely than this are left out: together less than a millionth of all. */
const LEAST_CHANCE = 1e-15;

const payoutOf = ({ payoutMinor }: BetOutcome, stakeMinor: number, fullMinor: number): number =>
  stakeMinor === fullMinor ? payoutMinor : Math.floor((payoutMinor * stakeMinor) / fullMinor);

/** How many bets a bonus takes. Throws a RangeError for one that none of them could be worked out for. */
export const betsOf = ({ amountMinor, wagerTimes, capTimes, stakeMinor }: PlayedBonus): number => {
  const whole = [amountMinor, wagerTimes, capTimes, stakeMinor].every(
    (value) => Number.isSafeInteger(value) && value > 0,
  );
  const bets = Math.ceil((amountMinor * wagerTimes) / stakeMinor);
  if (!whole || bets > MAX_BETS)
    throw new RangeError(`a bonus is played through in 1 to ${MAX_BETS} bets, got ${bets}`);
  return bets;
};

/** The chances of balances after one more bet; what was played down to nothing is left out. */
const afterBet = (
  balances: ReadonlyMap<number, number>,
  outcomes: readonly BetOutcome[],
  fullMinor: number,
): Map<number, number> => {
  const next = new Map<number, number>();
  for (const [balance, chance] of balances) {
    if (chance < LEAST_CHANCE) continue;
    const stake = Math.min(balance, fullMinor);
    for (const outcome of outcomes) {
      const left = balance - stake + payoutOf(outcome, stake, fullMinor);
      if (left > 0) next.set(left, (next.get(left) ?? 0) + chance * outcome.chance);
    }
  }
  return next;
};

const stakedIn = (balances: ReadonlyMap<number, number>, fullMinor: number): number => {
  let staked = 0;
  for (const [balance, chance] of balances) staked += Math.min(balance, fullMinor) * chance;
  return staked;
};

/**
 * What a bonus gives on average when it is played through in equal bets of one kind: every balance that can be reached, with
 * its chance, bet by bet. Who has less than a stake left stakes the rest, which counts as a bet. What is left after the last
 * bet is released up to the cap. Without a cap it is the amount less the edge of all that was staked.
 */
export const playThrough = (outcomes: readonly BetOutcome[], bonus: PlayedBonus): PlayThrough => {
  const bets = betsOf(bonus);
  const { amountMinor, capTimes, stakeMinor } = bonus;
  let balances = new Map([[amountMinor, 1]]);
  let stakedMinor = 0;
  for (let bet = 0; bet < bets; bet += 1) {
    stakedMinor += stakedIn(balances, stakeMinor);
    balances = afterBet(balances, outcomes, stakeMinor);
  }
  const capMinor = amountMinor * capTimes;
  const total = { releasedMinor: 0, uncappedMinor: 0, releaseChance: 0, capChance: 0 };
  for (const [balance, chance] of balances) {
    total.releasedMinor += Math.min(balance, capMinor) * chance;
    total.uncappedMinor += balance * chance;
    total.releaseChance += chance;
    if (balance > capMinor) total.capChance += chance;
  }
  return { ...total, stakedMinor, bets };
};
