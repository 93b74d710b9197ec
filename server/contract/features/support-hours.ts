import { HOUSE_OFFSET_MS as OFFSET_MS } from 'games-engine';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const OPENS = 8; // hours
const OPENS_LATER = 10; // hours, at weekends and on holidays
const CLOSES = 3; // hours of the next day

/** Holidays of every year, month and day, on which support opens later. */
const HOLIDAYS: ReadonlySet<string> = new Set(
  '01-01 01-02 01-03 01-04 01-05 01-06 01-07 01-08 02-23 03-08 05-01 05-09 06-12 11-04'.split(' '),
);

/** A moment at support: `until` is its next opening or closing. Times are ms since epoch. */
export interface SupportMoment {
  readonly isOpen: boolean;
  readonly until: number;
}

/** Tells when support is open: 08:00 to 03:00, at weekends and on holidays from 10:00, by Moscow time. */
export const supportAt = (now: number): SupportMoment => {
  const local = now + OFFSET_MS;
  const midnight = local - (local % DAY_MS);
  const date = new Date(midnight); // read by its UTC fields, which are Moscow's here
  const isLater = [0, 6].includes(date.getUTCDay()) || HOLIDAYS.has(date.toISOString().slice(5, 10));
  const closing = midnight + CLOSES * HOUR_MS;
  const opening = midnight + (isLater ? OPENS_LATER : OPENS) * HOUR_MS;
  if (local < closing) return { isOpen: true, until: closing - OFFSET_MS };
  if (local < opening) return { isOpen: false, until: opening - OFFSET_MS };
  return { isOpen: true, until: closing + DAY_MS - OFFSET_MS };
};

/** Time between two moments in which support is open, ms. */
export const supportOpenMs = (from: number, to: number): number => {
  let openMs = 0;
  for (let moment = from; moment < to;) {
    const { isOpen, until } = supportAt(moment);
    if (isOpen) openMs += Math.min(until, to) - moment;
    moment = until;
  }
  return openMs;
};
