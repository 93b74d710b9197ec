import {
  chanceOf,
  drawSymbol,
  scaled,
  shapeOf,
  SYMBOLS,
  WILD,
  type Frame,
  type GridGame,
  type Volatility,
} from './grid.ts';
import type { Random } from './random.ts';

/** The lines by number of reels: their row on each reel. */
export const lineSets: Readonly<Record<number, readonly (readonly number[])[]>> = {
  3: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  5: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [1, 0, 1, 2, 1],
  ],
};

export const ROWS = 3;
const MIN_RUN = 3;

type Pays = readonly Readonly<Record<string, number>>[];

/**
 * The probability that a line starts with exactly `run` of a symbol or its wilds. Exact, since cells are drawn
 * independently from one distribution. A line of wilds alone counts as wilds only if it fills all reels.
 */
const chanceOfRun = (symbol: number, run: number, reels: number): number => {
  const wild = chanceOf(WILD);
  if (symbol === WILD) return run === reels ? wild ** reels : 0;
  const fits = chanceOf(symbol) + wild;
  return (fits ** run - wild ** run) * (run === reels ? 1 : 1 - fits);
};

const returnOf = (pays: Pays, lines: number, reels: number): number =>
  pays
    .flatMap((runs, symbol) => Object.entries(runs).map(([run, pay]) => chanceOfRun(symbol, Number(run), reels) * pay))
    .reduce((sum, each) => sum + each, 0) *
  (lines / 100);

const readLine = (
  cells: readonly number[],
  line: readonly number[],
  pays: Pays,
): { cells: number[]; pay: number } | undefined => {
  const places = line.map((row, reel) => reel * ROWS + row);
  const shown = places.map((place) => cells[place] ?? WILD);
  const symbol = shown.find((each) => each !== WILD) ?? WILD;
  const end = shown.findIndex((each) => each !== symbol && each !== WILD);
  const run = end === -1 ? shown.length : end;
  const pay = pays[symbol]?.[run];
  return pay === undefined ? undefined : { cells: places.slice(0, run), pay };
};

/** A slot with lines from the left: 3×3 with 5 lines, or 5×3 with 10. `rtp`: the target, which its own RTP comes near. */
export const createLines = (reels: 3 | 5, volatility: Volatility, rtp: number): GridGame => {
  const lines = lineSets[reels] ?? [];
  const runs = Array.from({ length: reels - MIN_RUN + 1 }, (_, index) => MIN_RUN + index);
  const shape = Array.from({ length: SYMBOLS }, (_, symbol) =>
    Object.fromEntries(
      (symbol === WILD ? [reels] : runs).map((run) => [run, shapeOf(symbol, run, volatility)] as const),
    ),
  );
  const pays = scaled(shape, rtp, (each) => returnOf(each, lines.length, reels));
  const show = (random: Random): Frame => {
    const cells = Array.from({ length: reels * ROWS }, () => drawSymbol(random));
    const wins = lines.flatMap((line) => readLine(cells, line, pays) ?? []);
    return { cells, wins };
  };
  return {
    reels,
    rows: ROWS,
    rtp: returnOf(pays, lines.length, reels),
    pays,
    spin(random) {
      const frame = show(random);
      return { frames: [frame], pay: frame.wins.reduce((sum, { pay }) => sum + pay, 0) };
    },
  };
};
