import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStatus, GRACE_MS } from './status.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it is connecting at first, and offline when the grace is over', () => {
  const { store } = createStatus();
  vi.advanceTimersByTime(GRACE_MS - 1);
  expect(store.get()).toBe('connecting');
  vi.advanceTimersByTime(1);
  expect(store.get()).toBe('offline');
});

test('a loss shorter than the grace is never called offline', () => {
  const { store, report } = createStatus();
  const seen: string[] = [];
  report(true);
  store.subscribe(() => seen.push(store.get()));
  report(false);
  vi.advanceTimersByTime(GRACE_MS - 1);
  report(true);
  vi.advanceTimersByTime(GRACE_MS * 2);
  expect(seen).toEqual(['connecting', 'online']);
});

test('failed attempts do not prolong the grace', () => {
  const { store, report } = createStatus();
  report(true);
  report(false);
  vi.advanceTimersByTime(GRACE_MS - 1);
  report(false);
  vi.advanceTimersByTime(1);
  expect(store.get()).toBe('offline');
  report(true);
  expect(store.get()).toBe('online');
});
