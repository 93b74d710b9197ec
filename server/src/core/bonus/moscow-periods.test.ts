import { dayOf, dayStart, periodOf } from 'db';
import { afterEach, describe, expect, it } from 'vitest';
import { cashbackWeek } from './cashback-week.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const home = process.env['TZ'];
afterEach(() => {
  if (home === undefined) delete process.env['TZ'];
  else process.env['TZ'] = home;
});

const inMoscow = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Moscow', dateStyle: 'short' });
const weekdayInMoscow = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Moscow', weekday: 'short' });

/** The Moscow day of a moment by the time zone database. */
const dayByZone = (at: number): number => {
  const [day = 0, month = 0, year = 0] = inMoscow.format(at).split('/').map(Number);
  return Date.UTC(year, month - 1, day) / DAY_MS;
};

// clock changes, ends of years, a leap day
const dates = [
  '2026-03-08', // New York
  '2026-03-29', // Berlin, a Sunday on which cashback is taken
  '2026-10-25',
  '2026-11-01',
  '2026-12-31',
  '2027-12-31',
  '2028-02-29',
];

/** Every half hour of the days around a date, and the last millisecond before each. */
const around = (date: string): number[] =>
  Array.from({ length: 4 * 48 }, (_, half) => Date.parse(date) - 2 * DAY_MS + (half * HOUR_MS) / 2).flatMap((at) => [
    at - 1,
    at,
  ]);

describe.each([
  ['Europe/Berlin', -60, -120],
  ['America/New_York', 300, 240],
  ['Australia/Lord_Howe', -660, -630], // half an hour, in the southern hemisphere
])('a server in %s', (zone, winterMinutes, summerMinutes) => {
  it.each(dates)('keeps the days, weeks and months of Moscow around %s', (date) => {
    process.env['TZ'] = zone;
    const offsets = [0, 6].map((month) => new Date(2026, month, 15).getTimezoneOffset());
    expect(offsets).toEqual([winterMinutes, summerMinutes]); // the zone is active
    for (const at of around(date)) {
      const day = dayByZone(at);
      expect(dayOf(at)).toBe(day);
      expect([dayByZone(dayStart(day)), dayByZone(dayStart(day) - 1)]).toEqual([day, day - 1]);
      expect(dayStart(day + 1) - dayStart(day)).toBe(DAY_MS);
      const { isSunday, sunday, nextSundayAt, lapsesAt, before, soFar } = cashbackWeek(at);
      expect(isSunday).toBe(weekdayInMoscow.format(at) === 'Sun');
      expect(weekdayInMoscow.format(dayStart(sunday))).toBe('Sun');
      expect([before, soFar]).toEqual([
        { from: sunday - 7, to: sunday - 1 },
        { from: sunday, to: day },
      ]);
      expect([nextSundayAt, lapsesAt]).toEqual([dayStart(sunday) + 7 * DAY_MS, dayStart(sunday) + DAY_MS]);
      expect(at >= dayStart(sunday) && at < nextSundayAt).toBe(true);
      const week = periodOf('week', at);
      expect(weekdayInMoscow.format(dayStart(week.firstDay))).toBe('Mon');
      expect(week.endsAt - dayStart(week.firstDay)).toBe(7 * DAY_MS);
      const month = periodOf('month', at);
      expect(inMoscow.format(dayStart(month.firstDay))).toMatch(/^01/);
      expect(inMoscow.format(month.endsAt)).toMatch(/^01/);
      expect(at >= dayStart(month.firstDay) && at < month.endsAt).toBe(true);
    }
  });
});
