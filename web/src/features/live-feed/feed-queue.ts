import { LIVE_FEED_ROWS, type LiveBet } from 'server/contract';

/** How many bets wait for their second at the top. More would only be shown later than they can interest anyone. */
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
