import { z } from 'zod';
import { stakeAccounts, type SoloBet, type SoloLog } from '../../core/define-game.ts';
import { isInteger, isLogAmount, isLogCount, isLogName, logAmount, logCount, logName } from '../../core/log-shape.ts';
import type {
  MinesBetPlaced,
  MinesBetSettled,
  MinesEvent,
  MinesOutcomeDrawn,
  MinesSectorOpened,
  MinesWinTaken,
} from './mines.machine.ts';
import {
  CELLS,
  isTaking,
  minesChoiceSchema,
  minesOutcomeSchema,
  sectorKeySchema,
  type MinesChoice,
  type MinesMove,
  type MinesOutcome,
} from './mines.rules.ts';

const eventSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('bet.placed'),
    account: z.enum(stakeAccounts),
    at: logCount,
    betId: logName,
    clientSeed: logName,
    minesLength: minesChoiceSchema.shape.minesLength,
    nonce: logCount,
    player: logName,
    stakeMinor: logAmount,
  }),
  z.strictObject({ type: z.literal('sector.opened'), at: logCount, isMine: z.boolean(), sectorKey: sectorKeySchema }),
  z.strictObject({ type: z.literal('win.taken'), at: logCount }),
  z.strictObject({ type: z.literal('outcome.drawn'), at: logCount, mines: minesOutcomeSchema.shape.mines }),
  z.strictObject({ type: z.literal('bet.settled'), at: logCount, payoutMinor: logAmount }),
]);

/** Types that may stand at a place of a log: bet, moves, draw, payout. */
const typesAt = (index: number, length: number): readonly string[] => {
  if (index === 0) return ['bet.placed'];
  if (index === length - 1) return ['bet.settled'];
  return index === length - 2 ? ['outcome.drawn'] : ['sector.opened', 'win.taken'];
};

/** A mines round's log: bet, moves, draw, payout. */
export const minesLogSchema = z
  .array(eventSchema)
  .min(3)
  .superRefine((events, context) => {
    for (const [index, { type }] of events.entries()) {
      const types = typesAt(index, events.length);
      if (types.includes(type)) continue;
      context.addIssue({ code: 'custom', path: [index, 'type'], message: types.join(' or ') });
    }
  });

/** A move as it stands in the log. */
const moveEvent = (move: MinesMove): MinesSectorOpened | MinesWinTaken =>
  isTaking(move)
    ? { at: move.at, type: 'win.taken' }
    : { at: move.at, isMine: move.isMine, sectorKey: move.sectorKey, type: 'sector.opened' };

/** The bet as it stands in the log. */
const betEvent = (bet: SoloBet<MinesChoice>): MinesBetPlaced => ({
  account: bet.account,
  at: bet.at,
  betId: bet.id,
  clientSeed: bet.clientSeed,
  minesLength: bet.choice.minesLength,
  nonce: bet.nonce,
  player: bet.player,
  stakeMinor: bet.stakeMinor.toString(),
  type: 'bet.placed',
});

/** The log of a round: draw and payout at the time of the last move. Keys stand in canonical order. */
export const minesEvents = (
  bet: SoloBet<MinesChoice>,
  outcome: MinesOutcome,
  payoutMinor: bigint,
  moves: readonly MinesMove[],
): readonly MinesEvent[] => {
  const { at } = moves.at(-1) ?? bet;
  return [
    betEvent(bet),
    ...moves.map(moveEvent),
    { at, mines: outcome.mines, type: 'outcome.drawn' },
    { at, payoutMinor: payoutMinor.toString(), type: 'bet.settled' },
  ];
};

/** Parses a log; undefined when it is not of `minesLogSchema`'s shape. A replay decides whether it is true. */
export const readMinesLog = (events: readonly unknown[]): SoloLog<MinesChoice, MinesOutcome, MinesMove> | undefined => {
  const [placed, ...rest] = events;
  const [drawn, settled] = rest.splice(-2);
  if (!isPlaced(placed) || !isDrawn(drawn) || !isSettled(settled)) return undefined;
  const moves: MinesMove[] = [];
  for (const event of rest) {
    if (isOpened(event)) moves.push({ at: event.at, isMine: event.isMine, sectorKey: event.sectorKey });
    else if (isTaken(event)) moves.push({ at: event.at, take: true });
    else return undefined;
  }
  return {
    bet: {
      account: placed.account,
      at: placed.at,
      choice: { minesLength: placed.minesLength },
      clientSeed: placed.clientSeed,
      id: placed.betId,
      nonce: placed.nonce,
      player: placed.player,
      stakeMinor: BigInt(placed.stakeMinor),
    },
    moves,
    outcome: { mines: [...drawn.mines] },
    payoutMinor: BigInt(settled.payoutMinor),
  };
};

type Untrusted<T> = { readonly [K in keyof T]?: unknown };

const hasKeys = (value: object, count: number): boolean => !Array.isArray(value) && Object.keys(value).length === count;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isPlaced = (value: unknown): value is MinesBetPlaced => {
  if (!isObject(value) || !hasKeys(value, 9)) return false;
  const event: Untrusted<MinesBetPlaced> = value;
  return (
    event.type === 'bet.placed' &&
    stakeAccounts.some((account) => account === event.account) &&
    isLogCount(event.at) &&
    isLogName(event.betId) &&
    isLogName(event.clientSeed) &&
    isInteger(event.minesLength, 1, CELLS - 1) &&
    isLogCount(event.nonce) &&
    isLogName(event.player) &&
    isLogAmount(event.stakeMinor)
  );
};

const isOpened = (value: unknown): value is MinesSectorOpened => {
  if (!isObject(value) || !hasKeys(value, 4)) return false;
  const event: Untrusted<MinesSectorOpened> = value;
  return (
    event.type === 'sector.opened' &&
    isLogCount(event.at) &&
    typeof event.isMine === 'boolean' &&
    isInteger(event.sectorKey, 0, CELLS - 1)
  );
};

const isTaken = (value: unknown): value is MinesWinTaken => {
  if (!isObject(value) || !hasKeys(value, 2)) return false;
  const event: Untrusted<MinesWinTaken> = value;
  return event.type === 'win.taken' && isLogCount(event.at);
};

const isDrawn = (value: unknown): value is MinesOutcomeDrawn => {
  if (!isObject(value) || !hasKeys(value, 3)) return false;
  const { at, mines, type }: Untrusted<MinesOutcomeDrawn> = value;
  if (type !== 'outcome.drawn' || !isLogCount(at) || !Array.isArray(mines)) return false;
  return mines.length > 0 && mines.length < CELLS && mines.every((key) => isInteger(key, 0, CELLS - 1));
};

const isSettled = (value: unknown): value is MinesBetSettled => {
  if (!isObject(value) || !hasKeys(value, 3)) return false;
  const event: Untrusted<MinesBetSettled> = value;
  return event.type === 'bet.settled' && isLogCount(event.at) && isLogAmount(event.payoutMinor);
};
