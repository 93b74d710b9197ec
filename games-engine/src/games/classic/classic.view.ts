import { isExpired } from '../../core/draw/draw-guards.ts';
import { dueUnanswered } from '../../core/draw/draw-state.ts';
import type { Due, SharedBet } from '../../core/define-game.ts';
import type { FlatState } from '../../core/flat-interpreter.ts';
import type { JsonObject } from '../../core/json.ts';
import type { ClassicContext } from './classic.machine.ts';
import { classicBetRefusal, type ClassicChoice, type ClassicCode } from './classic.rules.ts';

/** The states of the machine. */
export const classicStates = ['unopened', 'waiting', 'countdown', 'closed', 'drawing', 'finished', 'voided'] as const;
export type ClassicState = (typeof classicStates)[number];

/** A machine's state with the types of classic. */
export interface ClassicSnapshot {
  value: ClassicState;
  context: ClassicContext;
}

/** The state as classic's own. States of other games are a fault of the caller. */
export const classicSnapshot = (state: FlatState): ClassicSnapshot => state as ClassicSnapshot;

/**
 * The code that refuses a bet in this state, or undefined when the machine accepts it. A game that is off and a currency
 * that the game never takes come before the round's own reasons: waiting would not help.
 */
export const classicRefusal = (state: FlatState, bet: SharedBet<ClassicChoice>): ClassicCode | undefined => {
  const { value, context } = classicSnapshot(state);
  const code = classicBetRefusal(context.config, context.bets, bet, BigInt(context.potMinor));
  if (code === 'WAIT_CANCEL_ROUND') return code;
  if (code === 1 || bet.account === 'usdicLocked') return 1;
  const takesBets = value === 'waiting' || value === 'countdown';
  return takesBets && bet.at >= context.at && !isExpired(context, bet.at) ? code : 5;
};

/** Next event of a round by itself. Without a bet it waits without a deadline. */
export const classicDue = (state: FlatState): Due | undefined => {
  const { value, context } = classicSnapshot(state);
  const { at, config, drawnAt, expireAt } = context;
  switch (value) {
    case 'waiting':
      return expireAt === null ? undefined : { at: expireAt, what: 'void', reason: 'alone' };
    case 'countdown':
      return { at: expireAt ?? at, what: 'close' };
    case 'closed':
      return dueUnanswered(context);
    case 'drawing':
      return { at: (drawnAt ?? at) + config.spinMs, what: 'settle' };
    case 'finished':
    case 'voided':
      return { at: at + config.resultMs, what: 'end' };
    default:
      return undefined;
  }
};

/**
 * The number of a state. 0: no bets; 1: one player has bets; 2: two or more have, the countdown runs or is over;
 * 3: the reel runs; 4: the result. A void round shows as 0: its bets are returned.
 */
export const classicStateNumber = ({ value, context }: ClassicSnapshot): number => {
  switch (value) {
    case 'waiting':
      return context.bets.length === 0 ? 0 : 1;
    case 'countdown':
    case 'closed':
      return 2;
    case 'drawing':
      return 3;
    case 'finished':
      return 4;
    default:
      return 0;
  }
};

/**
 * The public fields of a round. bank: base hundredths, and as many tickets; times are ms since epoch, `expire_max` the
 * length of the running wait in seconds; winner: a public player id.
 */
export const classicView = (state: FlatState): JsonObject => {
  const snapshot = classicSnapshot(state);
  const { commitment, config, drawnAt, expireAt, outcome, potMinor } = snapshot.context;
  const number = classicStateNumber(snapshot);
  return {
    bank: Number(potMinor),
    expire: expireAt,
    expire_game: drawnAt === null ? null : drawnAt + config.spinMs,
    expire_max: (number === 1 ? config.aloneMs : config.countdownMs) / 1000,
    hash: commitment,
    state: number,
    ticket: outcome?.ticket ?? null,
    tickets: Number(potMinor),
    winner: outcome?.player ?? null,
  };
};

/** Public and final part of a round. Keys stand in canonical order. */
export const classicPublicSnapshot = (snapshot: { value: unknown; context: unknown }): JsonObject => {
  const { outcome, payoutsMinor, potMinor } = snapshot.context as ClassicContext;
  const paid = payoutsMinor.reduce((total, payout) => total + BigInt(payout), 0n);
  return {
    bankMinor: potMinor,
    outcome: outcome && { betId: outcome.betId, player: outcome.player, ticket: outcome.ticket },
    paidMinor: paid.toString(),
    state: String(snapshot.value),
  };
};
