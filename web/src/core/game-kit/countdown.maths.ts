/** Whole seconds until a deadline, rounded up: 0 only when it has come. */
export const secondsLeft = (until: number | null, now: number): number =>
  until === null ? 0 : Math.max(0, Math.ceil((until - now) / 1000));

/** How long until the number of seconds changes, ms; undefined when it never will. */
export const untilNextSecond = (until: number | null, now: number): number | undefined => {
  if (until === null || until <= now) return undefined;
  const rest = (until - now) % 1000;
  return rest === 0 ? 1000 : rest;
};

/** What is worth saying of a countdown: its start, the last five seconds, its end. */
export type CountdownWord = 'start' | 'soon' | 'end';

const SOON_S = 5;

/** What to say when the seconds went from one number to another; undefined: nothing. */
export const countdownWord = (before: number, now: number): CountdownWord | undefined => {
  if (before === now) return undefined;
  if (now === 0) return before > 0 ? 'end' : undefined;
  if (before === 0) return 'start';
  return before > SOON_S && now <= SOON_S ? 'soon' : undefined;
};
