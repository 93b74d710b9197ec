import { settingsCodes, type ReauthenticationState } from 'server/contract';
import { CallError, legacy } from '../connection/connection.ts';
import { createStore, useStore } from '../store/store.ts';

/** A player who is asked to show who they are, before something else goes on. */
export interface Asking {
  readonly id: number; // number of the dialog on this page: each begins with empty fields
  readonly state: ReauthenticationState;
  settle(isConfirmed: boolean): void;
}

let askings = 0;
const asking = createStore<Asking | null>(null);

export const useAsking = (): Asking | null => useStore(asking);

/** Has the player show who they are, if the server wants it before a sensitive change. Resolves with whether it may go on. */
export const confirmIdentity = async (): Promise<boolean> => {
  const state = await legacy('user:loadReauthentication', {});
  if (state.missing.length === 0) return true;
  asking.get()?.settle(false); // another change was begun
  return new Promise((resolve) => {
    const settle = (isConfirmed: boolean): void => {
      asking.set(null);
      resolve(isConfirmed);
    };
    asking.set({ id: (askings += 1), state, settle });
  });
};

/** Makes a change; where the server first wants to know who asks, the player shows it and the change is made again. */
export const withConfirmation = async <T>(change: () => Promise<T>): Promise<T> => {
  try {
    return await change();
  } catch (error) {
    const isAsked = error instanceof CallError && error.code === settingsCodes.reauthenticate;
    if (!isAsked || !(await confirmIdentity())) throw error;
    return change();
  }
};
