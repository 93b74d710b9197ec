import type { CallAnswer, FinanceDimension, FinanceSums } from 'server/contract';
import type { DayRange, DaySeries } from '../../core/office/day-range.ts';

export type Figures = CallAnswer<'officeFinance.figures'>;
export type FigureKey = keyof FinanceSums;

/** Figures that a page asks for. */
export interface AskedFigures {
  range: DayRange;
  by: FinanceDimension;
  value: string | undefined; // one value of it alone; undefined: the whole house
}

/** Figures in the order in which one makes the next; amounts, then players. */
export const figureKeys = [
  'staked',
  'paid',
  'ggr',
  'bonuses',
  'fees',
  'partners',
  'other',
  'ngr',
  'deposits',
  'withdrawals',
  'owed',
  'players',
  'firstDeposits',
] as const satisfies readonly FigureKey[];

/** Figures that are numbers of people. */
export const isCount = (key: FigureKey): boolean => key === 'players' || key === 'firstDeposits';

/** Sums over days. */
export const totalsOf = (days: readonly FinanceSums[]): FinanceSums =>
  Object.fromEntries(
    figureKeys.map((key) => [key, days.reduce((total, row) => total + row[key], 0)]),
  ) as unknown as FinanceSums;

/** A figure by day beside that of the period before, laid over it. Amounts are in base units. */
export const comparedSeries = (
  { days, before }: Pick<Figures, 'days' | 'before'>,
  key: FigureKey,
): DaySeries<'now' | 'before'> => {
  const shown = (row: FinanceSums): number => (isCount(key) ? row[key] : row[key] / 100);
  return {
    times: days.map(({ day }) => Date.parse(`${day}T00:00:00Z`) / 1000),
    values: { now: days.map(shown), before: before.map(shown) },
  };
};
