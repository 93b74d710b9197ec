import { mixMeasures, type MixGoal, type MixMeasure } from 'games-engine/analysis';
import { readNumber } from './config-draft.ts';

const DECIMALS = 4;
const percents: readonly MixMeasure[] = ['rtp', 'hitFrequency'];

/** True for measures that are written in percent; the others are multiples of the stake. */
export const isPercent = (name: MixMeasure): boolean => percents.includes(name);

/** Aims as they are being written. */
export type MixAims = Partial<Record<MixMeasure, string>>;

/** Reads the aims: what is empty may be anything. `wrong`: those that are no number above 0. */
export const readMixGoal = (aims: MixAims): { goal: MixGoal; wrong: readonly MixMeasure[] } => {
  const named = mixMeasures.filter((name) => (aims[name] ?? '').trim() !== '');
  const read = named.map((name) => {
    const value = readNumber(aims[name] ?? '', DECIMALS) / 10 ** DECIMALS;
    return [name, isPercent(name) ? value / 100 : value] as const;
  });
  return { goal: Object.fromEntries(read), wrong: read.filter(([, value]) => !(value > 0)).map(([name]) => name) };
};
