import { createStore } from '../store/store.ts';

const count = createStore(0);

/** How many bets and moves of this page wait for their answers. */
export const betsInFlight: Pick<typeof count, 'get' | 'subscribe'> = count;

/** Counts one for as long as it runs. */
export const asBetInFlight = async <T>(work: () => Promise<T>): Promise<T> => {
  count.set(count.get() + 1);
  try {
    return await work();
  } finally {
    count.set(count.get() - 1);
  }
};
