import { createSteadyClock, type Clock } from '../core/clock.ts';

/** A clock that goes on by itself and can be set ahead. */
export interface DemoClock extends Clock {
  /** Sets it, unless it is later already: time never goes back. */
  moveTo(at: number): void;
}

/** Makes one that begins at `at`, ms since epoch. */
export const createDemoClock = (at: number): DemoClock => {
  const steady = createSteadyClock();
  let ahead = at - steady.now();
  const now = (): number => steady.now() + ahead;
  return {
    now,
    moveTo(next) {
      ahead += Math.max(0, next - now());
    },
  };
};
