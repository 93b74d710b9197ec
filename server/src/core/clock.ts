/** The server's time, ms since epoch. */
export interface Clock {
  now(): number;
}

/**
 * Wall time as it was at the start, carried on by a clock that is never set: a step of the machine's clock neither
 * shortens nor stretches a countdown.
 */
export const createSteadyClock = (): Clock => {
  const origin = Date.now() - performance.now();
  return { now: () => Math.round(origin + performance.now()) };
};
