/** A time for which the bed makes room, ms of one clock. `until` is Infinity while it goes on. */
export interface Duck {
  readonly since: number;
  readonly until: number;
}

/** Time in which the bed comes back, ms. */
export const RISE_MS = 900;

/** True once a duck has let the bed rise again. */
export const isOver = ({ until }: Duck, now: number): boolean => now >= until + RISE_MS;

const ducks = new Set<Duck>();
const listeners = new Set<() => void>();

/** Hears when the bed is to make room. */
export const onDuck = (listener: () => void): void => void listeners.add(listener);

/** Sounds that the bed makes room for, now or until just now. */
export const ducksAt = (now: number): ReadonlySet<Duck> => {
  for (const duck of ducks) if (isOver(duck, now)) ducks.delete(duck);
  return ducks;
};

/** Has the bed make room for so long, ms; answers how to end it sooner. */
export const duckBed = (ms: number): (() => void) => {
  const since = performance.now();
  ducksAt(since);
  let duck: Duck = { since, until: since + ms };
  ducks.add(duck);
  for (const listener of listeners) listener();
  return () => {
    if (!ducks.delete(duck)) return;
    duck = { since, until: Math.min(duck.until, performance.now()) };
    ducks.add(duck);
  };
};
