import type { SelfExclusion, TimeOut } from 'server/contract';

const DAY_MS = 86_400_000;
const days = { day: 1, week: 7, month: 30 } as const satisfies Record<TimeOut, number>;
const months = { sixMonths: 6, year: 12, fiveYears: 60 } as const satisfies Record<
  Exclude<SelfExclusion, 'forever'>,
  number
>;

const isTimeOut = (length: TimeOut | SelfExclusion): length is TimeOut => Object.hasOwn(days, length);

/** So many months later, in UTC; the last day of a month that is shorter. */
const monthsAfter = (at: number, count: number): number => {
  const date = new Date(at);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime();
};

/** When a break that begins now would end, as the server reckons it; null: never. */
export const breakEnd = (length: TimeOut | SelfExclusion, now: number): number | null => {
  if (isTimeOut(length)) return now + days[length] * DAY_MS;
  return length === 'forever' ? null : monthsAfter(now, months[length]);
};
