import type { Queryable } from '../../core/pool.ts';

/** A version that came into force, for everybody or for a share of players, and who saw to it. */
export interface AuditedConfigRow {
  id: number;
  game: string;
  version: number;
  hash: string;
  config: object;
  at: number; // ms since epoch
  isCandidate: boolean; // for a share of players
  isActive: boolean; // still
  reason: string;
  authorId: string | null; // public id
  authorNick: string | null;
}

/**
 * Each time that a version came into force, newest first; of one game where it is given. A version stands there as often
 * as it was gone back to.
 */
export const auditedConfigs = async (client: Queryable, game?: string): Promise<AuditedConfigRow[]> => {
  const { rows } = await client.query<AuditedConfigRow>(
    `SELECT c.id, c.game, c.version, c.hash, c.config, e.at::float8 AS at, e.kind = 'candidate.started' AS "isCandidate",
       c.status = CASE e.kind WHEN 'activated' THEN 'active' ELSE 'candidate' END
         AND e.id = max(e.id) OVER (PARTITION BY c.id, e.kind) AS "isActive",
       e.reason, u.public_id AS "authorId", u.nick AS "authorNick"
     FROM game_config_event e JOIN game_config c ON c.id = e.config_id LEFT JOIN app_user u ON u.id = e.actor_id
     WHERE e.kind IN ('activated', 'candidate.started') AND ($1::text IS NULL OR c.game = $1) ORDER BY e.at DESC, e.id DESC`,
    [game ?? null],
  );
  return rows;
};
