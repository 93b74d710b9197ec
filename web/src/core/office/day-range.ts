import { dateFormat } from '../i18n/dates.ts';
import { localeOf } from '../i18n/locales.ts';
import { useLanguage } from '../i18n/messages.ts';

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;
const USUAL_DAYS = 30;
const MOSCOW_OFFSET_MS = 10_800_000; // the house's days are those of Moscow, UTC+3

/** The first and last day that are shown, `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const startOf = (day: string): number => (/^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN);

/** The days that an address asks for; the last thirty where it names none. */
export const rangeOf = (params: URLSearchParams, now: number): DayRange => ({
  from: params.get('from') ?? dayOf(now + MOSCOW_OFFSET_MS - (USUAL_DAYS - 1) * DAY_MS),
  to: params.get('to') ?? dayOf(now + MOSCOW_OFFSET_MS),
});

/** The moments of a range, the last day whole; undefined where it is none, or too long to be read at once. */
export const momentsOf = ({ from, to }: DayRange): { from: number; to: number } | undefined => {
  const [start, end] = [startOf(from), startOf(to) + DAY_MS];
  const days = (end - start) / DAY_MS;
  return days >= 1 && days <= MAX_DAYS ? { from: start - MOSCOW_OFFSET_MS, to: end - MOSCOW_OFFSET_MS } : undefined;
};

/** Lines of a chart by name, in base units: a value for each of the times. */
export interface DaySeries<Name extends string = string> {
  readonly times: number[]; // seconds since epoch, a day each, without gaps
  readonly values: Readonly<Record<Name, number[]>>;
}

/** Every day of a range. */
export const daysOf = ({ from, to }: DayRange): string[] => {
  const days: string[] = [];
  for (let at = startOf(from); at <= startOf(to); at += DAY_MS) days.push(dayOf(at));
  return days;
};

/** The days of a chart: one without movement is a zero, not a gap. `valueOf`: base hundredths. */
export const seriesOf = <Name extends string>(
  range: DayRange,
  names: readonly Name[],
  valueOf: (day: string, name: Name) => number | undefined,
): DaySeries<Name> => {
  const days = daysOf(range);
  const lines = names.map((name) => [name, days.map((day) => (valueOf(day, name) ?? 0) / 100)] as const);
  return {
    times: days.map((day) => startOf(day) / 1000),
    values: Object.fromEntries(lines) as Record<Name, number[]>,
  };
};

/** Writes a day as YYYY-MM-DD in the page's language. */
export const useDay = (): ((day: string) => string) => {
  const locale = localeOf[useLanguage()];
  const format = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => format.format(Date.parse(`${day.slice(0, 10)}T00:00:00Z`));
};
