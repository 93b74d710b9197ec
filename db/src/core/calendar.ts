import { HOUSE_OFFSET_MS, houseDayOf as dayOf, houseDayStart as dayStart } from 'games-engine';

// Days, weeks and months are the house's, which the engine's core/house-day.ts chooses for every workspace.
export { dayOf, dayStart };

const DAY_MS = 86_400_000;
const DAYS_BEFORE_MONDAY = 3; // day 0 was a Thursday
const WEEK_DAYS = 7;

/** The number of a day in SQL, of a bigint expression that is ms since epoch and positive. */
export const dayOfSql = (at: string): string => `((${at} + ${HOUSE_OFFSET_MS}) / ${DAY_MS})::int`;

export const periods = ['day', 'week', 'month'] as const;
export type Period = (typeof periods)[number];

/** A calendar period by its days. */
export interface PeriodDays {
  firstDay: number;
  endsAt: number; // ms since epoch: the first moment that does not belong to it
}

const weekOf = (day: number): PeriodDays => {
  const firstDay = day - ((day + DAYS_BEFORE_MONDAY) % WEEK_DAYS);
  return { firstDay, endsAt: dayStart(firstDay + WEEK_DAYS) };
};

const monthOf = (day: number): PeriodDays => {
  const date = new Date(day * DAY_MS); // its UTC date is the day's
  const first = (months: number): number => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months) / DAY_MS;
  return { firstDay: first(0), endsAt: dayStart(first(1)) };
};

/** The day, the week from Monday or the month that a moment belongs to. */
export const periodOf = (period: Period, at: number): PeriodDays => {
  const day = dayOf(at);
  if (period === 'day') return { firstDay: day, endsAt: dayStart(day + 1) };
  return period === 'week' ? weekOf(day) : monthOf(day);
};
