import { chanceOf, scaled, shapeOf, SYMBOLS, weights, WILD, type GridGame, type Volatility } from './grid.ts';
import { ROWS } from './lines.ts';
import type { Random } from './random.ts';

const REELS = 5;
const RUNS = [3, 4, 5];

type Pays = readonly Readonly<Record<string, number>>[];

const OTHERS = weights.slice(1).reduce((sum, weight) => sum + weight, 0);

/** Wilds appear on the three middle reels only, so a way always starts with its symbol. */
const hasWild = (reel: number): boolean => reel > 0 && reel < REELS - 1;

const chanceOn = (reel: number, symbol: number): number =>
  hasWild(reel) ? chanceOf(symbol) + chanceOf(WILD) : (weights[symbol] ?? 0) / OTHERS;

const drawOn = (random: Random, reel: number): number => {
  const from = hasWild(reel) ? 0 : 1;
  const total = hasWild(reel) ? OTHERS + (weights[WILD] ?? 0) : OTHERS;
  let at = random.below(total);
  return weights.findIndex((weight, symbol) => symbol >= from && (at -= weight) < 0);
};

/**
 * The expected number of ways of a run. Exact: reels are independent, so it is the product of the expected counts on
 * each, times the probability that the next reel has none.
 */
const expectedWays = (symbol: number, run: number): number => {
  const ways = Array.from({ length: run }, (_, reel) => ROWS * chanceOn(reel, symbol));
  const ends = run === REELS ? 1 : (1 - chanceOn(run, symbol)) ** ROWS;
  return ways.reduce((product, each) => product * each, ends);
};

const returnOf = (pays: Pays): number =>
  pays
    .flatMap((runs, symbol) => Object.entries(runs).map(([run, pay]) => expectedWays(symbol, Number(run)) * pay))
    .reduce((sum, each) => sum + each, 0) / 100;

const readSymbol = (cells: readonly number[], symbol: number, pays: Pays) => {
  const found: number[][] = [];
  for (let reel = 0; reel < REELS; reel += 1) {
    const places = Array.from({ length: ROWS }, (_, row) => reel * ROWS + row);
    const fits = places.filter((place) => cells[place] === symbol || cells[place] === WILD);
    if (fits.length === 0) break;
    found.push(fits);
  }
  const pay = pays[symbol]?.[found.length];
  if (pay === undefined) return [];
  return [{ cells: found.flat(), pay: pay * found.reduce((ways, { length }) => ways * length, 1) }];
};

/** A 5×3 slot with 243 ways: a symbol in any row of adjacent reels, from the left. */
export const createWays = (volatility: Volatility, rtp: number): GridGame => {
  const shape = Array.from({ length: SYMBOLS }, (_, symbol) =>
    symbol === WILD ? {} : Object.fromEntries(RUNS.map((run) => [run, shapeOf(symbol, run, volatility)] as const)),
  );
  const pays = scaled(shape, rtp, returnOf);
  return {
    reels: REELS,
    rows: ROWS,
    rtp: returnOf(pays),
    pays,
    spin(random) {
      const cells = Array.from({ length: REELS * ROWS }, (_, place) => drawOn(random, Math.floor(place / ROWS)));
      const wins = pays.flatMap((_, symbol) => (symbol === WILD ? [] : readSymbol(cells, symbol, pays)));
      return { frames: [{ cells, wins }], pay: wins.reduce((sum, { pay }) => sum + pay, 0) };
    },
  };
};
