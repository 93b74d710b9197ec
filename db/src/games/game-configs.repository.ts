import type { Pool } from 'pg';
import type { Queryable } from '../core/pool.ts';
import { inTransaction } from '../core/transaction.ts';

/** A stored version of a game's config. */
export interface StoredConfig {
  id: number;
  game: string;
  version: number;
  hash: string; // content hash, hex
  config: Record<string, unknown>;
}

const COLUMNS = 'id, game, version, hash, config';

/** The config that new rounds of a game pin, or undefined before the first `ensureConfig`. */
export const activeConfig = async (client: Queryable, game: string): Promise<StoredConfig | undefined> => {
  const { rows } = await client.query<StoredConfig>(
    `SELECT ${COLUMNS} FROM game_config WHERE game = $1 AND status = 'active'`,
    [game],
  );
  return rows[0];
};

/** Locks the versions of a game until the transaction ends, so that they are added and activated one at a time. */
export const lockConfigs = async (client: Queryable, game: string): Promise<void> => {
  await client.query(`SELECT pg_advisory_xact_lock(hashtext('game_config'), hashtext($1))`, [game]);
};

/** A config that came with the program. */
export interface ProgramConfig {
  game: string;
  hash: string;
  config: object;
  version?: number; // default: the one after the game's last
  at: number; // ms since epoch
}

/**
 * Stores a program's config if its content is not there, and returns the game's active one. The first config of a game
 * becomes active; a later program's new default becomes a draft, because what a designer published stays in force.
 */
export const ensureConfig = (pool: Pool, { game, hash, config, version, at }: ProgramConfig): Promise<StoredConfig> =>
  inTransaction(pool, async (client) => {
    await lockConfigs(client, game);
    await client.query(
      `WITH stored AS (
         INSERT INTO game_config (game, version, hash, config, status, reason, created_at, activated_at, published_xid)
         SELECT $1, coalesce($2, (SELECT coalesce(max(version), 0) + 1 FROM game_config WHERE game = $1)), $3, $4,
           CASE WHEN first THEN 'active' ELSE 'draft' END, 'came with the program', $5::bigint, CASE WHEN first THEN $5::bigint END,
           CASE WHEN first THEN pg_current_xact_id() END
         FROM (SELECT NOT EXISTS (SELECT FROM game_config WHERE game = $1) AS first) f
         WHERE NOT EXISTS (SELECT FROM game_config WHERE game = $1 AND hash = $3)
         RETURNING id, status, reason
       )
       INSERT INTO game_config_event (config_id, kind, reason, at)
       SELECT id, kind, reason, $5::bigint FROM stored
       JOIN unnest(ARRAY['saved', 'activated']) AS kind ON kind = 'saved' OR status = 'active'`,
      [game, version ?? null, hash, JSON.stringify(config), at],
    );
    const active = await activeConfig(client, game);
    if (!active) throw new Error(`game ${game} has no active config: publish one of its drafts`);
    return active;
  });

/** A version that was ever in force, for all players or for some, with where it stands now. */
export interface PublishedConfig extends StoredConfig {
  isActive: boolean;
  candidatePpm: number | null; // share of a candidate: players, or rounds of a shared game, per million
  candidateSalt: string | null; // salt of its lottery; null: not there yet, so nobody plays it; empty: older than salts
}

/**
 * Configs that were ever in force, the active and the candidate ones of all games, or one by its id: what rounds can pin.
 */
export const publishedConfigs = async (
  client: Queryable,
  which: { now?: boolean; id?: number } = {},
): Promise<PublishedConfig[]> => {
  const { rows } = await client.query<PublishedConfig>(
    `SELECT ${COLUMNS}, status = 'active' AS "isActive", candidate_ppm AS "candidatePpm",
       candidate_salt AS "candidateSalt" FROM game_config
     WHERE published_xid IS NOT NULL AND ($1::int IS NULL OR id = $1) AND (NOT $2 OR status IN ('active', 'candidate'))`,
    [which.id ?? null, which.now ?? false],
  );
  return rows;
};
