import { meanStake, type PlayedBets, type PlayedClass } from '../../core/analysis/played.ts';
import { minesChoiceSchema, safeCells } from './mines.rules.ts';

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
