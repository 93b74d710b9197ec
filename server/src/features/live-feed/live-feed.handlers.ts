import { casino, listBigWins, listRounds, type PlayedBet, type Queryable } from 'db';
import type { CallAnswer } from '../../../contract/calls.ts';
import { PROVIDER_GAME } from '../../../contract/features/casino-values.ts';
import { LIVE_FEED_ROWS } from '../../../contract/features/live-feed-values.ts';
import type { LiveBet, liveFeedCalls } from '../../../contract/features/live-feed.contract.ts';
import type { ReadMultipliers } from '../../core/hosts/multipliers.ts';
import type { CallHandler } from '../../core/realtime/dispatcher.ts';
import { publicName } from '../../core/public-nick.ts';
import type { Clock } from '../../core/clock.ts';
import type { ServerGames } from '../../core/games/server-games.ts';
import { createDayLeaders } from './leaders.ts';
import { isOwnWin, type LiveFeed } from './live-feed.ts';

type Handlers = { [N in keyof typeof liveFeedCalls]: CallHandler<(typeof liveFeedCalls)[N], CallAnswer<N>> };

const rowOf = (round: PlayedBet, multiplierPpm: number): LiveBet => ({
  id: round.id,
  game: round.game,
  ...publicName(round),
  bet: Number(round.stakeMinor),
  amount: Number(round.payoutMinor),
  multiplierPpm,
  at: round.at,
  placedAt: round.placedAt,
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

const WIN_CANDIDATES = 100; // last bets among which a starting server looks for wins

/** The rows that a starting server shows: what was settled last before it started. */
export const loadLiveFeed = async (
  db: Queryable,
  readMultipliers: ReadMultipliers,
  bigWinMinor: bigint,
): Promise<{ all: LiveBet[]; big: LiveBet[]; wins: LiveBet[] }> => {
  const bets = await rowsOf(readMultipliers, await listRounds(db, { limit: WIN_CANDIDATES }));
  return {
    all: together(bets, await casino.settledProviderBets(db, { limit: LIVE_FEED_ROWS })),
    big: together(
      await rowsOf(readMultipliers, await listBigWins(db, bigWinMinor, LIVE_FEED_ROWS)),
      await casino.settledProviderBets(db, { minPayoutMinor: bigWinMinor, limit: LIVE_FEED_ROWS }),
    ),
    wins: bets.filter(isOwnWin).slice(0, LIVE_FEED_ROWS),
  };
};

interface LiveFeedTools {
  db: Queryable;
  feed: LiveFeed;
  readMultipliers: ReadMultipliers;
  clock: Clock;
  games: ServerGames;
}

/** Calls of the live feed. */
export const createLiveFeedHandlers = ({ feed, ...tools }: LiveFeedTools): Handlers => {
  const { db, readMultipliers } = tools;
  const leaders = createDayLeaders({ ...tools, rowsOf: (bets) => rowsOf(readMultipliers, bets) });
  return {
    'liveFeed.getLiveFeed': {
      async handle(_payload, { player }) {
        const { all, big, wins } = feed.recent();
        const seen = { liveAll: all, liveBigAmount: big, liveWins: wins };
        if (!player) return seen;
        const mine = await listRounds(db, { userId: player.userId, limit: LIVE_FEED_ROWS });
        const provided = await casino.settledProviderBets(db, { userId: player.userId, limit: LIVE_FEED_ROWS });
        const liveMyBets = together(await rowsOf(readMultipliers, mine), provided);
        return { ...seen, liveMyBets };
      },
    },
    'liveFeed.getBestWins': { handle: async () => ({ wins: await leaders.bestWins() }) },
    'liveFeed.getLeaders': { handle: ({ game }) => leaders.boards(game) },
  };
};
