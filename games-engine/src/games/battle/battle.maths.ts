import { add, fraction, subtract, type Fraction } from '../../core/fraction.ts';
import type { BattleConfig } from './battle.config.ts';
import {
  battleBanks,
  battleMultiplier,
  BATTLE_NUMBERS,
  battleRanges,
  battleTeams,
  battleWinPayout,
  type BattleBanks,
  type BattleStake,
  type BattleTeam,
} from './battle.rules.ts';

/** The chance of a team: its numbers among the 1000, one half for both. */
export const battleChance = (team: BattleTeam): Fraction => {
  const { low, top } = battleRanges[team];
  return fraction(BigInt(top - low + 1), BigInt(BATTLE_NUMBERS));
};

/** Everything exact about one bet in a given round: shares of the stake as fractions, amounts in base hundredths. */
export interface BattleBetExact {
  winProbability: Fraction;
  payoutMinor: bigint; // payout of a win, floored
  rtp: Fraction; // expected return / stake
  variance: Fraction; // variance of the return, in stakes²
  maxWinMinor: bigint; // payout − stake
}

/** Everything exact about a round given its bets, the floors of all payouts included. */
export interface BattleExact {
  bets: readonly BattleBetExact[]; // in the order of the bets
  houseMinor: Fraction; // the house's share on average, base hundredths
  houseShare: Fraction; // the same as a share of all stakes
}

/** Exact maths of a round. Both teams need a bet: a round is drawn under no other bets. */
export const battleExact = (config: BattleConfig, bets: readonly BattleStake[]): BattleExact => {
  const banks = battleBanks(bets);
  const stakes = banks.red + banks.blue;
  const paid = { red: 0n, blue: 0n };
  const exact = bets.map((bet) => {
    const payoutMinor = battleWinPayout(config, banks, bet);
    paid[bet.choice.team] += payoutMinor;
    return betExact(bet, payoutMinor);
  });
  const expected = battleTeams
    .map((team) => times(battleChance(team), paid[team]))
    .reduce((total, each) => add(total, each));
  const houseMinor = subtract(fraction(stakes), expected);
  return { bets: exact, houseMinor, houseShare: fraction(houseMinor.num, houseMinor.den * stakes) };
};

const times = ({ num, den }: Fraction, amount: bigint): Fraction => fraction(num * amount, den);

const betExact = ({ choice, stakeMinor }: BattleStake, payoutMinor: bigint): BattleBetExact => {
  const chance = battleChance(choice.team);
  const misses = chance.den - chance.num;
  return {
    winProbability: chance,
    payoutMinor,
    rtp: fraction(chance.num * payoutMinor, chance.den * stakeMinor),
    // p·m² − (p·m)² with p = chance and m = payout/stake
    variance: fraction(
      chance.num * misses * payoutMinor * payoutMinor,
      chance.den * chance.den * stakeMinor * stakeMinor,
    ),
    maxWinMinor: payoutMinor - stakeMinor,
  };
};

/**
 * Average return of a stake on a team under these banks, before the floor: chance × multiplier. Above 1 where the other
 * bank is enough greater: the player then expects to win at the other team's cost. Undefined without a stake on it.
 */
export const battleTeamRtp = (config: BattleConfig, banks: BattleBanks, team: BattleTeam): Fraction | undefined => {
  const multiplier = battleMultiplier(config, banks, team);
  return multiplier && fraction(multiplier.num * battleChance(team).num, multiplier.den * battleChance(team).den);
};

/**
 * The RTP that battle promises, before the floor: 1 − commission / 2, 97.5 % at 5 %. The house takes the commission of
 * the losing bank, and each bank loses in half of the rounds: (R + B)/2 × commission of R + B, whatever the banks are.
 * A single stake returns exactly this while the banks are equal; `battleTeamRtp` says it for any others.
 */
export const battlePromisedRtp = (config: BattleConfig): Fraction =>
  fraction(BigInt(2_000_000 - config.commissionPpm), 2_000_000n);
