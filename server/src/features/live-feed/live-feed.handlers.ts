import { listBigWins, listRounds, type PlayedBet, type Queryable } from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import { LIVE_FEED_ROWS } from '../../../contract/features/live-feed-values.ts';
import type { LiveBet, liveFeedCalls } from '../../../contract/features/live-feed.contract.ts';
import type { ReadMultipliers } from '../../core/hosts/multipliers.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';
import { publicName } from '../../core/public-nick.ts';
import type { LiveFeed } from './live-feed.ts';

type Handlers = { [N in keyof typeof liveFeedCalls]: CallHandler<(typeof liveFeedCalls)[N], CallAnswer<N>> };

const rowOf = (round: PlayedBet, multiplierPpm: number): LiveBet => ({
  id: round.id,
  game: round.game,
  ...publicName(round),
  bet: Number(round.stakeMinor),
  amount: Number(round.payoutMinor),
  multiplierPpm,
  at: round.at,
});

const rowsOf = async (readMultipliers: ReadMultipliers, rounds: readonly PlayedBet[]): Promise<LiveBet[]> => {
  const multipliers = await readMultipliers(rounds);
  return rounds.map((round, index) => rowOf(round, multipliers[index] ?? 0));
};

/** The rows that a starting server shows: what was settled last before it started. */
export const loadLiveFeed = async (
  db: Queryable,
  readMultipliers: ReadMultipliers,
  bigWinMinor: bigint,
): Promise<{ all: LiveBet[]; big: LiveBet[] }> => ({
  all: await rowsOf(readMultipliers, await listRounds(db, { limit: LIVE_FEED_ROWS })),
  big: await rowsOf(readMultipliers, await listBigWins(db, bigWinMinor, LIVE_FEED_ROWS)),
});

/** `liveFeed.getLiveFeed`. */
export const createLiveFeedHandlers = ({
  db,
  feed,
  readMultipliers,
}: {
  db: Queryable;
  feed: LiveFeed;
  readMultipliers: ReadMultipliers;
}): Handlers => ({
  'liveFeed.getLiveFeed': {
    async handle(_payload, { player }) {
      const { all, big } = feed.recent();
      if (!player) return { liveAll: all, liveBigAmount: big };
      const mine = await listRounds(db, { userId: player.userId, limit: LIVE_FEED_ROWS });
      return { liveAll: all, liveBigAmount: big, liveMyBets: await rowsOf(readMultipliers, mine) };
    },
  },
});
