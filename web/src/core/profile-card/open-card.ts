import { createStore, useStore } from '../store/store.ts';

const opened = createStore<string | null>(null);

/** Opens the card of a player by their public id. */
export const openPlayerCard = (publicId: string): void => opened.set(publicId);

export const closePlayerCard = (): void => opened.set(null);

/** Whose card is open. */
export const useOpenCard = (): string | null => useStore(opened);
