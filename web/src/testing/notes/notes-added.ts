import { createStore } from '../../core/store/store.ts';

/** How many notes the server has told of since the application started. */
export const notesAdded = createStore(0);
