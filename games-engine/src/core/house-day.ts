// oxlint-disable no-restricted-globals -- dates are converted here, no clock is read
const DAY_MS = 86_400_000;

/** The zone of every day, week and month of the house: its figures, limits, bonuses, partners and tournaments. */
export const HOUSE_ZONE = 'Europe/Moscow';

/** The same zone as an offset: UTC+3 all year, so that every day has 24 hours. */
export const HOUSE_OFFSET_MS = 10_800_000;

/** The number of a house's day: 0 is 1 January 1970. `at`: ms since epoch. */
export const houseDayOf = (at: number): number => Math.floor((at + HOUSE_OFFSET_MS) / DAY_MS);

/** When a day begins, ms since epoch. */
export const houseDayStart = (day: number): number => day * DAY_MS - HOUSE_OFFSET_MS;

/** The day of a number, `YYYY-MM-DD`. */
export const houseDayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** The house's date and time of a moment, to the minute: `YYYY-MM-DDTHH:MM`. */
export const houseTimeText = (at: number): string => new Date(at + HOUSE_OFFSET_MS).toISOString().slice(0, 16);

/** A moment for a file: the house's date and time with its offset, ISO 8601. */
export const houseIsoText = (at: number): string => new Date(at + HOUSE_OFFSET_MS).toISOString().replace('Z', '+03:00');

/** The moment of a house's day or of its date and time, ms since epoch; NaN: the text is none. */
export const houseMomentOf = (text: string): number =>
  /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d)?)?$/.test(text)
    ? Date.parse(text.length > 10 ? `${text}Z` : `${text}T00:00:00Z`) - HOUSE_OFFSET_MS
    : Number.NaN;
