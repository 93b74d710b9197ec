import { gameIds, type GameId } from 'games-engine';
import { vi } from 'vitest';
import { houseGames } from '../games/registry.ts';
import type { TestPlayer, TestServer } from './test-server.ts';

const DRAWN = `SELECT game, id::text FROM round WHERE payout IS NOT NULL
  UNION SELECT r.game, r.id::text FROM shared_round r JOIN shared_event e ON e.round_id = r.id
  WHERE e.event ->> 'type' = 'outcome.drawn'`;

/** Rounds with a bet that the log does not hold yet. */
const OPEN = `SELECT id::text FROM (
    SELECT id FROM round UNION SELECT r.id FROM shared_round r JOIN shared_bet b ON b.round_id = r.id
  ) r WHERE NOT EXISTS (SELECT FROM log_entry e WHERE e.kind = 'round' AND e.ref = r.id::text)`;

/**
 * Plays a round of every game as two people do, until the log holds one of each that was drawn. A machine that does much
 * else may close a shared round so late that it is void: then its game is played once more. Gives a round of each game.
 */
export const playEveryGame = async (
  { db: { pool } }: TestServer,
  players: readonly [TestPlayer, TestPlayer],
): Promise<Map<GameId, string>> => {
  const ids = new Map<GameId, string>();
  while (ids.size < gameIds.length) {
    for (const game of houseGames.all.filter(({ game: { id } }) => !ids.has(id as GameId)))
      await (
        await game.sample()
      )(...players);
    await vi.waitUntil(async () => (await pool.query(OPEN)).rowCount === 0, { timeout: 60_000, interval: 50 });
    const { rows } = await pool.query<{ game: GameId; id: string }>(DRAWN);
    for (const { game, id } of rows) ids.set(game, id);
  }
  return ids;
};
