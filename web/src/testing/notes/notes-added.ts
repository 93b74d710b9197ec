import { createStore } from '../../core/store/store.ts';

/** Number of notes that the server has reported since the application started. */
export const notesAdded = createStore(0);
