import { toPercent } from 'games-engine';
import {
  minesPayout,
  multiplierTable,
  nextSafeProbability,
  reachProbability,
  safeCells,
  type MinesConfig,
} from 'games-engine/mines';
import type { MinesGame } from 'server/contract';
import type { CellFace } from './mines-frame.ts';

/** How many safe cells are open. */
export const safeOpened = (game: MinesGame): number =>
  game.sectors.filter(({ isOpened, isMine }) => isOpened && !isMine).length;

/** What the cells ahead are worth. */
export interface Ahead {
  multipliers: readonly string[]; // after 1, 2 … safe cells
  reached: number; // safe cells that are open
  chance: string | undefined; // percent that the next cell is safe; undefined when there is none
  nextMinor: bigint | undefined; // what the next one would pay; undefined when it cannot be told
  maxMinor: bigint | undefined; // what all of them would pay
}

/**
 * What lies ahead of an open game, or of the bet in the form. The server's table holds for an open game; amounts are
 * told only while the active config still prices as it does.
 */
export const aheadOf = (
  config: MinesConfig,
  game: MinesGame | undefined,
  form: { minesLength: number; stakeMinor: bigint },
): Ahead => {
  const minesLength = game?.minesLength ?? form.minesLength;
  const stakeMinor = game ? BigInt(game.stakeMinor) : form.stakeMinor;
  const priced = multiplierTable(config, minesLength);
  const multipliers = game?.multiplier ?? priced;
  const reached = game ? safeOpened(game) : 0;
  const total = safeCells(minesLength);
  const known = multipliers[0] === priced[0];
  return {
    multipliers,
    reached,
    chance: reached < total ? toPercent(nextSafeProbability({ minesLength, safe: reached })) : undefined,
    nextMinor: known && reached < total ? minesPayout(config, stakeMinor, minesLength, reached + 1) : undefined,
    maxMinor: known ? minesPayout(config, stakeMinor, minesLength, total) : undefined,
  };
};

/** What a pattern of so many cells pays and how often, as texts. */
export const patternOf = (
  config: MinesConfig,
  minesLength: number,
  cells: number,
): { multiplier: string; chance: string } => ({
  multiplier: multiplierTable(config, minesLength)[cells - 1] ?? '',
  chance: toPercent(reachProbability({ minesLength, safe: cells })),
});

/** What each of the 24 cells may be told as by now: a mine that was opened is not told before it was shown. */
export const facesOf = (game: MinesGame | undefined, revealed: boolean): readonly CellFace[] => {
  if (!game) return [];
  const over = game.finished && revealed;
  return game.sectors.map(({ isOpened, isMine }): CellFace => {
    if (isOpened) return !isMine ? 'safe' : over ? 'mine' : 'closed';
    if (!over) return 'closed';
    return isMine ? 'far-mine' : 'far-safe';
  });
};

/** The cells that can still be opened. */
export const closedCells = (game: MinesGame): readonly number[] =>
  game.sectors.filter(({ isOpened }) => !isOpened).map(({ sectorKey }) => sectorKey);

/** One of these, each as likely as the others; undefined when there is none. */
export const pickOne = (keys: readonly number[]): number | undefined => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return keys[word % keys.length]; // 2³² over at most 24: no cell is favoured by more than one part in 10⁸
};
