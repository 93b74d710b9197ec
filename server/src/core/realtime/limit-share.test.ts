import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLimitShare, type LimitShare } from './limit-share.ts';
import type { TokenBuckets } from './token-bucket.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Processes that hear each other at once. */
const openProcesses = (count: number): { buckets: TokenBuckets; stop(): void; messages: unknown[] }[] => {
  const listeners: ((message: unknown) => void)[] = [];
  return Array.from({ length: count }, (_, self) => {
    const share: LimitShare = createLimitShare();
    const messages: unknown[] = [];
    const buckets = share.buckets('calls', { perSecond: 10, burst: 40 });
    const stop = share.connect(
      {
        async publish(_topic, message) {
          messages.push(message);
          for (const [index, listener] of listeners.entries()) if (index !== self) listener(message);
        },
        subscribe: (_topic, listener) => void listeners.push(listener),
      },
      () => undefined,
    );
    return { buckets, stop, messages };
  });
};

it('a limit holds over all processes together, however evenly somebody spreads what they ask', () => {
  const processes = openProcesses(3);
  let taken = 0;
  const seconds = 60;
  for (let tick = 0; tick < seconds * 20; tick += 1) {
    for (const { buckets } of processes) if (buckets.take('ann', performance.now()) === 0) taken += 1;
    vi.advanceTimersByTime(50);
  }
  expect(taken).toBeGreaterThan(10 * seconds);
  expect(taken).toBeLessThan(10 * seconds + 3 * 40);
  expect(processes[0]?.buckets.take('bob', performance.now())).toBe(0); // others are not concerned
});

it('other processes hear seldom of who asks now and then, and nothing after the end', () => {
  const [first, second] = openProcesses(2);
  for (let minute = 0; minute < 10; minute += 1) {
    first?.buckets.take('ann', performance.now());
    vi.advanceTimersByTime(60_000);
  }
  expect(first?.messages).toHaveLength(2); // every fifth
  first?.stop();
  first?.buckets.take('ann', performance.now(), 40);
  vi.advanceTimersByTime(1000);
  expect(first?.messages).toHaveLength(2);
  expect(second?.messages).toEqual([]);
});
