import { assign, setup } from 'xstate';
import {
  bringsLight,
  closesSignedInTime,
  closesUnsignedInTime,
  inOrder,
  isBrokenOff,
  isExpired,
  isGivenUp,
  isOpening,
  paysAfter,
  wasInterrupted,
} from '../../core/draw/draw-guards.ts';
import { announceBeacon, noDraw } from '../../core/draw/draw-state.ts';
import {
  closeRound,
  settleRound,
  openRound,
  voidRound,
  type PublicBet,
  type PublicBetPlaced,
  type PublicEvent,
  type TimedContext,
} from '../../core/shared-machine.ts';
import type { RoundSettled, RoundVoided, SharedOutcomeDrawn } from '../../core/shared-round.ts';
import type { ClassicConfig } from './classic.config.ts';
import {
  classicBetRefusal,
  classicPayouts,
  holderOfTicket,
  type ClassicChoice,
  type ClassicOutcome,
} from './classic.rules.ts';

/** A bet of classic as every viewer is told of it. */
export type ClassicBetPlaced = PublicBetPlaced<ClassicChoice>;

/** Events of a round, in order. */
export type ClassicEvent = PublicEvent<ClassicChoice, ClassicOutcome>;

/** The public part of a bet. Amounts are base hundredths as decimal text. */
export type ClassicBet = PublicBet<ClassicChoice>;

/** A round as everyone may see it. Plain JSON, nothing secret. */
export interface ClassicContext extends TimedContext<ClassicConfig, ClassicChoice, ClassicOutcome> {
  expireAt: number | null; // until when bets are taken: a player's wait alone, then the countdown; null without a bet
  potMinor: string; // all stakes
}

interface On<Event> {
  context: ClassicContext;
  event: Event;
}

const acceptsBet = ({ context, event }: On<ClassicBetPlaced>): boolean =>
  inOrder({ context, event }) &&
  !isExpired(context, event.at) &&
  classicBetRefusal(context.config, context.bets, event, BigInt(context.potMinor)) === undefined;

// while a round waits, all its bets are of one player
const isFirstBet = ({ context, event }: On<ClassicBetPlaced>): boolean =>
  context.bets.length === 0 && acceptsBet({ context, event });

const bringsSecondPlayer = ({ context, event }: On<ClassicBetPlaced>): boolean =>
  context.bets.length > 0 && context.bets[0]?.player !== event.player && acceptsBet({ context, event });

const isTicket = ({ context, event }: On<SharedOutcomeDrawn<ClassicOutcome>>): boolean => {
  const { betId, player, ticket } = event.outcome;
  const holder = context.bets[holderOfTicket(context.bets, ticket)];
  if (!bringsLight({ context, event })) return false;
  return holder?.betId === betId && holder.player === player;
};

const paysWhatRulesSay = ({ context, event }: On<RoundSettled>): boolean =>
  paysAfter({ context, event }, context.config.spinMs);

const stayedAlone = ({ context, event }: On<RoundVoided>): boolean =>
  inOrder({ context, event }) && event.reason === 'alone' && isExpired(context, event.at);

const mayEndEarly = (args: On<RoundVoided>): boolean => wasInterrupted(args) || stayedAlone(args);

/**
 * The life of a round: unopened → waiting (for a bet, then for a second player) → countdown → closed → drawing →
 * finished, or voided before the draw. One machine serves one round. Context holds nothing secret.
 */
export const classicMachine = setup({
  types: {
    context: {} as ClassicContext,
    events: {} as ClassicEvent,
    input: {} as { config: ClassicConfig },
  },
}).createMachine({
  id: 'classic',
  initial: 'unopened',
  context: ({ input }) => ({
    at: 0,
    bets: [],
    commitment: '',
    config: input.config,
    ...noDraw,
    drawnAt: null,
    expireAt: null,
    number: 0,
    outcome: null,
    payoutsMinor: [],
    potMinor: '0',
    voidReason: null,
  }),
  states: {
    unopened: { on: { 'round.opened': { target: 'waiting', guard: isOpening, actions: assign(openRound) } } },
    waiting: {
      on: {
        'bet.placed': [
          { target: 'waiting', guard: isFirstBet, actions: assign(firstBetPlaced) },
          { target: 'countdown', guard: bringsSecondPlayer, actions: assign(countdownStarted) },
          { target: 'waiting', guard: acceptsBet, actions: assign(betPlaced) },
        ],
        'round.voided': { target: 'voided', guard: mayEndEarly, actions: assign(voidRound) },
      },
    },
    countdown: {
      on: {
        'bet.placed': { target: 'countdown', guard: acceptsBet, actions: assign(betPlaced) },
        'round.closed': { target: 'closed', guard: closesUnsignedInTime, actions: assign(closeRound) },
        'betting.closed': { target: 'closed', guard: closesSignedInTime, actions: assign(closeRound) },
        'round.voided': { target: 'voided', guard: isBrokenOff, actions: assign(voidRound) },
      },
    },
    closed: {
      on: {
        'outcome.drawn': { target: 'drawing', guard: isTicket, actions: assign(drawn) },
        'round.voided': { target: 'voided', guard: isGivenUp, actions: assign(voidRound) },
      },
    },
    drawing: { on: { 'round.settled': { target: 'finished', guard: paysWhatRulesSay, actions: assign(settleRound) } } },
    finished: {},
    voided: {},
  },
});

function betPlaced({ context, event }: On<ClassicBetPlaced>): Partial<ClassicContext> {
  const { at, betId, currencyId, player, stakeMinor } = event;
  const bet = { at, betId, choice: {}, currencyId, player, stakeMinor };
  return {
    at,
    bets: [...context.bets, bet],
    potMinor: (BigInt(context.potMinor) + BigInt(stakeMinor)).toString(),
  };
}

function firstBetPlaced({ context, event }: On<ClassicBetPlaced>): Partial<ClassicContext> {
  return { ...betPlaced({ context, event }), expireAt: event.at + context.config.aloneMs };
}

function countdownStarted({ context, event }: On<ClassicBetPlaced>): Partial<ClassicContext> {
  const expireAt = event.at + context.config.countdownMs;
  return { ...betPlaced({ context, event }), beaconDate: announceBeacon(context, expireAt), expireAt };
}

function drawn({ context, event }: On<SharedOutcomeDrawn<ClassicOutcome>>): Partial<ClassicContext> {
  const { betId, player, ticket } = event.outcome;
  const payoutsMinor = classicPayouts(context.config, context.bets, event.outcome).map(String);
  return { at: event.at, drawnAt: event.at, outcome: { betId, player, ticket }, payoutsMinor };
}
