import { createStore } from '../../../core/store/store.ts';

/** The cell that the pointer or the focus is on and that a press would open: it lifts. */
export const touchedCell = createStore<number | undefined>(undefined);
