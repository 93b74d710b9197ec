import { createStore, type Store } from '../store/store.ts';

export type ConnectionStatus = 'online' | 'connecting' | 'offline';

/** Time for which a lost connection stays unmentioned. */
export const GRACE_MS = 3000;

/** Status of the connections together: one that is down makes all connecting, and offline after the grace. */
export const createStatus = (graceMs = GRACE_MS): { store: Store<ConnectionStatus>; report(up: boolean): void } => {
  const store = createStore<ConnectionStatus>('connecting');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const countDown = (): void => {
    timer ??= setTimeout(() => store.set('offline'), graceMs);
  };
  countDown();
  return {
    store,
    report: (up) => {
      if (up) {
        clearTimeout(timer);
        timer = undefined;
        store.set('online');
        return;
      }
      if (store.get() === 'online') store.set('connecting');
      countDown();
    },
  };
};
