import { readSaved, save } from '../store/saved.ts';
import { createStore, useStore } from '../store/store.ts';

const MUTED = 'muted';

/** True while every sound is silenced. */
export const muted = createStore(readSaved(MUTED) === true);

export const useMuted = (): boolean => useStore(muted);

/** Silences or allows every sound; remembered. */
export const setMuted = (value: boolean): void => {
  muted.set(value);
  save(MUTED, value || undefined);
};
