import type { LiveBet } from 'server/contract';
import { emptyFeed, feedReducer, type FeedAction, type FeedQueue } from './feed-queue.ts';

/** The tabs, by the names that pushes carry. */
export const feedTabs = ['my', 'all', 'big'] as const;
export type FeedTab = (typeof feedTabs)[number];

/** What the store needs from outside: server time, and a call every second until it is stopped. */
export interface FeedClock {
  now(): number;
  everySecond(tick: () => void): () => void;
}

/** All tabs of one feed. Lives outside React: a push that only waits renders nothing. */
export interface FeedStore {
  rows(tab: FeedTab): readonly LiveBet[];
  load(tab: FeedTab, rows: readonly LiveBet[]): void;
  push(tab: FeedTab, bet: LiveBet): void;
  pause(): void;
  subscribe(listener: () => void): () => void;
}

/** A feed whose clock runs only while there is something to show: the first bet after a pause is shown at once. */
export const createFeedStore = (clock: FeedClock): FeedStore => {
  const feeds: Record<FeedTab, FeedQueue> = { my: emptyFeed, all: emptyFeed, big: emptyFeed };
  const listeners = new Set<() => void>();
  let stopClock: (() => void) | undefined;

  const apply = (tab: FeedTab, action: FeedAction): boolean => {
    const before = feeds[tab];
    feeds[tab] = feedReducer(before, action);
    return feeds[tab].rows !== before.rows;
  };
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  const halt = (): void => {
    stopClock?.();
    stopClock = undefined;
  };
  const tick = (): void => {
    const now = clock.now();
    const isIdle = feedTabs.every((tab) => feeds[tab].waiting.length === 0);
    if (isIdle) return halt(); // a whole second after the last row, so that rows never come closer
    const changed = feedTabs.map((tab) => apply(tab, { type: 'tick', now }));
    if (changed.includes(true)) tell();
  };

  return {
    rows: (tab) => feeds[tab].rows,
    load(tab, rows) {
      if (apply(tab, { type: 'loaded', rows })) tell();
    },
    push(tab, bet) {
      apply(tab, { type: 'pushed', bet });
      if (stopClock || feeds[tab].waiting.length === 0) return;
      stopClock = clock.everySecond(tick);
      tick();
    },
    pause() {
      for (const tab of feedTabs) apply(tab, { type: 'paused' });
      halt();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
