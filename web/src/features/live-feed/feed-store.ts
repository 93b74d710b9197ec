import { LIVE_FEED_ROWS, type LiveBet } from 'server/contract';

/** Bets that wait for their second at the top. More would only be shown later than they can interest anyone. */
const QUEUE_LIMIT = LIVE_FEED_ROWS;

/** A bet is shown no sooner than this after it was settled, so that the table never tells before the scene does. */
export const HOLD_MS = 900;

/** One tab of the feed. */
export interface FeedQueue {
  readonly rows: readonly LiveBet[]; // newest first, at most LIVE_FEED_ROWS
  readonly waiting: readonly LiveBet[]; // oldest first, at most QUEUE_LIMIT
}

export type FeedAction =
  | { type: 'loaded'; rows: readonly LiveBet[] }
  | { type: 'pushed'; bet: LiveBet }
  | { type: 'tick'; now: number } // server time, once a second
  | { type: 'paused' }; // nobody looks: what waits is out of date when they come back

export const emptyFeed: FeedQueue = { rows: [], waiting: [] };

const hasBet = (bets: readonly LiveBet[], { id, game }: LiveBet): boolean =>
  bets.some((bet) => bet.id === id && bet.game === game);

const loaded = ({ waiting }: FeedQueue, answer: readonly LiveBet[]): FeedQueue => {
  const rows = answer.slice(0, LIVE_FEED_ROWS);
  const newestAt = rows[0]?.at ?? 0;
  return { rows, waiting: waiting.filter((bet) => bet.at >= newestAt && !hasBet(rows, bet)) };
};

const pushed = (feed: FeedQueue, bet: LiveBet): FeedQueue =>
  hasBet(feed.rows, bet) || hasBet(feed.waiting, bet)
    ? feed
    : { ...feed, waiting: [...feed.waiting, bet].slice(-QUEUE_LIMIT) };

const ticked = (feed: FeedQueue, now: number): FeedQueue => {
  const [next, ...waiting] = feed.waiting;
  if (!next || next.at + HOLD_MS > now) return feed;
  return { rows: [next, ...feed.rows].slice(0, LIVE_FEED_ROWS), waiting };
};

/** The feed's next state. The same object comes back when nothing changed. */
export const feedReducer = (feed: FeedQueue, action: FeedAction): FeedQueue => {
  switch (action.type) {
    case 'loaded':
      return loaded(feed, action.rows);
    case 'pushed':
      return pushed(feed, action.bet);
    case 'tick':
      return ticked(feed, action.now);
    case 'paused':
      return feed.waiting.length === 0 ? feed : { ...feed, waiting: [] };
  }
};

/** The tabs by the names that pushes carry, and `wins`, which this browser picks out of `all`. */
export const feedTabs = ['my', 'all', 'big', 'wins'] as const;
export type FeedTab = (typeof feedTabs)[number];

/** True for a bet on an own game that paid more than was staked. */
const isOwnWin = ({ amount, bet, provided }: LiveBet): boolean => amount > bet && !provided;

/** Dependencies of the store: server time, and a call every second until it is stopped. */
export interface FeedClock {
  now(): number;
  everySecond(tick: () => void): () => void;
}

const STEP_MS = 1000;

/** The browser's own second. */
export const everySecond: FeedClock['everySecond'] = (tick) => {
  const timer = setInterval(tick, STEP_MS);
  return () => clearInterval(timer);
};

/** All tabs of one feed. Lives outside React: a push that only waits renders nothing. */
export interface FeedStore {
  rows(tab: FeedTab): readonly LiveBet[];
  shown(tab: FeedTab): number; // rows that came on top since the tab was loaded
  load(tab: FeedTab, rows: readonly LiveBet[]): void;
  push(tab: FeedTab, bet: LiveBet): void;
  hold(held: boolean): void; // rows stand still while somebody reads or reaches for one
  pause(): void;
  subscribe: (listener: () => void) => () => void;
}

/** A feed whose clock runs only while there is something to show: the first bet after a pause is shown at once. */
export const createFeedStore = (clock: FeedClock): FeedStore => {
  const feeds: Record<FeedTab, FeedQueue> = { my: emptyFeed, all: emptyFeed, big: emptyFeed, wins: emptyFeed };
  const counts: Record<FeedTab, number> = { my: 0, all: 0, big: 0, wins: 0 };
  const listeners = new Set<() => void>();
  let stopClock: (() => void) | undefined;
  let isHeld = false;

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
    if (isHeld) return;
    const now = clock.now();
    const isIdle = feedTabs.every((tab) => feeds[tab].waiting.length === 0);
    if (isIdle) return halt(); // a whole second after the last row, so that rows never come closer
    const changed = feedTabs.filter((tab) => apply(tab, { type: 'tick', now }));
    for (const tab of changed) counts[tab] += 1;
    if (changed.length > 0) tell();
  };

  return {
    rows: (tab) => feeds[tab].rows,
    shown: (tab) => counts[tab],
    load(tab, rows) {
      counts[tab] = 0;
      if (apply(tab, { type: 'loaded', rows })) tell();
    },
    push(tab, bet) {
      apply(tab, { type: 'pushed', bet });
      if (tab === 'all' && isOwnWin(bet)) apply('wins', { type: 'pushed', bet });
      if (stopClock || feeds[tab].waiting.length === 0) return;
      stopClock = clock.everySecond(tick);
      tick();
    },
    hold(held) {
      isHeld = held;
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
