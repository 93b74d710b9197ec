import { readSaved, save } from '../../core/store/saved.ts';
import { createStore } from '../../core/store/store.ts';

const QUIET = 'chat-quiet';

/** True while a screen reader is told of new messages; remembered on this device. */
export const readsAloud = createStore(readSaved(QUIET) !== true);

export const setReadsAloud = (on: boolean): void => {
  readsAloud.set(on);
  save(QUIET, on ? undefined : true);
};
