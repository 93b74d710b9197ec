import type { CallAnswer, CallPayload } from 'server/contract';
import { daysOf, type DayRange, type DaySeries } from '../../core/office/day-range.ts';

export type Costs = CallAnswer<'officeBonus.costs'>;
export type Period = CallPayload<'officeBonus.costs'>['by'];

export const periods = ['day', 'week', 'month'] as const satisfies readonly Period[];

const DAY_MS = 86_400_000;
const WEEK_DAYS = 7;
const MONDAY = 1;

const dayText = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** The first day of the period that a day belongs to; weeks from Monday. Days: `YYYY-MM-DD`. */
export const firstDayOf = (day: string, by: Period): string => {
  if (by === 'day') return day;
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  const at = Date.parse(`${day}T00:00:00Z`);
  return dayText(at - ((new Date(at).getUTCDay() - MONDAY + WEEK_DAYS) % WEEK_DAYS) * DAY_MS);
};

const paidAtOnce = (account: string): boolean => account === 'real' || account === 'dic';

/** Totals of a bonus on an account, in hundredths of the account's unit. */
export interface BonusCost {
  readonly bonus: string | null; // null: not attributable to one bonus
  readonly account: string;
  readonly granted: number;
  readonly released: number;
  readonly lapsed: number;
  readonly kept: number; // released, or granted without wagering
  readonly outstanding: number; // now
}

const sum = <Row>(rows: readonly Row[], valueOf: (row: Row) => number): number =>
  rows.reduce((total, row) => total + valueOf(row), 0);

const unique = <Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[] => [
  ...new Map(rows.map((row) => [keyOf(row), row])).values(),
];

/** Each bonus over all periods, by account. */
export const costByBonus = ({ moved, outstanding }: Costs): BonusCost[] => {
  const keyOf = ({ bonus, account }: Pick<BonusCost, 'bonus' | 'account'>): string => `${bonus} ${account}`;
  const active = moved.filter(({ granted, released, lapsed }) => granted + released + lapsed > 0);
  return unique<Pick<BonusCost, 'bonus' | 'account'>>([...active, ...outstanding], keyOf).map(({ bonus, account }) => {
    const matching = active.filter((row) => keyOf(row) === keyOf({ bonus, account }));
    const open = outstanding.filter((row) => keyOf(row) === keyOf({ bonus, account }));
    const [granted, released] = [sum(matching, (row) => row.granted), sum(matching, (row) => row.released)];
    return {
      bonus,
      account,
      granted,
      released,
      lapsed: sum(matching, (row) => row.lapsed),
      kept: paidAtOnce(account) ? granted : released,
      outstanding: sum(open, (row) => row.amount),
    };
  });
};

/** Conversions by unit, with their proceeds. */
export const conversions = ({ moved }: Costs): { account: string; converted: number; real: number }[] => {
  const rows = moved.filter(({ converted }) => converted > 0);
  return unique(rows, ({ account }) => account).map(({ account }) => {
    const accountRows = rows.filter((row) => row.account === account);
    return { account, converted: sum(accountRows, (row) => row.converted), real: sum(accountRows, (row) => row.real) };
  });
};

export interface Brought {
  readonly bonus: string | null; // null: all bonuses
  readonly takers: number;
  readonly before: number; // base hundredths
  readonly after: number;
}

/** Takers' deposits of the range by bonus, and last of all: a taker of three bonuses is one there, with the same deposits. */
export const broughtByBonus = ({ brought }: Costs): Brought[] => brought.filter(({ period }) => period === null);

/** One period. Base hundredths. */
export interface PeriodCost {
  readonly period: string;
  readonly cost: number; // real money paid to players
  readonly before: number;
  readonly after: number;
}

/** Costs of a period: granted to the real balance, released to it, or paid for DIC and USDIC. */
const moneyOf = ({ account, granted, released, real }: Costs['moved'][number]): number =>
  real + (account === 'real' ? granted : 0) + (account === 'bonus' ? released : 0);

/** All periods of a range, oldest first, including empty ones. */
export const costByPeriod = (costs: Costs, range: DayRange, by: Period): PeriodCost[] =>
  [...new Set(daysOf(range).map((day) => firstDayOf(day, by)))].map((period) => {
    const brought = costs.brought.find((row) => row.period === period);
    return {
      period,
      cost: sum(
        costs.moved.filter((row) => row.period === period),
        moneyOf,
      ),
      before: brought?.before ?? 0,
      after: brought?.after ?? 0,
    };
  });

/** The lines of the chart, in base units. */
export const costSeries = (rows: readonly PeriodCost[]): DaySeries<'cost' | 'before' | 'after'> => ({
  times: rows.map(({ period }) => Date.parse(`${period}T00:00:00Z`) / 1000),
  values: {
    cost: rows.map(({ cost }) => cost / 100),
    before: rows.map(({ before }) => before / 100),
    after: rows.map(({ after }) => after / 100),
  },
});
