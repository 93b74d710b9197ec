import type { TableTarget } from '../../core/analysis/define-analysis.ts';
import { edgesFor } from '../../core/analysis/edges.ts';
import { meanStake, type PlayedBets, type PlayedClass } from '../../core/analysis/played.ts';
import { toNumber } from '../../core/fraction.ts';
import type { MinesConfig } from './mines.config.ts';
import type { MinesPlan } from './mines.maths.ts';
import { minesChoiceSchema, safeCells, minesMultiplier } from './mines.rules.ts';

/** Rounds with one number of mines: how many ended after so many safe cells, by a mine or by taking the win. */
interface PlayedField {
  readonly lost: number[];
  readonly taken: number[];
  count: number;
  stakeMinor: number;
}

const add = (counts: number[], place: number, count: number): void => {
  counts[place] = (counts[place] ?? 0) + count;
};

/** Played rounds by their number of mines. */
export const playedFields = (bets: readonly PlayedBets[]): ReadonlyMap<number, PlayedField> => {
  const fields = new Map<number, PlayedField>();
  for (const { choice, opened, isPaid, count, stakeMinor } of bets) {
    const minesLength = minesChoiceSchema.safeParse(choice).data?.minesLength;
    if (minesLength === undefined) continue;
    const field = fields.get(minesLength) ?? { lost: [], taken: [], count: 0, stakeMinor: 0 };
    fields.set(minesLength, field);
    // the last cell that a lost round opened was a mine
    if (isPaid) add(field.taken, opened, count);
    else add(field.lost, Math.max(0, opened - 1), count);
    field.count += count;
    field.stakeMinor += stakeMinor;
  }
  return fields;
};

/**
 * After how many safe cells players meant to take. A round that a mine ended does not tell: it is censored there, by
 * what no plan can influence, so the plans are estimated as survival times are (Kaplan and Meier, 1958). Of the rounds
 * that had so many safe cells and went on or took, the share that took; what is left after the last one is given to the
 * next cell. A class gets the mean stake of its number of mines.
 */
export const playedPlans = (minesLength: number, { lost, taken, count, stakeMinor }: PlayedField): PlayedClass[] => {
  const most = safeCells(minesLength);
  const [classes, mean] = [[] as PlayedClass[], meanStake(stakeMinor, count)];
  const give = (safe: number, share: number): void => {
    if (share > 0) classes.push({ id: `mines-${minesLength}-safe-${safe}`, weight: share * count, stakeMinor: mean });
  };
  let [left, reached] = [1, count - (lost[0] ?? 0)]; // reached: rounds with so many safe cells
  for (let safe = 1; safe <= most; safe += 1) {
    const took = taken[safe] ?? 0;
    if (safe === most || reached === 0) {
      give(safe, left);
      return classes;
    }
    give(safe, (left * took) / reached);
    left *= 1 - took / reached;
    reached -= took + (lost[safe] ?? 0);
  }
  return classes;
};

const MAX_PRESETS = 6;
const MAX_EDGE_PPM = 500_000;

/** Multiplier of the stake at each step of a ladder: after 1, 2 … safe cells. */
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

/** Distance of a ladder from the wanted wins. */
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
