import { houseDayOf, houseDayStart, houseDayText, houseMomentOf } from 'games-engine';
import { dateFormat } from '../i18n/dates.ts';
import { localeOf } from '../i18n/locales.ts';
import { useLanguage } from '../i18n/messages.ts';

const DAY_MS = 86_400_000;
const MAX_DAYS = 366;
const USUAL_DAYS = 30;

/** The first and last day that are shown, `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

const dayNumber = (day: string): number => (day.length === 10 ? houseDayOf(houseMomentOf(day)) : Number.NaN);

/** The days that an address asks for; the last thirty where it names none. */
export const rangeOf = (params: URLSearchParams, now: number): DayRange => ({
  from: params.get('from') ?? houseDayText(houseDayOf(now) - USUAL_DAYS + 1),
  to: params.get('to') ?? houseDayText(houseDayOf(now)),
});

/** The moments of a range, the last day whole; undefined where it is none, or too long to be read at once. */
export const momentsOf = ({ from, to }: DayRange): { from: number; to: number } | undefined => {
  const [first, end] = [dayNumber(from), dayNumber(to) + 1];
  const days = end - first;
  return days >= 1 && days <= MAX_DAYS ? { from: houseDayStart(first), to: houseDayStart(end) } : undefined;
};

/** Lines of a chart by name, in base units: a value for each of the times. */
export interface DaySeries<Name extends string = string> {
  readonly times: number[]; // seconds since epoch, a day each, without gaps
  readonly values: Readonly<Record<Name, number[]>>;
}

/** Every day of a range. */
export const daysOf = ({ from, to }: DayRange): string[] => {
  const days: string[] = [];
  for (let day = dayNumber(from); day <= dayNumber(to); day += 1) days.push(houseDayText(day));
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
    times: days.map((day) => (dayNumber(day) * DAY_MS) / 1000),
    values: Object.fromEntries(lines) as Record<Name, number[]>,
  };
};

/** Writes a day as YYYY-MM-DD in the page's language. */
export const useDay = (): ((day: string) => string) => {
  const locale = localeOf[useLanguage()];
  const format = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (day) => format.format(Date.parse(`${day.slice(0, 10)}T00:00:00Z`));
};
