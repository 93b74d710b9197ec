import { casino, listBigWins, listRounds, type PlayedBet, type Queryable } from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import { PROVIDER_GAME } from '../../../contract/features/casino-values.ts';
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

const PPM = 1_000_000n;

const providedRow = (round: casino.ProviderRound): LiveBet => ({
  id: round.id,
  game: PROVIDER_GAME,
  ...publicName(round),
  bet: Number(round.stakeMinor),
  amount: Number(round.payoutMinor),
  multiplierPpm: Number((round.payoutMinor * PPM) / round.stakeMinor),
  at: round.lastAt,
  provided: { title: round.title, identifier: round.identifier },
});

/** House and provider games in one list, the newest first. */
const together = (house: readonly LiveBet[], provided: readonly casino.ProviderRound[]): LiveBet[] =>
  [...house, ...provided.map(providedRow)].toSorted((one, other) => other.at - one.at).slice(0, LIVE_FEED_ROWS);

/** The rows that a starting server shows: what was settled last before it started. */
export const loadLiveFeed = async (
  db: Queryable,
  readMultipliers: ReadMultipliers,
  bigWinMinor: bigint,
): Promise<{ all: LiveBet[]; big: LiveBet[] }> => ({
  all: together(
    await rowsOf(readMultipliers, await listRounds(db, { limit: LIVE_FEED_ROWS })),
    await casino.settledProviderBets(db, { limit: LIVE_FEED_ROWS }),
  ),
  big: together(
    await rowsOf(readMultipliers, await listBigWins(db, bigWinMinor, LIVE_FEED_ROWS)),
    await casino.settledProviderBets(db, { minPayoutMinor: bigWinMinor, limit: LIVE_FEED_ROWS }),
  ),
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
      const provided = await casino.settledProviderBets(db, { userId: player.userId, limit: LIVE_FEED_ROWS });
      const liveMyBets = together(await rowsOf(readMultipliers, mine), provided);
      return { liveAll: all, liveBigAmount: big, liveMyBets };
    },
  },
});
