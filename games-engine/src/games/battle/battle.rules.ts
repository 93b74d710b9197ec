import { z } from 'zod';
import { fraction, ZERO, type Fraction } from '../../core/fraction.ts';
import type { SharedBet } from '../../core/define-game.ts';
import { onlyMember } from '../../core/log-shape.ts';
import { maxStakeWithin, potRoom } from '../../core/payout-cap.ts';
import type { IntSource } from '../../core/stream.ts';
import type { BattleConfig } from './battle.config.ts';

/** Numbers that can be drawn: 1 … 1000. */
export const BATTLE_NUMBERS = 1000;

/** The two sides of a battle. */
export const battleTeams = ['red', 'blue'] as const;
export type BattleTeam = (typeof battleTeams)[number];

/** The numbers that win for a team, both ends included: red 1 … 500, blue 501 … 1000. */
export const battleRanges = {
  red: { low: 1, top: 500 },
  blue: { low: 501, top: BATTLE_NUMBERS },
} as const satisfies Record<BattleTeam, { low: number; top: number }>;

/** The other team. */
export const opponentOf = (team: BattleTeam): BattleTeam => (team === 'red' ? 'blue' : 'red');

export const battleChoiceSchema = z.strictObject({ team: z.enum(battleTeams) });

/** Team that a player joins. */
export type BattleChoice = z.infer<typeof battleChoiceSchema>;

/** The choice that a value is, as `battleChoiceSchema` takes it. */
export const readBattleChoice = (value: unknown): BattleChoice | undefined => {
  const member = onlyMember(value, 'team');
  const team = battleTeams.find((each) => each === member);
  return team && { team };
};

export const battleOutcomeSchema = z.strictObject({ number: z.int().min(1).max(BATTLE_NUMBERS) });

/** The number that was drawn, 1 … 1000. */
export type BattleOutcome = z.infer<typeof battleOutcomeSchema>;

/** The codes with which battle refuses or answers, and what each means. */
export const battleErrors = {
  0: 'not signed in',
  1: 'the currency was not found',
  2: 'the stake is below the minimum; the limit is appended',
  3: 'the round takes no bets now',
  4: 'the player was not found',
  5: 'the player is on the other team in this round',
  6: 'insufficient funds',
  7: 'the stake is above the maximum; the limit is appended',
  8: 'the player has staked another currency in this round',
  9: 'USDIC cannot be staked in this game',
  500: 'a fault of the server',
  WAIT_CANCEL_ROUND: 'the game is switched off',
} as const;

/** A code with which battle refuses or answers. */
export type BattleCode = keyof typeof battleErrors;

/** Fields of a bet that count when its round is paid. */
export type BattleStake = Pick<SharedBet<BattleChoice>, 'choice' | 'stakeMinor'>;

/** All stakes of each team, base hundredths. */
export type BattleBanks = Readonly<Record<BattleTeam, bigint>>;

/** The team that a number wins for. */
export const winningTeam = ({ number }: BattleOutcome): BattleTeam => (number <= battleRanges.red.top ? 'red' : 'blue');

/** Draws the number: 1 + int(1000). */
export const drawBattle = (source: IntSource): BattleOutcome => ({ number: 1 + source.int(BATTLE_NUMBERS) });

/** Adds the stakes of each team up. */
export const battleBanks = (bets: readonly BattleStake[]): BattleBanks => {
  const banks = { red: 0n, blue: 0n };
  for (const { choice, stakeMinor } of bets) banks[choice.team] += stakeMinor;
  return banks;
};

const PPM = 1_000_000n;

const keptPpm = (config: BattleConfig): bigint => PPM - BigInt(config.commissionPpm);

/**
 * Exact multiplier of a win for a stake of the team: 1 + losing bank × (1 − commission) / winning bank. Undefined while
 * the team has no stakes.
 */
export const battleMultiplier = (config: BattleConfig, banks: BattleBanks, team: BattleTeam): Fraction | undefined => {
  const ownBank = banks[team] * PPM;
  if (ownBank === 0n) return undefined;
  return fraction(ownBank + banks[opponentOf(team)] * keptPpm(config), ownBank);
};

/** Payout of a win for a stake of the team in base hundredths: stake × multiplier, floored. */
export const battleWinPayout = (
  config: BattleConfig,
  banks: BattleBanks,
  { choice, stakeMinor }: BattleStake,
): bigint => {
  const shared = banks[opponentOf(choice.team)] * keptPpm(config);
  return stakeMinor + (stakeMinor * shared) / (banks[choice.team] * PPM);
};

/** Payout of each bet in base hundredths, in the order of the bets: the win's payout, or 0. */
export const battlePayouts = (config: BattleConfig, bets: readonly BattleStake[], outcome: BattleOutcome): bigint[] => {
  const banks = battleBanks(bets);
  const winner = winningTeam(outcome);
  return bets.map((bet) => (bet.choice.team === winner ? battleWinPayout(config, banks, bet) : 0n));
};

/** Multiplier of each stake by a number, in the order of the bets: the winning team's multiplier, or zero. */
export const battleMultipliers = (
  config: BattleConfig,
  bets: readonly BattleStake[],
  outcome: BattleOutcome,
): Fraction[] => {
  const winner = winningTeam(outcome);
  const multiplier = battleMultiplier(config, battleBanks(bets), winner) ?? ZERO;
  return bets.map(({ choice }) => (choice.team === winner ? multiplier : ZERO));
};

/** A player's bets in a round so far: one team and one currency for all of them. */
export interface BattlePlayer {
  bets: number;
  currencyId: number;
  stakeMinor: string; // all stakes together, base hundredths
  team: BattleTeam;
}

const USDIC_ID = 7; // the currency's id in the catalogue

/**
 * The greatest stake on a team that both banks together have room for, base hundredths. A team alone leaves room for an
 * opponent's least stake: nobody can withdraw, so a pot that it filled up would wait for ever.
 */
export const battleMaxStake = (config: BattleConfig, banks: BattleBanks, team: BattleTeam): bigint => {
  const reserved = banks[opponentOf(team)] === 0n ? BigInt(config.minStakeMinor) : 0n;
  return maxStakeWithin(config, potRoom(config, banks.red + banks.blue + reserved));
};

/**
 * The code that refuses a bet whatever the round's state, or undefined when the rules accept it.
 * `known`: what the player has staked in this round, undefined before a first bet. `banks`: all stakes so far.
 */
export const battleBetRefusal = (
  config: BattleConfig,
  known: BattlePlayer | undefined,
  bet: BattleStake & { currencyId: number },
  banks: BattleBanks,
): BattleCode | undefined => {
  if (!config.enabled) return 'WAIT_CANCEL_ROUND';
  if (bet.currencyId === USDIC_ID) return 9;
  if (known && known.team !== bet.choice.team) return 5;
  if (known && known.currencyId !== bet.currencyId) return 8;
  if (bet.stakeMinor < BigInt(config.minStakeMinor)) return 2;
  if (bet.stakeMinor > battleMaxStake(config, banks, bet.choice.team)) return 7;
  return undefined;
};
