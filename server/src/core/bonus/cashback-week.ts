import { dayOf, dayStart } from 'db';

const WEEK_DAYS = 7;
const DAYS_BEFORE_SUNDAY = 4; // day 0 was a Thursday

/** Days since the last Sunday; 0 on a Sunday. */
const sinceSunday = (day: number): number => (day + DAYS_BEFORE_SUNDAY) % WEEK_DAYS;

/** The week of a moment, from Sunday 00:00 Moscow time, and the week before. */
export interface CashbackWeek {
  isSunday: boolean; // the previous week's cashback can be taken
  sunday: number; // first day of this week, which names the cashback taken on it
  nextSundayAt: number; // ms since epoch
  lapsesAt: number; // when this Sunday's cashback expires
  before: { from: number; to: number }; // days of the previous week
  soFar: { from: number; to: number }; // days of this week
}

export const cashbackWeek = (at: number): CashbackWeek => {
  const day = dayOf(at);
  const sunday = day - sinceSunday(day);
  return {
    isSunday: day === sunday,
    sunday,
    nextSundayAt: dayStart(sunday + WEEK_DAYS),
    lapsesAt: dayStart(sunday + 1),
    before: { from: sunday - WEEK_DAYS, to: sunday - 1 },
    soFar: { from: sunday, to: day },
  };
};
