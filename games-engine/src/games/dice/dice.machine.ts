import { assign, setup } from 'xstate';
import type { RoundEvent, StakeAccount } from '../../core/define-game.ts';
import type { DiceConfig } from './dice.config.ts';
import { dicePayout, diceRefusal, ROLLS, type DiceSide } from './dice.rules.ts';

/** The bet as it stands in the log. Amounts are base hundredths as decimal text. */
export interface DiceBetPlaced extends RoundEvent {
  type: 'bet.placed';
  account: StakeAccount;
  betId: string;
  clientSeed: string;
  nonce: number;
  percentBp: number;
  player: string;
  side: DiceSide;
  stakeMinor: string;
}

export interface DiceOutcomeDrawn extends RoundEvent {
  type: 'outcome.drawn';
  roll: number;
}

export interface DiceBetSettled extends RoundEvent {
  type: 'bet.settled';
  payoutMinor: string;
}

export type DiceEvent = DiceBetPlaced | DiceOutcomeDrawn | DiceBetSettled;

export interface DiceContext {
  config: DiceConfig;
  bet: DiceBetPlaced | undefined; // the bet of the round shown
  roll: number | undefined; // known from `drawn` on
  payoutMinor: string; // payout of the roll by the rules; '0' before it
  at: number; // time of the last event: events never go back
}

const acceptsBet = ({ context, event }: { context: DiceContext; event: DiceBetPlaced }): boolean =>
  event.at >= context.at && diceRefusal(context.config, BigInt(event.stakeMinor), event) === undefined;

const isRoll = ({ context, event }: { context: DiceContext; event: DiceOutcomeDrawn }): boolean =>
  event.at >= context.at && Number.isInteger(event.roll) && event.roll >= 0 && event.roll < ROLLS;

const paysWhatRulesSay = ({ context, event }: { context: DiceContext; event: DiceBetSettled }): boolean =>
  event.at >= context.at && event.payoutMinor === context.payoutMinor;

const payoutOf = (context: DiceContext, roll: number): string =>
  context.bet ? dicePayout(context.config, BigInt(context.bet.stakeMinor), context.bet, { roll }).toString() : '0';

/**
 * The life of a dice round: waiting → placed → drawn → settled, and from settled the next bet.
 * One actor serves all rounds of a player in turn. Context holds nothing secret.
 */
export const diceMachine = setup({
  types: {
    context: {} as DiceContext,
    events: {} as DiceEvent,
    input: {} as { config: DiceConfig },
  },
}).createMachine({
  id: 'dice',
  initial: 'waiting',
  context: ({ input }) => ({ config: input.config, bet: undefined, roll: undefined, payoutMinor: '0', at: 0 }),
  states: {
    waiting: { on: { 'bet.placed': { target: 'placed', guard: acceptsBet, actions: assign(betPlaced) } } },
    placed: { on: { 'outcome.drawn': { target: 'drawn', guard: isRoll, actions: assign(outcomeDrawn) } } },
    drawn: { on: { 'bet.settled': { target: 'settled', guard: paysWhatRulesSay, actions: assign(betSettled) } } },
    settled: { on: { 'bet.placed': { target: 'placed', guard: acceptsBet, actions: assign(betPlaced) } } },
  },
});

function betPlaced({ event }: { event: DiceBetPlaced }): Partial<DiceContext> {
  return { bet: event, roll: undefined, payoutMinor: '0', at: event.at };
}

function outcomeDrawn({ context, event }: { context: DiceContext; event: DiceOutcomeDrawn }): Partial<DiceContext> {
  return { roll: event.roll, payoutMinor: payoutOf(context, event.roll), at: event.at };
}

function betSettled({ event }: { event: DiceBetSettled }): Partial<DiceContext> {
  return { at: event.at };
}
