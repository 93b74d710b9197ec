import type { SoloBet } from '../../core/define-game.ts';
import type { MinesConfig } from './mines.config.ts';
import {
  CELLS,
  endsItself,
  minesMultiplier,
  minesPayout,
  multiplierText,
  openingsOf,
  safeCells,
  type MinesChoice,
  type MinesMove,
} from './mines.rules.ts';

/** A cell as the player may see it: a mine shows in an open cell, or anywhere once the game is finished. */
export interface MinesSectorView {
  sectorKey: number;
  isOpened: boolean;
  isMine: boolean;
}

/** The game as the specification shows it to its player. Amounts are base hundredths. */
export interface MinesGameView {
  id: string;
  sectors: MinesSectorView[]; // 24, row by row
  finished: boolean;
  win: boolean; // finished with a payout
  bank: number; // payout of taking now; after the end the actual payout
  stakeMinor: number;
  payoutMinor: number; // 0 until it is taken
  countOpenedSectors: number; // open cells, the mine that ended the game among them
  minesLength: number;
  multiplier: string[]; // after 1, 2 … 24 − m safe cells, four decimals, cut off
  nonce: number;
  serverSeedHash: string;
  at: number; // time of the bet
}

/** Parts of a view. `mines`: the host's, or undefined where they are not known; shown only after the end. */
export interface MinesGameParts {
  config: MinesConfig;
  bet: SoloBet<MinesChoice>;
  commitment: string;
  moves: readonly MinesMove[];
  mines: readonly number[] | undefined;
}

const tables = new WeakMap<MinesConfig, Map<number, string[]>>(); // a table takes longer than all the rest of a view

/** The multipliers after 1, 2 … safe cells, as the view has them. */
export const multiplierTable = (config: MinesConfig, minesLength: number): string[] => {
  const known = tables.get(config) ?? new Map<number, string[]>();
  tables.set(config, known);
  const table =
    known.get(minesLength) ??
    Array.from({ length: safeCells(minesLength) }, (_, n) =>
      multiplierText(minesMultiplier(config, minesLength, n + 1)),
    );
  known.set(minesLength, table);
  return [...table];
};

/** The public game after these moves. Says nothing of a closed cell before the game is finished. */
export const minesGameView = ({ config, bet, commitment, moves, mines }: MinesGameParts): MinesGameView => {
  const { minesLength } = bet.choice;
  const openings = openingsOf(moves);
  const opened = new Map(openings.map(({ sectorKey, isMine }) => [sectorKey, isMine]));
  const isLost = openings.some(({ isMine }) => isMine);
  const isOver =
    isLost || openings.length < moves.length || endsItself(config, bet.stakeMinor, minesLength, openings.length);
  const worth = isLost ? 0 : Number(minesPayout(config, bet.stakeMinor, minesLength, openings.length));
  return {
    id: bet.id,
    sectors: Array.from({ length: CELLS }, (_, sectorKey) => ({
      sectorKey,
      isOpened: opened.has(sectorKey),
      isMine: opened.get(sectorKey) ?? (isOver && mines?.includes(sectorKey) === true),
    })),
    finished: isOver,
    win: isOver && !isLost,
    bank: worth,
    stakeMinor: Number(bet.stakeMinor),
    payoutMinor: isOver ? worth : 0,
    countOpenedSectors: openings.length,
    minesLength,
    multiplier: multiplierTable(config, minesLength),
    nonce: bet.nonce,
    serverSeedHash: commitment,
    at: bet.at,
  };
};
