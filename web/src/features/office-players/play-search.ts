import { historyResults } from 'server/contract';
import { momentsOf } from '../../core/office/day-range.ts';

/** Conditions that lists of play share, by their names in the address. */
export const playConditions = [{ name: 'result' }, { name: 'from' }, { name: 'to' }] as const;
export type PlayCondition = (typeof playConditions)[number]['name'];
type Values = Readonly<Record<PlayCondition, string>>;

const dayOf = (day: string): { from: number; to: number } | undefined => momentsOf({ from: day, to: day });

/** Days that are typed wrong, by name. */
export const wrongDays = (values: Values): readonly PlayCondition[] =>
  (['from', 'to'] as const).filter((name) => values[name] !== '' && !dayOf(values[name]));

/** The search that conditions ask for. One that is typed wrong is left out. */
export const playSearchOf = ({ result, from, to }: Values) => {
  const known = historyResults.find((each) => each === result);
  const [first, last] = [dayOf(from), dayOf(to)];
  return { ...(known && { result: known }), ...(first && { from: first.from }), ...(last && { to: last.to }) };
};
