import type { Queryable } from '../../core/pool.ts';

/** A published config with who published it. */
export interface AuditedConfigRow {
  id: number;
  game: string;
  version: number;
  hash: string;
  config: object;
  at: number; // ms since epoch
  isActive: boolean;
  reason: string;
  authorId: string | null; // public id
  authorNick: string | null;
}

/** Published configs, newest first; of one game where it is given. */
export const auditedConfigs = async (client: Queryable, game?: string): Promise<AuditedConfigRow[]> => {
  const { rows } = await client.query<Omit<AuditedConfigRow, 'at'> & { at: bigint }>(
    `SELECT c.id, c.game, c.version, c.hash, c.config, c.created_at AS at, c.status = 'active' AS "isActive", c.reason,
       u.public_id AS "authorId", u.nick AS "authorNick"
     FROM game_config c LEFT JOIN app_user u ON u.id = c.author_id
     WHERE c.status <> 'draft' AND ($1::text IS NULL OR c.game = $1) ORDER BY c.created_at DESC, c.id DESC`,
    [game ?? null],
  );
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
};
