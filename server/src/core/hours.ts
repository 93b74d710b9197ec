const HOUR_MS = 3_600_000;
const MOSCOW_HOURS = 3;
const DAY_HOURS = 24;

/** True while a moment lies between two hours of Moscow time, the second one excluded. `at`: ms since epoch. */
export const isWithinHours = (at: number, { fromHour, toHour }: { fromHour: number; toHour: number }): boolean => {
  const hour = (Math.floor(at / HOUR_MS) + MOSCOW_HOURS) % DAY_HOURS;
  return hour >= fromHour && hour < toHour;
};
