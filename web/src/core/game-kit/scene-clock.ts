import { serverNow } from '../connection/connection.ts';
import { createStore } from '../store/store.ts';

/** Where scenes have the time from. */
export interface SceneClock {
  now(): number; // ms since epoch
  stands: boolean; // it is held: nothing moves until another one is set
}

/** The server's clock, which scenes show unless a tool holds or leads another one. */
export const liveClock: SceneClock = { now: serverNow, stands: false };

export const sceneClock = createStore(liveClock);

/** The moment that scenes show, ms since epoch. */
export const sceneNow = (): number => sceneClock.get().now();
