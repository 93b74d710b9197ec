import type { Due, SharedBet } from '../../core/define-game.ts';
import { isExpired } from '../../core/draw/draw-guards.ts';
import { dueUnanswered } from '../../core/draw/draw-state.ts';
import type { FlatState } from '../../core/flat-interpreter.ts';
import { fraction, toPercent } from '../../core/fraction.ts';
import type { JsonObject } from '../../core/json.ts';
import { formatMinor } from '../../core/money.ts';
import { shownParts } from '../../core/shown-parts.ts';
import { banksOf, type BattleContext } from './battle.machine.ts';
import { findPlayer } from './battle.players.ts';
import {
  battleMultiplier,
  battleRanges,
  opponentOf,
  type BattleBanks,
  type BattleTeam,
  battleBetRefusal,
  type BattleChoice,
  type BattleCode,
} from './battle.rules.ts';

/** The states of the machine. */
export const battleStates = ['unopened', 'waiting', 'countdown', 'closed', 'spinning', 'rewarded', 'voided'] as const;
export type BattleState = (typeof battleStates)[number];

/** A machine's state with the types of battle. */
export interface BattleSnapshot {
  value: BattleState;
  context: BattleContext;
}

/** The state as battle's own. States of other games are a fault of the caller. */
export const battleSnapshot = (state: FlatState): BattleSnapshot => state as BattleSnapshot;

/** Next event of a battle by itself. It waits for a second team without a deadline. */
export const battleDue = (state: FlatState): Due | undefined => {
  const { value, context } = battleSnapshot(state);
  const { at, config, drawnAt, expireAt } = context;
  switch (value) {
    case 'countdown':
      return { at: expireAt ?? at, what: 'close' };
    case 'closed':
      return dueUnanswered(context);
    case 'spinning':
      return { at: (drawnAt ?? at) + config.spinMs, what: 'settle' };
    case 'rewarded':
    case 'voided':
      return { at: at + config.resultMs, what: 'end' };
    default:
      return undefined;
  }
};

/**
 * The specification's number of a state. 0: no bets; 1: one team has bets; 2: both have, the countdown runs or is over;
 * 3: spin; 4: the result. A void round shows as 0: its bets are returned.
 */
export const battleStateNumber = ({ value, context }: BattleSnapshot): number => {
  switch (value) {
    case 'waiting':
      return context.bets.length === 0 ? 0 : 1;
    case 'countdown':
    case 'closed':
      return 2;
    case 'spinning':
      return 3;
    case 'rewarded':
      return 4;
    default:
      return 0;
  }
};

/** A multiplier as it is shown: two decimals, cut off, so that a payout is never less than it says. */
export const multiplierText = (
  config: BattleContext['config'],
  banks: BattleBanks,
  team: BattleTeam,
): string | null => {
  const multiplier = battleMultiplier(config, banks, team);
  return multiplier ? toPercent(fraction(multiplier.num, multiplier.den * 100n)) : null;
};

/** A team's share of both banks in percent, two decimals: both sum to 100. 0.00 while there are no stakes. */
export const percentText = ({ red, blue }: BattleBanks, team: BattleTeam): string => {
  const [ofRed = 0, ofBlue = 0] = shownParts([red, blue]);
  return formatMinor(BigInt(team === 'red' ? ofRed : ofBlue));
};

const teamView = ({ config }: BattleContext, banks: BattleBanks, team: BattleTeam): JsonObject => ({
  bank: banks[team].toString(), // base hundredths
  multiplier: banks[opponentOf(team)] === 0n ? null : multiplierText(config, banks, team), // null: nothing to win yet
  percent: percentText(banks, team),
  range_low: battleRanges[team].low,
  range_top: battleRanges[team].top,
});

/** The specification's fields of a round. Times are ms since epoch, `expire_max` seconds. */
export const battleView = (state: FlatState): JsonObject => {
  const snapshot = battleSnapshot(state);
  const { commitment, config, drawnAt, expireAt, outcome } = snapshot.context;
  const banks = banksOf(snapshot.context);
  return {
    expire: expireAt,
    expire_game: drawnAt === null ? null : drawnAt + config.spinMs,
    expire_max: config.countdownMs / 1000,
    hash: commitment,
    number: outcome?.number ?? null,
    state: battleStateNumber(snapshot),
    teams: {
      blue: teamView(snapshot.context, banks, 'blue'),
      red: teamView(snapshot.context, banks, 'red'),
    },
  };
};

/** Public and final part of a battle. Keys stand in canonical order. */
export const battlePublicSnapshot = (snapshot: { value: unknown; context: unknown }): JsonObject => {
  const { outcome, payoutsMinor, teams } = snapshot.context as BattleContext;
  const paid = payoutsMinor.reduce((total, payout) => total + BigInt(payout), 0n);
  return {
    bankMinor: { blue: teams.blue.bankMinor, red: teams.red.bankMinor },
    number: outcome?.number ?? null,
    paidMinor: paid.toString(),
    state: String(snapshot.value),
  };
};

/**
 * The code that refuses a bet in this state, or undefined when the machine accepts it. A game that is off and a currency
 * that the game never takes come before the round's own reasons: waiting would not help.
 */
export const battleRefusal = (state: FlatState, bet: SharedBet<BattleChoice>): BattleCode | undefined => {
  const { value, context } = battleSnapshot(state);
  if (bet.account === 'usdicLocked') return 9;
  const takesBets = value === 'waiting' || value === 'countdown';
  const code = battleBetRefusal(context.config, findPlayer(context.players, bet.player), bet, banksOf(context));
  if (code === 'WAIT_CANCEL_ROUND' || code === 9) return code;
  return takesBets && bet.at >= context.at && !isExpired(context, bet.at) ? code : 3;
};
