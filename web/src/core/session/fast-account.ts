import { createStore, useStore } from '../store/store.ts';

/** What a one-click registration made: shown once, kept by nobody but its owner. */
export interface FastAccount {
  readonly login: string;
  readonly password: string;
}

const store = createStore<FastAccount | null>(null);

export const keepFastAccount = (account: FastAccount): void => store.set(account);

/** Forgets it: its owner has noted it down, or has signed out. */
export const forgetFastAccount = (): void => store.set(null);

/** The account whose login and password have yet to be noted down, or null. */
export const useFastAccount = (): FastAccount | null => useStore(store);
