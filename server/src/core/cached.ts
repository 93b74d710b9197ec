import type { Clock } from './clock.ts';

/** Caches `load` for `freshMs`. Concurrent callers share one load; failures are not cached. */
export const cachedFor = <T>(freshMs: number, clock: Clock, load: () => Promise<T>): (() => Promise<T>) => {
  let known: { value: T; at: number } | undefined;
  let loading: Promise<T> | undefined;
  const reload = async (): Promise<T> => {
    try {
      const value = await load();
      known = { value, at: clock.now() };
      return value;
    } finally {
      loading = undefined;
    }
  };
  return async () => {
    if (known && Math.abs(clock.now() - known.at) < freshMs) return known.value;
    return (loading ??= reload());
  };
};
