import { z } from 'zod';
import type { SoloMove } from '../../core/define-game.ts';
import { fraction, ZERO, type Fraction } from '../../core/fraction.ts';
import { capMultiplier, capPayout, reachesCap } from '../../core/payout-cap.ts';
import type { IntSource } from '../../core/stream.ts';
import type { MinesConfig } from './mines.config.ts';
import type { MinesNamedError } from './mines.errors.ts';

/** The field: 4 rows of 6 cells. A cell's key is row · 6 + column, 0 … 23. */
export const ROWS = 4;
export const COLUMNS = 6;
export const CELLS = ROWS * COLUMNS;

/** A cell's key as it stands in the log. */
export const sectorKeySchema = z
  .int()
  .min(0)
  .max(CELLS - 1);

export const minesChoiceSchema = z.strictObject({
  minesLength: z
    .int()
    .min(1)
    .max(CELLS - 1),
});

/** The player's choice: the number of mines on the field. */
export type MinesChoice = z.infer<typeof minesChoiceSchema>;

export const minesOutcomeSchema = z.strictObject({
  mines: z
    .array(sectorKeySchema)
    .min(1)
    .max(CELLS - 1),
});

/** Cells of the mines, in the order in which they were drawn. */
export type MinesOutcome = z.infer<typeof minesOutcomeSchema>;

/** A cell that the player opened, and what lay in it. */
export interface MinesOpening extends SoloMove {
  readonly isMine: boolean;
  readonly sectorKey: number;
}

/** The player took what the open cells are worth. */
export interface MinesTaking extends SoloMove {
  readonly take: true;
}

/** A player's move between bet and payout. */
export type MinesMove = MinesOpening | MinesTaking;

export const isTaking = (move: MinesMove): move is MinesTaking => 'take' in move;

/** The cells opened by these moves, in order. */
export const openingsOf = (moves: readonly MinesMove[]): readonly MinesOpening[] =>
  moves.filter((move): move is MinesOpening => !isTaking(move));

/** True for a cell's key. */
export const isSectorKey = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < CELLS;

/** Safe cells among so many mines: the most that can be opened. */
export const safeCells = (minesLength: number): number => CELLS - minesLength;

/**
 * The multiplier after k safe cells, before it is brought to lowest terms: (1 − edge) · C(24, k) / C(24 − m, k).
 * The quotient is 1 / P(the first k cells opened are safe) = Π (24 − i) / (24 − m − i) for i = 0 … k − 1.
 */
const multiplierTerms = (config: MinesConfig, minesLength: number, safe: number): [num: bigint, den: bigint] => {
  if (!Number.isInteger(safe) || safe < 0 || safe > safeCells(minesLength))
    throw new RangeError(`${minesLength} mines leave 0 to ${safeCells(minesLength)} safe cells, got ${safe}`);
  let [num, den] = [BigInt(1_000_000 - config.houseEdgePpm), 1_000_000n];
  for (let i = 0; i < safe; i += 1) {
    num *= BigInt(CELLS - i);
    den *= BigInt(CELLS - minesLength - i);
  }
  return [num, den];
};

/** Exact multiplier of the stake by k safe cells among m mines. Throws a RangeError for more than 24 − m cells. */
export const minesMultiplier = (config: MinesConfig, minesLength: number, safe: number): Fraction =>
  fraction(...multiplierTerms(config, minesLength, safe));

const uncappedPayout = (config: MinesConfig, stakeMinor: bigint, minesLength: number, safe: number): bigint => {
  if (safe === 0) return 0n;
  const [num, den] = multiplierTerms(config, minesLength, safe);
  return (stakeMinor * num) / den;
};

/**
 * Payout of k ≥ 1 safe cells in base hundredths: stake × multiplier, floored, and never above the cap. 0 for none: none
 * can be taken.
 */
export const minesPayout = (config: MinesConfig, stakeMinor: bigint, minesLength: number, safe: number): bigint =>
  capPayout(config, uncappedPayout(config, stakeMinor, minesLength, safe));

/**
 * True when a round with so many safe cells open is over by itself: the field is clear, or its payout has reached the
 * cap, so that another cell could only lose it.
 */
export const endsItself = (config: MinesConfig, stakeMinor: bigint, minesLength: number, safe: number): boolean =>
  safe === safeCells(minesLength) ||
  (config.payoutCap !== undefined && reachesCap(config, uncappedPayout(config, stakeMinor, minesLength, safe)));

/** The most cells that can be opened at this stake: all safe ones, or as many as reach the cap. */
export const maxCells = (config: MinesConfig, stakeMinor: bigint, minesLength: number): number => {
  let safe = 1;
  while (!endsItself(config, stakeMinor, minesLength, safe)) safe += 1;
  return safe;
};

/** A multiplier with four decimals, cut off: "1.1400". */
export const multiplierText = ({ num, den }: Fraction): string => {
  const digits = ((num * 10_000n) / den).toString().padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
};

const cellKeys: readonly number[] = Array.from({ length: CELLS }, (_, key) => key);

/** Draws the mines: m times, element int(what is left) of the cells that are left is taken out. */
export const drawMines = (source: IntSource, _config: MinesConfig, { minesLength }: MinesChoice): MinesOutcome => {
  const left = [...cellKeys];
  const mines: number[] = [];
  while (mines.length < minesLength) mines.push(...left.splice(source.int(left.length), 1));
  return { mines };
};

/**
 * Safe cells that a round is paid for: none once a mine was opened, or while the round is not over. It is over with the
 * taking, or by itself.
 */
const paidCells = (
  config: MinesConfig,
  stakeMinor: bigint,
  { minesLength }: MinesChoice,
  { mines }: MinesOutcome,
  moves: readonly MinesMove[],
): number => {
  const opened = openingsOf(moves);
  if (opened.some(({ sectorKey }) => mines.includes(sectorKey))) return 0;
  return moves.some(isTaking) || endsItself(config, stakeMinor, minesLength, opened.length) ? opened.length : 0;
};

/** Payout of a round in base hundredths: the worth of the cells that it is paid for. */
export const minesRoundPayout = (
  config: MinesConfig,
  stakeMinor: bigint,
  choice: MinesChoice,
  outcome: MinesOutcome,
  moves: readonly MinesMove[],
): bigint => minesPayout(config, stakeMinor, choice.minesLength, paidCells(config, stakeMinor, choice, outcome, moves));

/** Exact multiplier of a round's stake, as far as the cap allows; zero for a loss. */
export const minesRoundMultiplier = (
  config: MinesConfig,
  stakeMinor: bigint,
  choice: MinesChoice,
  outcome: MinesOutcome,
  moves: readonly MinesMove[],
): Fraction => {
  const cells = paidCells(config, stakeMinor, choice, outcome, moves);
  if (cells === 0) return ZERO;
  return capMultiplier(config, stakeMinor, minesMultiplier(config, choice.minesLength, cells));
};

/** The code that refuses a bet, or undefined when the rules accept it. */
export const minesRefusal = (
  config: MinesConfig,
  stakeMinor: bigint,
  { minesLength }: MinesChoice,
): MinesNamedError | 'WAIT_CANCEL_ROUND' | undefined => {
  if (!config.enabled) return 'WAIT_CANCEL_ROUND';
  if (!Number.isInteger(minesLength) || minesLength < config.minMines || minesLength > config.maxMines)
    return 'INCORRECT_MINES_LENGTH';
  if (stakeMinor < BigInt(config.minStakeMinor)) return 'MIN_BET';
  if (stakeMinor > BigInt(config.maxStakeMinor)) return 'MAX_BET';
  return undefined;
};
