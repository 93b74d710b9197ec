import { dayOf, dayStart, listLeaders, type PlayedBet, type Queryable } from 'db';
import { LEADER_PLACES } from '../../../contract/features/live-feed-values.ts';
import type { LeaderBoards, LiveBet } from '../../../contract/features/live-feed.contract.ts';
import { cachedFor } from '../../core/cached.ts';
import type { Clock } from '../../core/clock.ts';
import type { ServerGame } from '../../core/games/server-game.ts';
import type { ServerGames } from '../../core/games/server-games.ts';

interface LeadersTools {
  db: Queryable;
  clock: Clock;
  games: ServerGames;
  /** Rows of the feed for these bets, in their order. */
  rowsOf(bets: readonly PlayedBet[]): Promise<LiveBet[]>;
}

const FRESH_MS = 15_000;

/** A bet's row with its player, whom a hidden row does not name. */
interface Led {
  row: LiveBet;
  userId: bigint;
}

const idsOf = (list: readonly ServerGame[]): string[] => list.map(({ game }) => game.id);

/** The first places of a board, each player's best bet only. */
const firstOf = (board: readonly Led[], game: string | undefined): LiveBet[] => {
  const seen = new Set<bigint>();
  const best = board.filter(({ row, userId }) => {
    if ((game !== undefined && row.game !== game) || seen.has(userId)) return false;
    seen.add(userId);
    return true;
  });
  return best.slice(0, LEADER_PLACES).map(({ row }) => row);
};

/** The leaders of today, read at most once in a while, however many ask. */
export interface DayLeaders {
  /** Boards of one game, or of all. */
  boards(game: string | undefined): Promise<LeaderBoards>;
  /** The bet of each game that paid most, the largest first. */
  bestWins(): Promise<LiveBet[]>;
}

export const createDayLeaders = ({ db, clock, games, rowsOf }: LeadersTools): DayLeaders => {
  const solo = idsOf([...games.solo, ...games.stepped]);
  const shared = idsOf(games.shared);
  const boardOf = async (bets: readonly PlayedBet[], sizeOf: (row: LiveBet) => number): Promise<Led[]> => {
    const rows = await rowsOf(bets);
    const led = bets.flatMap(({ userId }, index) => {
      const row = rows[index];
      return row ? [{ row, userId }] : [];
    });
    return led.toSorted((one, other) => sizeOf(other.row) - sizeOf(one.row) || one.row.at - other.row.at);
  };
  const read = cachedFor(FRESH_MS, clock, async () => {
    const since = dayStart(dayOf(clock.now()));
    const { payouts, multipliers } = await listLeaders(db, { since, solo, shared, places: LEADER_PLACES });
    return {
      payouts: await boardOf(payouts, ({ amount }) => amount),
      multipliers: await boardOf(multipliers, ({ multiplierPpm }) => multiplierPpm),
    };
  });
  return {
    async boards(game) {
      const { payouts, multipliers } = await read();
      return { payouts: firstOf(payouts, game), multipliers: firstOf(multipliers, game) };
    },
    async bestWins() {
      const { payouts } = await read();
      const rows = payouts.map(({ row }) => row);
      return rows.filter(({ game }, place) => rows.findIndex((row) => row.game === game) === place);
    },
  };
};
