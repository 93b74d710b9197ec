import { createStore } from '../../core/store/store.ts';

/** Whether a new version of the application waits to be taken. */
export const updateReady = createStore(false);
