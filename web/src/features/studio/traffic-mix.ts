import type { PlayedTraffic } from 'server/contract';
import { readNumber } from './config-draft.ts';
import { numberText } from '../../core/configs/config-fields.ts';
import type { MixPart } from '../../core/configs/analysis-job.ts';
import type { ConfigValues } from '../../core/configs/config-fields.ts';

/** A part of the traffic as it is being written. */
export interface MixRow {
  readonly id: string; // id of a class
  readonly weight: string;
  readonly stake: string;
}

export const WEIGHT_DECIMALS = 4;
const AMOUNT_DECIMALS = 2;
const WHOLE = 100; // a weight that was counted is written as a percentage

/** The parts of a traffic that was played. */
export const partsOfPlayed = ({ classes }: PlayedTraffic): readonly MixPart[] =>
  classes.map(({ id, weight, stakeMinor }) => ({ classId: id, weight, stakeMinor: String(stakeMinor) }));

/** Classes that are all played alike, with one stake. */
export const partsAlike = (ids: readonly string[], stakeMinor: bigint): readonly MixPart[] =>
  ids.map((classId) => ({ classId, weight: 1, stakeMinor: String(stakeMinor) }));

/** Rows to begin to write from: weights in percent of all of them, none below the least that can be written. */
export const rowsOf = (parts: readonly MixPart[]): readonly MixRow[] => {
  const all = parts.reduce((sum, { weight }) => sum + weight, 0);
  const unit = 10 ** WEIGHT_DECIMALS;
  return parts.map(({ classId, weight, stakeMinor }) => ({
    id: classId,
    weight: numberText(Math.max(1, Math.round((WHOLE * unit * weight) / all)), WEIGHT_DECIMALS),
    stake: numberText(Number(stakeMinor), AMOUNT_DECIMALS),
  }));
};

/** Fault of a row. */
export interface RowProblem {
  readonly weight: boolean;
  readonly stake: boolean;
}

/** Result of reading rows: the parts, or the faults row by row. No rows are no traffic. */
export interface ReadMix {
  readonly parts: readonly MixPart[] | undefined;
  readonly problems: readonly RowProblem[]; // in the order of the rows
}

/** Reads what was written. A stake is one that the config takes. */
export const readMix = (rows: readonly MixRow[], config: ConfigValues): ReadMix => {
  const [min, max] = [Number(config['minStakeMinor']), Number(config['maxStakeMinor'])];
  const read = rows.map(({ id, weight, stake }) => ({
    classId: id,
    weight: readNumber(weight, WEIGHT_DECIMALS) / 10 ** WEIGHT_DECIMALS,
    stake: readNumber(stake, AMOUNT_DECIMALS),
  }));
  const problems = read.map(({ weight, stake }) => ({
    weight: !(weight > 0),
    stake: !(stake >= min && stake <= max),
  }));
  const isGood = rows.length > 0 && problems.every(({ weight, stake }) => !weight && !stake);
  return {
    parts: isGood
      ? read.map(({ classId, weight, stake }) => ({ classId, weight, stakeMinor: String(stake) }))
      : undefined,
    problems,
  };
};
