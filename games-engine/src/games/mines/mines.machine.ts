import { assign, setup } from 'xstate';
import type { RoundEvent, StakeAccount } from '../../core/define-game.ts';
import type { FlatState } from '../../core/flat-interpreter.ts';
import type { MinesConfig } from './mines.config.ts';
import type { MinesNamedError } from './mines.errors.ts';
import { endsItself, isSectorKey, minesPayout, minesRefusal } from './mines.rules.ts';

/** The bet as it stands in the log. Amounts are base hundredths as decimal text. */
export interface MinesBetPlaced extends RoundEvent {
  type: 'bet.placed';
  account: StakeAccount;
  betId: string;
  clientSeed: string;
  minesLength: number;
  nonce: number;
  player: string;
  stakeMinor: string;
}

/** A cell was opened. The host says what lay in it; nothing else of the field is said before the end. */
export interface MinesSectorOpened extends RoundEvent {
  type: 'sector.opened';
  isMine: boolean;
  sectorKey: number;
}

export interface MinesWinTaken extends RoundEvent {
  type: 'win.taken';
}

/** The reveal of the whole field, in the order in which the mines were drawn. */
export interface MinesOutcomeDrawn extends RoundEvent {
  type: 'outcome.drawn';
  mines: readonly number[];
}

export interface MinesBetSettled extends RoundEvent {
  type: 'bet.settled';
  payoutMinor: string;
}

export type MinesEvent = MinesBetPlaced | MinesSectorOpened | MinesWinTaken | MinesOutcomeDrawn | MinesBetSettled;

/** An open cell. */
export interface OpenCell {
  isMine: boolean;
  sectorKey: number;
}

export interface MinesContext {
  config: MinesConfig;
  bet: MinesBetPlaced | null; // the bet of the round shown
  opened: readonly OpenCell[]; // in order
  mines: readonly number[] | null; // known from `revealed` on: before it they exist nowhere in here
  payoutMinor: string; // payout by the rules; '0' until the win is taken or the field is clear
  at: number; // time of the last event: events never go back
}

interface On<Event> {
  context: MinesContext;
  event: Event;
}

const acceptsBet = ({ context, event }: On<MinesBetPlaced>): boolean =>
  event.at >= context.at && minesRefusal(context.config, BigInt(event.stakeMinor), event) === undefined;

const isClosedCell = ({ context, event }: On<MinesSectorOpened>): boolean =>
  event.at >= context.at &&
  isSectorKey(event.sectorKey) &&
  context.opened.every(({ sectorKey }) => sectorKey !== event.sectorKey);

const opensMine = (on: On<MinesSectorOpened>): boolean => isClosedCell(on) && on.event.isMine;

const opensLastSafe = (on: On<MinesSectorOpened>): boolean => {
  const { bet, config, opened } = on.context;
  if (!bet || !isClosedCell(on) || on.event.isMine) return false;
  return endsItself(config, BigInt(bet.stakeMinor), bet.minesLength, opened.length + 1);
};

const hasOpened = ({ context, event }: On<MinesWinTaken>): boolean =>
  event.at >= context.at && context.opened.length > 0;

const agreesWithOpened = ({ context, event }: On<MinesOutcomeDrawn>): boolean => {
  const mines = new Set(event.mines);
  return (
    event.at >= context.at &&
    mines.size === event.mines.length &&
    mines.size === context.bet?.minesLength &&
    event.mines.every(isSectorKey) &&
    context.opened.every(({ isMine, sectorKey }) => mines.has(sectorKey) === isMine)
  );
};

const paysWhatRulesSay = ({ context, event }: On<MinesBetSettled>): boolean =>
  event.at >= context.at && event.payoutMinor === context.payoutMinor;

/** Worth of so many safe cells in this round, as decimal text. */
const worth = ({ bet, config }: MinesContext, safe: number): string =>
  bet ? minesPayout(config, BigInt(bet.stakeMinor), bet.minesLength, safe).toString() : '0';

/**
 * The life of a mines round: waiting → playing → lost, taken or cleared → revealed → settled, and from settled the next
 * bet. One actor serves all rounds of a player in turn. Context holds nothing secret: of the field only open cells.
 */
export const minesMachine = setup({
  types: {
    context: {} as MinesContext,
    events: {} as MinesEvent,
    input: {} as { config: MinesConfig },
  },
}).createMachine({
  id: 'mines',
  initial: 'waiting',
  context: ({ input }) => ({ config: input.config, bet: null, opened: [], mines: null, payoutMinor: '0', at: 0 }),
  states: {
    waiting: { on: { 'bet.placed': { target: 'playing', guard: acceptsBet, actions: assign(betPlaced) } } },
    playing: {
      on: {
        'sector.opened': [
          { target: 'lost', guard: opensMine, actions: assign(sectorOpened) },
          { target: 'cleared', guard: opensLastSafe, actions: assign(lastSafeOpened) },
          { target: 'playing', guard: isClosedCell, actions: assign(sectorOpened) },
        ],
        'win.taken': { target: 'taken', guard: hasOpened, actions: assign(winTaken) },
      },
    },
    lost: { on: { 'outcome.drawn': { target: 'revealed', guard: agreesWithOpened, actions: assign(outcomeDrawn) } } },
    taken: { on: { 'outcome.drawn': { target: 'revealed', guard: agreesWithOpened, actions: assign(outcomeDrawn) } } },
    cleared: {
      on: { 'outcome.drawn': { target: 'revealed', guard: agreesWithOpened, actions: assign(outcomeDrawn) } },
    },
    revealed: { on: { 'bet.settled': { target: 'settled', guard: paysWhatRulesSay, actions: assign(betSettled) } } },
    settled: { on: { 'bet.placed': { target: 'playing', guard: acceptsBet, actions: assign(betPlaced) } } },
  },
});

function betPlaced({ event }: { event: MinesBetPlaced }): Partial<MinesContext> {
  return { bet: event, opened: [], mines: null, payoutMinor: '0', at: event.at };
}

function sectorOpened({ context, event }: On<MinesSectorOpened>): Partial<MinesContext> {
  const { at, isMine, sectorKey } = event;
  return { opened: [...context.opened, { isMine, sectorKey }], at };
}

function lastSafeOpened(on: On<MinesSectorOpened>): Partial<MinesContext> {
  return { ...sectorOpened(on), payoutMinor: worth(on.context, on.context.opened.length + 1) };
}

function winTaken({ context, event }: On<MinesWinTaken>): Partial<MinesContext> {
  return { payoutMinor: worth(context, context.opened.length), at: event.at };
}

function outcomeDrawn({ event }: On<MinesOutcomeDrawn>): Partial<MinesContext> {
  return { mines: event.mines, at: event.at };
}

function betSettled({ event }: On<MinesBetSettled>): Partial<MinesContext> {
  return { at: event.at };
}

/** A player's request: a cell to open, or the win. */
export type MinesRequest = { readonly sectorKey: number } | { readonly take: true };

/** The code with which this move is refused in this state, or undefined when the machine accepts it. */
export const moveRefusal = (state: FlatState, move: MinesRequest): MinesNamedError | undefined => {
  if (state.value !== 'playing') return 'NEED_START_GAME';
  const { opened } = state.context as MinesContext;
  if ('take' in move) return opened.length === 0 ? 'NEED_OPEN_SECTOR' : undefined;
  if (!isSectorKey(move.sectorKey)) return 'SECTOR_NOT_FOUND';
  return opened.some(({ sectorKey }) => sectorKey === move.sectorKey) ? 'SECTOR_IS_OPENED' : undefined;
};
