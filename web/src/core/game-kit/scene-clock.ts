import { serverNow } from '../connection/connection.ts';
import { createStore } from '../store/store.ts';

/** Where scenes have the time from: the server's clock, unless a tool holds or leads another one. */
export const sceneClock = createStore<() => number>(serverNow);

/** The moment that scenes show, ms since epoch. */
export const sceneNow = (): number => sceneClock.get()();
