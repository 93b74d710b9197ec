import { LIVE_FEED_ROWS } from '../../../contract/features/live-feed-values.ts';
import type { LiveBet } from '../../../contract/features/live-feed.contract.ts';

const ROW_EVERY_MS = 1000; // the table shows one new row per second: more would never be seen

/** Sink of rows: everybody, or one user. */
export interface LiveFeedSink {
  toAll(type: 'all' | 'big', bet: LiveBet): void;
  toUser(userId: bigint, bet: LiveBet): void;
}

/** Rows that wait to be shown: at most a table of them, the newest. */
class RowQueue {
  readonly #waiting: LiveBet[] = [];

  push(bet: LiveBet): void {
    this.#waiting.push(bet);
    if (this.#waiting.length > LIVE_FEED_ROWS) this.#waiting.shift();
  }

  next(): LiveBet | undefined {
    return this.#waiting.shift();
  }

  get isEmpty(): boolean {
    return this.#waiting.length === 0;
  }
}

interface FeedRows {
  all: readonly LiveBet[];
  big: readonly LiveBet[];
  wins: readonly LiveBet[];
}

/** True for a bet on an own game that paid more than was staked. */
export const isOwnWin = ({ amount, bet, provided }: Pick<LiveBet, 'amount' | 'bet' | 'provided'>): boolean =>
  amount > bet && !provided;

export interface LiveFeed {
  /** Takes a bet that was committed. Costs next to nothing: it only remembers. */
  add(userId: bigint, bet: LiveBet): void;
  /** The last rows of everybody's bets, of the big wins and of wins in own games, newest first. */
  recent(): Record<keyof FeedRows, LiveBet[]>;
  /** Stops the clock. */
  close(): void;
}

export interface LiveFeedOptions {
  sink: LiveFeedSink;
  bigWinMinor: bigint;
  initial: FeedRows;
}

/**
 * The live feed: one row per second and tab, however many bets are settled. An idle feed has no timer: it starts with
 * the first row and ends when nothing waits.
 */
export const createLiveFeed = ({ sink, bigWinMinor, initial }: LiveFeedOptions): LiveFeed => {
  const all = [...initial.all];
  const big = [...initial.big];
  const wins = [...initial.wins];
  const queues = { all: new RowQueue(), big: new RowQueue() };
  const ownQueues = new Map<bigint, RowQueue>();
  let timer: NodeJS.Timeout | undefined;

  const remember = (rows: LiveBet[], bet: LiveBet): void => {
    rows.unshift(bet);
    if (rows.length > LIVE_FEED_ROWS) rows.pop();
  };

  const ownQueue = (userId: bigint): RowQueue => {
    const queue = ownQueues.get(userId) ?? new RowQueue();
    ownQueues.set(userId, queue);
    return queue;
  };

  const tick = (): void => {
    for (const type of ['all', 'big'] as const) {
      const bet = queues[type].next();
      if (bet) sink.toAll(type, bet);
    }
    for (const [userId, queue] of ownQueues) {
      const bet = queue.next();
      if (bet) sink.toUser(userId, bet);
      else ownQueues.delete(userId);
    }
    const isIdle = queues.all.isEmpty && queues.big.isEmpty && ownQueues.size === 0;
    if (!isIdle) return;
    clearInterval(timer);
    timer = undefined;
  };

  return {
    add(userId, bet) {
      remember(all, bet);
      queues.all.push(bet);
      if (isOwnWin(bet)) remember(wins, bet);
      ownQueue(userId).push(bet);
      if (BigInt(bet.amount) >= bigWinMinor && bet.amount > bet.bet) {
        remember(big, bet);
        queues.big.push(bet);
      }
      timer ??= setInterval(tick, ROW_EVERY_MS);
    },
    recent: () => ({ all: [...all], big: [...big], wins: [...wins] }),
    close() {
      clearInterval(timer);
      timer = undefined;
    },
  };
};
