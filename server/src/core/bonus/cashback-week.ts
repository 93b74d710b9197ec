import { dayOf, dayStart } from 'db';

const WEEK_DAYS = 7;
const DAYS_BEFORE_SUNDAY = 4; // day 0 was a Thursday

/** Days since the last Sunday; 0 on a Sunday. */
const sinceSunday = (day: number): number => (day + DAYS_BEFORE_SUNDAY) % WEEK_DAYS;

/** The week that a moment is in, from Sunday 00:00 to the next (Moscow), and the one before it. */
export interface CashbackWeek {
  isSunday: boolean; // cashback of the week before can be taken
  sunday: number; // day on which this week began: it names what is taken then
  nextSundayAt: number; // ms since epoch
  lapsesAt: number; // when what can be taken on this Sunday is gone
  before: { from: number; to: number }; // days of the week before
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
