import type { Pool } from 'pg';
import { inTransaction } from '../core/transaction.ts';
import type { Queryable } from '../core/pool.ts';

/** A published config that rounds pin. */
export interface ActiveGameConfig {
  id: number;
  game: string;
  version: number;
  hash: string; // content hash, hex
  config: object;
}

const LOCK = `SELECT pg_advisory_xact_lock(hashtext('glasshouse.game-config'))`;

/** The active config of every game. */
export const activeConfigs = async (client: Queryable): Promise<ActiveGameConfig[]> => {
  const { rows } = await client.query<ActiveGameConfig>(
    `SELECT id, game, version, hash, config FROM game_config WHERE status = 'active' ORDER BY game`,
  );
  return rows;
};

/** Gives a game without an active config its default one as version 1. Does nothing for a game that has one. */
export const ensureActiveConfig = async (
  pool: Pool,
  { game, hash, config, now }: { game: string; hash: string; config: object; now: number },
): Promise<void> => {
  await inTransaction(pool, async (client) => {
    await client.query(LOCK);
    await client.query(
      `INSERT INTO game_config (game, version, hash, config, status, reason, created_at, published_xid)
       SELECT $1, 1, $2, $3, 'active', 'default', $4, pg_current_xact_id()
       WHERE NOT EXISTS (SELECT FROM game_config WHERE game = $1)`,
      [game, hash, config, now],
    );
  });
};
