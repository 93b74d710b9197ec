import { listBigWins, listRounds, type PlayedBet, type Queryable } from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import { LIVE_FEED_ROWS, type LiveBet, type liveFeedCalls } from '../../../contract/live-feed.contract.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';
import { publicName } from '../../core/public-nick.ts';
import type { LiveFeed } from './live-feed.ts';

type Handlers = { [N in keyof typeof liveFeedCalls]: CallHandler<(typeof liveFeedCalls)[N], CallAnswer<N>> };

const rowOf = (round: PlayedBet): LiveBet => ({
  id: round.id,
  game: round.game,
  ...publicName(round),
  bet: Number(round.stakeMinor),
  amount: Number(round.payoutMinor),
  at: round.at,
});

/** The rows that a starting server shows: what was settled last before it started. */
export const loadLiveFeed = async (
  db: Queryable,
  bigWinMinor: bigint,
): Promise<{ all: LiveBet[]; big: LiveBet[] }> => ({
  all: (await listRounds(db, { limit: LIVE_FEED_ROWS })).map(rowOf),
  big: (await listBigWins(db, bigWinMinor, LIVE_FEED_ROWS)).map(rowOf),
});

/** `liveFeed.getLiveFeed`. */
export const createLiveFeedHandlers = ({ db, feed }: { db: Queryable; feed: LiveFeed }): Handlers => ({
  'liveFeed.getLiveFeed': {
    async handle(_payload, { player }) {
      const { all, big } = feed.recent();
      if (!player) return { liveAll: all, liveBigAmount: big };
      const mine = await listRounds(db, { userId: player.userId, limit: LIVE_FEED_ROWS });
      return { liveAll: all, liveBigAmount: big, liveMyBets: mine.map(rowOf) };
    },
  },
});
