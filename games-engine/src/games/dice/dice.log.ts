import { z } from 'zod';
import { stakeAccounts, type SoloBet, type SoloLog, type SoloMove } from '../../core/define-game.ts';
import { isInteger, isLogAmount, isLogCount, isLogName, logAmount, logCount, logName } from '../../core/log-shape.ts';
import type { DiceBetPlaced, DiceBetSettled, DiceEvent, DiceOutcomeDrawn } from './dice.machine.ts';
import {
  diceChoiceSchema,
  diceOutcomeSchema,
  diceSides,
  ROLLS,
  type DiceChoice,
  type DiceOutcome,
} from './dice.rules.ts';

/** A dice round's log: bet, draw, payout. */
export const diceLogSchema = z.tuple([
  z.strictObject({
    type: z.literal('bet.placed'),
    account: z.enum(stakeAccounts),
    at: logCount,
    betId: logName,
    clientSeed: logName,
    nonce: logCount,
    percentBp: diceChoiceSchema.shape.percentBp,
    player: logName,
    side: z.enum(diceSides),
    stakeMinor: logAmount,
  }),
  z.strictObject({ type: z.literal('outcome.drawn'), at: logCount, roll: diceOutcomeSchema.shape.roll }),
  z.strictObject({ type: z.literal('bet.settled'), at: logCount, payoutMinor: logAmount }),
]);

/** The log of a round. Keys stand in canonical order. */
export const diceEvents = (
  bet: SoloBet<DiceChoice>,
  outcome: DiceOutcome,
  payoutMinor: bigint,
): readonly DiceEvent[] => [
  {
    account: bet.account,
    at: bet.at,
    betId: bet.id,
    clientSeed: bet.clientSeed,
    nonce: bet.nonce,
    percentBp: bet.choice.percentBp,
    player: bet.player,
    side: bet.choice.side,
    stakeMinor: bet.stakeMinor.toString(),
    type: 'bet.placed',
  },
  { at: bet.at, roll: outcome.roll, type: 'outcome.drawn' },
  { at: bet.at, payoutMinor: payoutMinor.toString(), type: 'bet.settled' },
];

const noMoves: readonly SoloMove[] = [];

/** Parses a log; undefined when it is not of `diceLogSchema`'s shape. A replay decides whether it is true. */
export const readDiceLog = (events: readonly unknown[]): SoloLog<DiceChoice, DiceOutcome> | undefined => {
  const [placed, drawn, settled] = events;
  if (events.length !== 3 || !isPlaced(placed) || !isDrawn(drawn) || !isSettled(settled)) return undefined;
  return {
    bet: {
      account: placed.account,
      at: placed.at,
      choice: { percentBp: placed.percentBp, side: placed.side },
      clientSeed: placed.clientSeed,
      id: placed.betId,
      nonce: placed.nonce,
      player: placed.player,
      stakeMinor: BigInt(placed.stakeMinor),
    },
    moves: noMoves,
    outcome: { roll: drawn.roll },
    payoutMinor: BigInt(settled.payoutMinor),
  };
};

type Untrusted<T> = { readonly [K in keyof T]?: unknown };

const hasKeys = (value: object, count: number): boolean => !Array.isArray(value) && Object.keys(value).length === count;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isPlaced = (value: unknown): value is DiceBetPlaced => {
  if (!isObject(value) || !hasKeys(value, 10)) return false;
  const event: Untrusted<DiceBetPlaced> = value;
  return (
    event.type === 'bet.placed' &&
    stakeAccounts.some((account) => account === event.account) &&
    isLogCount(event.at) &&
    isLogName(event.betId) &&
    isLogName(event.clientSeed) &&
    isLogCount(event.nonce) &&
    isInteger(event.percentBp, 1, ROLLS - 1) &&
    isLogName(event.player) &&
    diceSides.some((side) => side === event.side) &&
    isLogAmount(event.stakeMinor)
  );
};

const isDrawn = (value: unknown): value is DiceOutcomeDrawn => {
  if (!isObject(value) || !hasKeys(value, 3)) return false;
  const event: Untrusted<DiceOutcomeDrawn> = value;
  return event.type === 'outcome.drawn' && isLogCount(event.at) && isInteger(event.roll, 0, ROLLS - 1);
};

const isSettled = (value: unknown): value is DiceBetSettled => {
  if (!isObject(value) || !hasKeys(value, 3)) return false;
  const event: Untrusted<DiceBetSettled> = value;
  return event.type === 'bet.settled' && isLogCount(event.at) && isLogAmount(event.payoutMinor);
};
