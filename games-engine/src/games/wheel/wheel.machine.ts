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
import type { RoundSettled, SharedOutcomeDrawn } from '../../core/shared-round.ts';
import type { WheelConfig } from './wheel.config.ts';
import {
  isWheelOutcome,
  sectorOf,
  wheelBetRefusal,
  wheelDrawnElsewhere,
  wheelPayable,
  wheelPayouts,
  type WheelChoice,
  type WheelOutcome,
} from './wheel.rules.ts';

/** A bet on the wheel as every viewer is told of it. */
export type WheelBetPlaced = PublicBetPlaced<WheelChoice>;

/** Events of a round of the wheel, in order. */
export type WheelEvent = PublicEvent<WheelChoice, WheelOutcome>;

/** The public part of a bet. Amounts are base hundredths as decimal text. */
export type WheelBet = PublicBet<WheelChoice>;

/** A round as everyone may see it. Plain JSON, nothing secret. */
export type WheelContext = TimedContext<WheelConfig, WheelChoice, WheelOutcome>;

interface On<Event> {
  context: WheelContext;
  event: Event;
}

/** The currency that a player has staked in the round; undefined before a first bet. */
export const stakedCurrency = ({ bets }: WheelContext, player: string): number | undefined =>
  bets.find((bet) => bet.player === player)?.currencyId;

const acceptsBet = ({ context, event }: On<WheelBetPlaced>): boolean => {
  const bet = { choice: event.choice, currencyId: event.currencyId, stakeMinor: BigInt(event.stakeMinor) };
  return (
    inOrder({ context, event }) &&
    !isExpired(context, event.at) &&
    wheelBetRefusal(
      context.config,
      stakedCurrency(context, event.player),
      bet,
      wheelPayable(context.config, context.bets, event.choice.sector),
    ) === undefined
  );
};

// a draw that says it is signed must follow from its signed data; whose signature it is, is not the machine's to say
const isOutcome = ({ context, event }: On<SharedOutcomeDrawn<WheelOutcome>>): boolean => {
  const { outcome } = event;
  if (!bringsLight({ context, event }) || !isWheelOutcome(outcome)) return false;
  if (context.draw && (outcome.source === 'random.org') !== (context.draw.mode === 'random.org')) return false;
  if (sectorOf(context.config, outcome.segment) !== outcome.sector) return false;
  try {
    return (wheelDrawnElsewhere(context.config, outcome) ?? outcome).segment === outcome.segment;
  } catch {
    return false;
  }
};

const paysWhatRulesSay = ({ context, event }: On<RoundSettled>): boolean =>
  paysAfter({ context, event }, context.config.spinMs);

/**
 * The life of a round: unopened → waiting → countdown → closed → spinning → result, or voided before the draw.
 * One machine serves one round. Context holds nothing secret.
 */
export const wheelMachine = setup({
  types: {
    context: {} as WheelContext,
    events: {} as WheelEvent,
    input: {} as { config: WheelConfig },
  },
}).createMachine({
  id: 'wheel',
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
    voidReason: null,
  }),
  states: {
    unopened: { on: { 'round.opened': { target: 'waiting', guard: isOpening, actions: assign(openRound) } } },
    waiting: {
      on: {
        'bet.placed': { target: 'countdown', guard: acceptsBet, actions: assign(betPlaced) },
        'round.voided': { target: 'voided', guard: wasInterrupted, actions: assign(voidRound) },
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
        'outcome.drawn': { target: 'spinning', guard: isOutcome, actions: assign(drawn) },
        'round.voided': { target: 'voided', guard: isGivenUp, actions: assign(voidRound) },
      },
    },
    spinning: { on: { 'round.settled': { target: 'result', guard: paysWhatRulesSay, actions: assign(settleRound) } } },
    result: {},
    voided: {},
  },
});

function betPlaced({ context, event }: On<WheelBetPlaced>): Partial<WheelContext> {
  const { at, betId, choice, currencyId, player, stakeMinor } = event;
  const bets = [...context.bets, { at, betId, choice, currencyId, player, stakeMinor }];
  if (context.expireAt !== null) return { at, bets };
  const expireAt = at + context.config.bettingMs;
  return { at, bets, beaconDate: announceBeacon(context, expireAt), expireAt };
}

function drawn({ context, event }: On<SharedOutcomeDrawn<WheelOutcome>>): Partial<WheelContext> {
  const stakes = context.bets.map(({ choice, stakeMinor }) => ({ choice, stakeMinor: BigInt(stakeMinor) }));
  const payoutsMinor = wheelPayouts(context.config, stakes, event.outcome).map(String);
  return { at: event.at, drawnAt: event.at, outcome: event.outcome, payoutsMinor };
}
