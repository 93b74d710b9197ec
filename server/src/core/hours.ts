import { HOUSE_OFFSET_MS } from 'games-engine';

const HOUR_MS = 3_600_000;
const DAY_HOURS = 24;

/** True while a moment lies between two hours of Moscow time, the second one excluded. `at`: ms since epoch. */
export const isWithinHours = (at: number, { fromHour, toHour }: { fromHour: number; toHour: number }): boolean => {
  const hour = Math.floor((at + HOUSE_OFFSET_MS) / HOUR_MS) % DAY_HOURS;
  return hour >= fromHour && hour < toHour;
};
