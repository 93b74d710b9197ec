import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from '../store/store.ts';
import { whenQuiet } from './in-play.ts';

const QUIET_MS = 2000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('acts once, after nothing was busy for long enough', () => {
  const [busy, act] = [createStore(true), vi.fn()];
  whenQuiet(busy, QUIET_MS, act);
  vi.advanceTimersByTime(10 * QUIET_MS);
  busy.set(false);
  vi.advanceTimersByTime(QUIET_MS - 1);
  busy.set(true); // the next bet of a series
  vi.advanceTimersByTime(QUIET_MS);
  busy.set(false);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(QUIET_MS);
  expect(act).toHaveBeenCalledOnce();
  busy.set(true);
  busy.set(false);
  vi.advanceTimersByTime(QUIET_MS);
  expect(act).toHaveBeenCalledOnce();
});

it('does nothing once it is called off', () => {
  const [busy, act] = [createStore(false), vi.fn()];
  whenQuiet(busy, QUIET_MS, act)();
  vi.advanceTimersByTime(QUIET_MS);
  expect(act).not.toHaveBeenCalled();
});
