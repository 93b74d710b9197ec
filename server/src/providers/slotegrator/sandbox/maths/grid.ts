import type { Random } from './random.ts';

/** A view of the reels: symbol numbers column by column, and the wins among them. */
export interface Frame {
  cells: readonly number[];
  wins: readonly { cells: readonly number[]; pay: number }[];
}

/** A spin: one frame, or one per tumble. Pays are hundredths of the stake. */
export interface Spin {
  frames: readonly Frame[];
  pay: number;
}

/** High: fewer and larger wins. */
export const volatilities = ['low', 'medium', 'high'] as const;
export type Volatility = (typeof volatilities)[number];

/** A slot's maths. `rtp`: share of the stake returned. `pays`: by symbol, then by count. */
export interface GridGame {
  reels: number;
  rows: number;
  rtp: number;
  pays: readonly Readonly<Record<string, number>>[];
  spin(random: Random): Spin;
}

export const WILD = 0;
export const SYMBOLS = 8;

/** Weights of the symbols, highest-paying first. */
export const weights: readonly number[] = [3, 4, 5, 6, 8, 10, 12, 14];
const TOTAL_WEIGHT = weights.reduce((sum, weight) => sum + weight, 0);

/** The probability that a cell shows a symbol. */
export const chanceOf = (symbol: number): number => (weights[symbol] ?? 0) / TOTAL_WEIGHT;

export const drawSymbol = (random: Random): number => {
  let at = random.below(TOTAL_WEIGHT);
  return weights.findIndex((weight) => (at -= weight) < 0);
};

const exponents: Readonly<Record<Volatility, number>> = { low: 0.45, medium: 0.55, high: 0.65 };

/** The unscaled pay of a run: higher for rarer runs, more steeply at higher volatility. */
export const shapeOf = (symbol: number, run: number, volatility: Volatility): number =>
  (1 / chanceOf(symbol) ** run) ** exponents[volatility];

/** Scales pays to whole hundredths near an RTP. `returned`: computes the RTP of given pays. */
export const scaled = (
  shape: readonly Readonly<Record<string, number>>[],
  rtp: number,
  returned: (pays: readonly Readonly<Record<string, number>>[]) => number,
): readonly Readonly<Record<string, number>>[] => {
  const factor = rtp / returned(shape);
  return shape.map((runs) =>
    Object.fromEntries(Object.entries(runs).map(([run, pay]) => [run, Math.max(1, Math.round(pay * factor))])),
  );
};
