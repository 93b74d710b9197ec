import { assign, setup } from 'xstate';
import {
  bringsLight,
  closesSigned,
  closesUnsigned,
  inOrder,
  isBrokenOff,
  isGivenUp,
  isOpening,
  paysAfter,
} from '../../core/draw/draw-guards.ts';
import { announceBeacon, noDraw } from '../../core/draw/draw-state.ts';
import { closeRound, openRound, settleRound, type PublicBet, type RoundContext } from '../../core/shared-machine.ts';
import type {
  RoundSettled,
  RoundVoided,
  SharedBetPlaced,
  SharedEvent,
  SharedOutcomeDrawn,
  VoidReason,
} from '../../core/shared-round.ts';
import type { CoinflipConfig } from './coinflip.config.ts';
import {
  coinflipPayouts,
  coinflipPot,
  coinflipRefusal,
  outcomeOfTicket,
  type CoinflipChoice,
  type CoinflipOutcome,
} from './coinflip.rules.ts';

export type CoinflipBetPlaced = SharedBetPlaced<CoinflipChoice>;
export type CoinflipOutcomeDrawn = SharedOutcomeDrawn<CoinflipOutcome>;
export type CoinflipEvent = SharedEvent<CoinflipChoice, CoinflipOutcome>;

/** The public part of a bet. Amounts are base hundredths as decimal text. */
export type CoinflipBet = PublicBet<CoinflipChoice>;

/** All that is public about a room. Plain JSON: it is sent and restored. */
export interface CoinflipContext extends RoundContext<CoinflipConfig, CoinflipChoice, CoinflipOutcome> {
  payoutsMinor: readonly string[] | null; // payouts by the rules, from the draw on
  voided: VoidReason | null;
}

interface On<E> {
  context: CoinflipContext;
  event: E;
}

const acceptsBet = ({ context, event }: On<CoinflipBetPlaced>): boolean =>
  inOrder({ context, event }) && coinflipRefusal(context.config, context.bets, event) === undefined;

const opensRoom = (args: On<CoinflipBetPlaced>): boolean => args.context.bets.length === 0 && acceptsBet(args);
const joinsRoom = (args: On<CoinflipBetPlaced>): boolean => args.context.bets.length === 1 && acceptsBet(args);

const isOutcome = ({ context, event }: On<CoinflipOutcomeDrawn>): boolean => {
  const { side, ticket, winner } = event.outcome;
  if (!bringsLight({ context, event }) || !Number.isSafeInteger(ticket)) return false;
  if (ticket < 1 || BigInt(ticket) > coinflipPot(context.bets)) return false;
  const meant = outcomeOfTicket(context.bets, ticket);
  return side === meant.side && winner === meant.winner;
};

const paysWhatRulesSay = ({ context, event }: On<RoundSettled>): boolean =>
  paysAfter({ context, event }, context.config.flipMs);

/** A room may be cancelled while nobody has joined it: by its creator, or because the creator's bet was refused. */
const mayBeLeft = ({ context, event }: On<RoundVoided>): boolean =>
  inOrder({ context, event }) && (event.reason === 'cancelled' || event.reason === 'interrupted');

/**
 * The life of a room: unopened → waiting (for its creator's bet, then for a player) → joined → closed → flipping →
 * finished, or voided before the coin is in the air. One room is one round. Context holds nothing secret.
 */
export const coinflipMachine = setup({
  types: {
    context: {} as CoinflipContext,
    events: {} as CoinflipEvent,
    input: {} as { config: CoinflipConfig },
  },
}).createMachine({
  id: 'coinflip',
  initial: 'unopened',
  context: ({ input }) => ({
    config: input.config,
    at: 0,
    commitment: '',
    number: 0,
    bets: [],
    ...noDraw,
    drawnAt: null,
    outcome: null,
    payoutsMinor: null,
    voided: null,
  }),
  states: {
    unopened: { on: { 'round.opened': { target: 'waiting', guard: isOpening, actions: assign(openRound) } } },
    waiting: {
      on: {
        'bet.placed': [
          { target: 'waiting', guard: opensRoom, actions: assign(betPlaced) },
          { target: 'joined', guard: joinsRoom, actions: assign(joined) },
        ],
        'round.voided': { target: 'voided', guard: mayBeLeft, actions: assign(voided) },
      },
    },
    joined: {
      on: {
        'round.closed': { target: 'closed', guard: closesUnsigned, actions: assign(closeRound) },
        'betting.closed': { target: 'closed', guard: closesSigned, actions: assign(closeRound) },
        'round.voided': { target: 'voided', guard: isBrokenOff, actions: assign(voided) },
      },
    },
    closed: {
      on: {
        'outcome.drawn': { target: 'flipping', guard: isOutcome, actions: assign(drawn) },
        'round.voided': { target: 'voided', guard: isGivenUp, actions: assign(voided) },
      },
    },
    flipping: {
      on: { 'round.settled': { target: 'finished', guard: paysWhatRulesSay, actions: assign(settleRound) } },
    },
    finished: {},
    voided: {},
  },
});

function betPlaced({ context, event }: On<CoinflipBetPlaced>): Partial<CoinflipContext> {
  const { at, betId, choice, currencyId, player, stakeMinor } = event;
  const bet = { at, betId, choice: { side: choice.side }, currencyId, player, stakeMinor };
  return { at, bets: [...context.bets, bet] };
}

/** The second bet fills the room: it closes at once. */
function joined({ context, event }: On<CoinflipBetPlaced>): Partial<CoinflipContext> {
  return { ...betPlaced({ context, event }), beaconDate: announceBeacon(context, event.at) };
}

function drawn({ context, event }: On<CoinflipOutcomeDrawn>): Partial<CoinflipContext> {
  const { side, ticket, winner } = event.outcome;
  const outcome: CoinflipOutcome = { side, ticket, winner };
  const payoutsMinor = coinflipPayouts(context.config, context.bets, outcome).map(String);
  return { at: event.at, drawnAt: event.at, outcome, payoutsMinor };
}

function voided({ event }: { event: RoundVoided }): Partial<CoinflipContext> {
  return { at: event.at, voided: event.reason };
}
