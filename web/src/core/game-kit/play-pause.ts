import { createStore } from '../store/store.ts';

/** How often play was asked to stand still: auto play stops each time. */
export const pauses = createStore(0);

/** Asks what plays by itself to stop after the bet in flight. */
export const pausePlay = (): void => pauses.set(pauses.get() + 1);
