import type { CallAnswer } from 'server/contract';

export type Figures = CallAnswer<'officeCash.figures'>;

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;
const USUAL_DAYS = 30;

/** The first and last day that are shown, `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const startOf = (day: string): number => (/^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN);

/** The days that an address asks for; the last thirty where it names none. */
export const rangeOf = (params: URLSearchParams, now: number): DayRange => ({
  from: params.get('from') ?? dayOf(now - (USUAL_DAYS - 1) * DAY_MS),
  to: params.get('to') ?? dayOf(now),
});

/** The moments of a range, the last day whole; undefined where it is none, or too long to be read at once. */
export const momentsOf = ({ from, to }: DayRange): { from: number; to: number } | undefined => {
  const [start, end] = [startOf(from), startOf(to) + DAY_MS];
  const days = (end - start) / DAY_MS;
  return days >= 1 && days <= MAX_DAYS ? { from: start, to: end } : undefined;
};

export const seriesNames = ['deposits', 'withdrawals', 'ggr'] as const;

export interface DaySeries {
  readonly times: number[]; // seconds since epoch, a day each, without gaps
  readonly values: Readonly<Record<(typeof seriesNames)[number], number[]>>; // base units
}

/** The days of a chart: one on which nothing moved is a nought, not a gap. */
export const seriesOf = (days: Figures['days'], { from, to }: DayRange): DaySeries => {
  const byDay = new Map(days.map((day) => [day.day.slice(0, 10), day]));
  const starts: number[] = [];
  for (let at = startOf(from); at <= startOf(to); at += DAY_MS) starts.push(at);
  const valuesOf = (name: (typeof seriesNames)[number]): number[] =>
    starts.map((at) => (byDay.get(dayOf(at))?.[name] ?? 0) / 100);
  return {
    times: starts.map((at) => at / 1000),
    values: { deposits: valuesOf('deposits'), withdrawals: valuesOf('withdrawals'), ggr: valuesOf('ggr') },
  };
};

export type Totals = Record<'deposits' | 'withdrawals' | 'fees' | 'ggr', number>;

/** What all days come to, base hundredths. */
export const totalsOf = (days: Figures['days']): Totals => {
  const sum = (name: keyof Totals): number => days.reduce((total, day) => total + day[name], 0);
  return { deposits: sum('deposits'), withdrawals: sum('withdrawals'), fees: sum('fees'), ggr: sum('ggr') };
};

/** What players are owed, what providers hold of it, and the difference. Base hundredths. */
export const coverOf = ({ liabilities, providers }: Figures): { owed: number; kept: number; spare: number } => {
  const owed = liabilities.real + liabilities.bonus + liabilities.held;
  const kept = providers.reduce((total, { received, paidOut }) => total + received - paidOut, 0);
  return { owed, kept, spare: kept - owed };
};
