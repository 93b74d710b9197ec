import { serverNow } from '../../connection/connection.ts';
import { createStore } from '../../store/store.ts';
import { useCallback, useEffect, useState } from 'react';

/** Source of time for scenes. */
export interface SceneClock {
  now(): number; // ms since epoch
  stands: boolean; // it is held: nothing moves until another one is set
}

/** The server's clock, which scenes show unless a tool holds or leads another one. */
const liveClock: SceneClock = { now: serverNow, stands: false };

export const sceneClock = createStore(liveClock);

/** The moment that scenes show, ms since epoch. */
export const sceneNow = (): number => sceneClock.get().now();

const TICK_MS = 50; // interval at which the page hears of a running clock

/** The clock of scenes in a designer's hand. */
export interface HeldClock {
  now: number; // ms
  isRunning: boolean;
  hold(at: number): void;
  run(from: number, pace?: number): void; // pace: 1 as players see it, less: slower
}

const stand = (at: number): void => sceneClock.set({ now: () => at, stands: true });

/** Leads the clock of scenes from `first`, at most to `end`, while the page is there. */
export const useSceneClock = (first: number, end: number): HeldClock => {
  const [now, setNow] = useState(first);
  const [isRunning, setRunning] = useState(false);
  const hold = useCallback((at: number) => {
    stand(at);
    setRunning(false);
    setNow(at);
  }, []);
  const run = useCallback(
    (from: number, pace = 1) => {
      const begun = performance.now();
      sceneClock.set({ now: () => Math.min(end, from + (performance.now() - begun) * pace), stands: false });
      setRunning(true);
    },
    [end],
  );
  useEffect(() => {
    stand(first);
    return () => sceneClock.set(liveClock);
  }, [first]);
  useEffect(() => {
    if (!isRunning) return undefined;
    const follow = (): void => {
      const at = sceneClock.get().now();
      if (at < end) setNow(at);
      else hold(end);
    };
    const timer = setInterval(follow, TICK_MS);
    return () => clearInterval(timer);
  }, [isRunning, end, hold]);
  return { now, isRunning, hold, run };
};
