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
import type { BattleConfig } from './battle.config.ts';
import { findPlayer, noPlayers, withBet, type BattlePlayers } from './battle.players.ts';
import {
  battleBetRefusal,
  BATTLE_NUMBERS,
  battlePayouts,
  opponentOf,
  type BattleBanks,
  type BattleChoice,
  type BattleOutcome,
  type BattleTeam,
} from './battle.rules.ts';

/** A bet of battle as every viewer is told of it. */
export type BattleBetPlaced = PublicBetPlaced<BattleChoice>;

/** Events of a battle, in order. */
export type BattleEvent = PublicEvent<BattleChoice, BattleOutcome>;

/** The public part of a bet. Amounts are base hundredths as decimal text. */
export type BattleBet = PublicBet<BattleChoice>;

/** A team as it stands. */
export interface BattleSide {
  bankMinor: string;
  bets: number;
  players: number;
}

/** A round as everyone may see it. Plain JSON, nothing secret. */
export interface BattleContext extends TimedContext<BattleConfig, BattleChoice, BattleOutcome> {
  expireAt: number | null; // end of the countdown, from the bet that brought the second team on
  players: BattlePlayers; // no bet costs a search through all
  teams: Readonly<Record<BattleTeam, BattleSide>>;
}

interface On<Event> {
  context: BattleContext;
  event: Event;
}

/** The banks of a round so far, base hundredths. */
export const banksOf = ({ teams }: Pick<BattleContext, 'teams'>): BattleBanks => ({
  red: BigInt(teams.red.bankMinor),
  blue: BigInt(teams.blue.bankMinor),
});

const acceptsBet = ({ context, event }: On<BattleBetPlaced>): boolean =>
  inOrder({ context, event }) &&
  !isExpired(context, event.at) &&
  battleBetRefusal(
    context.config,
    findPlayer(context.players, event.player),
    { choice: event.choice, currencyId: event.currencyId, stakeMinor: BigInt(event.stakeMinor) },
    banksOf(context),
  ) === undefined;

const bringsSecondTeam = ({ context, event }: On<BattleBetPlaced>): boolean =>
  context.teams[opponentOf(event.choice.team)].bets > 0 && acceptsBet({ context, event });

const isNumber = ({ context, event }: On<SharedOutcomeDrawn<BattleOutcome>>): boolean => {
  const { number } = event.outcome;
  if (!bringsLight({ context, event })) return false;
  return Number.isInteger(number) && number >= 1 && number <= BATTLE_NUMBERS;
};

const paysWhatRulesSay = ({ context, event }: On<RoundSettled>): boolean =>
  paysAfter({ context, event }, context.config.spinMs);

const emptySide: BattleSide = { bankMinor: '0', bets: 0, players: 0 };

/**
 * The life of a battle: unopened → waiting → countdown → closed → spinning → rewarded, or voided before the draw.
 * One machine serves one round. Context holds nothing secret.
 */
export const battleMachine = setup({
  types: {
    context: {} as BattleContext,
    events: {} as BattleEvent,
    input: {} as { config: BattleConfig },
  },
}).createMachine({
  id: 'battle',
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
    players: noPlayers,
    teams: { blue: emptySide, red: emptySide },
    voidReason: null,
  }),
  states: {
    unopened: { on: { 'round.opened': { target: 'waiting', guard: isOpening, actions: assign(openRound) } } },
    waiting: {
      on: {
        'bet.placed': [
          { target: 'countdown', guard: bringsSecondTeam, actions: assign(countdownStarted) },
          { target: 'waiting', guard: acceptsBet, actions: assign(betPlaced) },
        ],
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
        'outcome.drawn': { target: 'spinning', guard: isNumber, actions: assign(drawn) },
        'round.voided': { target: 'voided', guard: isGivenUp, actions: assign(voidRound) },
      },
    },
    spinning: {
      on: { 'round.settled': { target: 'rewarded', guard: paysWhatRulesSay, actions: assign(settleRound) } },
    },
    rewarded: {},
    voided: {},
  },
});

function betPlaced({ context, event }: On<BattleBetPlaced>): Partial<BattleContext> {
  const { at, betId, choice, currencyId, player, stakeMinor } = event;
  const isNew = findPlayer(context.players, player) === undefined;
  const side = context.teams[choice.team];
  return {
    at,
    bets: [...context.bets, { at, betId, choice, currencyId, player, stakeMinor }],
    players: withBet(context.players, event),
    teams: {
      ...context.teams,
      [choice.team]: {
        bankMinor: (BigInt(side.bankMinor) + BigInt(stakeMinor)).toString(),
        bets: side.bets + 1,
        players: side.players + (isNew ? 1 : 0),
      },
    },
  };
}

function countdownStarted({ context, event }: On<BattleBetPlaced>): Partial<BattleContext> {
  const expireAt = event.at + context.config.countdownMs;
  return { ...betPlaced({ context, event }), beaconDate: announceBeacon(context, expireAt), expireAt };
}

function drawn({ context, event }: On<SharedOutcomeDrawn<BattleOutcome>>): Partial<BattleContext> {
  const stakes = context.bets.map(({ choice, stakeMinor }) => ({ choice, stakeMinor: BigInt(stakeMinor) }));
  const payoutsMinor = battlePayouts(context.config, stakes, event.outcome).map(String);
  return { at: event.at, drawnAt: event.at, outcome: { number: event.outcome.number }, payoutsMinor };
}
