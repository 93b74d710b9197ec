import type { TableTarget } from '../../core/analysis/define-analysis.ts';
import { edgesFor } from '../../core/analysis/edges.ts';
import { toNumber } from '../../core/fraction.ts';
import type { MinesConfig } from './mines.config.ts';
import type { MinesPlan } from './mines.maths.ts';
import { minesMultiplier, safeCells } from './mines.rules.ts';

const MAX_PRESETS = 6;
const MAX_EDGE_PPM = 500_000;

/** What each step of a ladder multiplies a stake by: after 1, 2 … safe cells. */
const ladderOf = (config: MinesConfig, minesLength: number): number[] =>
  Array.from({ length: safeCells(minesLength) }, (_, n) => toNumber(minesMultiplier(config, minesLength, n + 1)));

const off = (wanted: number, got: number): number => Math.abs(got - wanted) / wanted;

/** The steps of a ladder that are nearest to the wins wanted, each once; its first, middle and last without any. */
export const plansFor = (config: MinesConfig, minesLength: number, { wins }: TableTarget): MinesPlan[] => {
  const ladder = ladderOf(config, minesLength);
  const nearestTo = (win: number): number =>
    ladder.reduce((best, each, step) => (off(win, each) < off(win, ladder[best] ?? 0) ? step : best), 0);
  const steps = wins.length > 0 ? wins.map(nearestTo) : [0, ladder.length >> 1, ladder.length - 1];
  return [...new Set(steps)].toSorted((a, b) => a - b).map((step) => ({ minesLength, safe: step + 1 }));
};

/** How far a ladder is from the wins wanted. */
const ladderOff = (config: MinesConfig, minesLength: number, { wins }: TableTarget): number => {
  const ladder = ladderOf(config, minesLength);
  return wins.reduce((sum, win) => sum + Math.min(...ladder.map((each) => off(win, each))), 0);
};

/** Configs that begin with each number of mines in turn; the buttons are for the ladders nearest to the wins wanted. */
export const laddersFor = function* (config: MinesConfig, target: TableTarget): Generator<MinesConfig> {
  const { minMines, maxMines } = config;
  const counts = Array.from({ length: maxMines - minMines + 1 }, (_, n) => minMines + n);
  for (const houseEdgePpm of edgesFor(target.rtp, config.houseEdgePpm, MAX_EDGE_PPM)) {
    const priced = { ...config, houseEdgePpm };
    const best = counts.toSorted((a, b) => ladderOff(priced, a, target) - ladderOff(priced, b, target));
    const presets = best.slice(0, MAX_PRESETS).toSorted((a, b) => a - b);
    const minePresets = target.wins.length > 0 ? presets : config.minePresets;
    for (const defaultMines of counts) yield { ...priced, defaultMines, minePresets };
  }
};
