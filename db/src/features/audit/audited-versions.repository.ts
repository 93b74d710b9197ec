import type { GameConfigEventKind, GameConfigStatus } from '../../games/game-config.entity.ts';
import type { Queryable } from '../../core/pool.ts';

/** A line of a version's trail, with its leaf. */
export interface AuditedVersionEvent {
  kind: GameConfigEventKind;
  actorId: string | null; // public id; null: the program
  actorNick: string | null;
  reason: string;
  details: Record<string, unknown>; // the findings of a check, the share of a candidate
  at: number; // ms since epoch
  logIndex: bigint | null; // null until the log has it
}

/** Content of a version. */
export interface VersionContent {
  id: number;
  game: string;
  version: number;
  hash: string;
  config: Record<string, unknown>;
}

/** A version with everything that happened to it. */
export interface AuditedVersionRow extends VersionContent {
  status: GameConfigStatus;
  logIndex: bigint | null; // index of its content's leaf; null unless it was in force
  basedOn: number | null; // ids of versions
  tookOverFrom: number | null; // in force for everybody when this one first came into force
  events: readonly AuditedVersionEvent[]; // the oldest first
}

const versionSql = `
  SELECT c.id, c.game, c.version, c.hash, c.config, c.status, c.based_on AS "basedOn",
    (SELECT leaf_index FROM log_entry WHERE kind = 'config' AND ref = c.id::text) AS "logIndex",
    (SELECT o.config_id FROM game_config_event o JOIN game_config g ON g.id = o.config_id
     WHERE o.kind = 'activated' AND g.game = c.game AND g.id <> c.id
       AND o.id < (SELECT min(f.id) FROM game_config_event f WHERE f.config_id = c.id AND f.kind IN ('activated', 'candidate.started'))
     ORDER BY o.id DESC LIMIT 1) AS "tookOverFrom"
  FROM game_config c WHERE c.game = $1 AND c.version = $2`;

const eventsSql = `
  SELECT e.kind, u.public_id AS "actorId", u.nick AS "actorNick", e.reason, e.details, e.at::float8 AS at,
    (SELECT leaf_index FROM log_entry WHERE kind = 'config.event' AND ref = e.id::text) AS "logIndex"
  FROM game_config_event e LEFT JOIN app_user u ON u.id = e.actor_id WHERE e.config_id = $1 ORDER BY e.id`;

/** A version of a game with its trail, or undefined when the game has no such version. */
export const auditedVersion = async (
  client: Queryable,
  { game, version }: Pick<VersionContent, 'game' | 'version'>,
): Promise<AuditedVersionRow | undefined> => {
  const { rows } = await client.query<Omit<AuditedVersionRow, 'events'>>(versionSql, [game, version]);
  const [row] = rows;
  if (!row) return undefined;
  const events = await client.query<AuditedVersionEvent>(eventsSql, [row.id]);
  return { ...row, events: events.rows };
};

/** The contents of versions, by id. */
export const versionContents = async (
  client: Queryable,
  ids: readonly number[],
): Promise<Map<number, VersionContent>> => {
  const { rows } = await client.query<VersionContent>(
    'SELECT id, game, version, hash, config FROM game_config WHERE id = ANY ($1)',
    [ids],
  );
  return new Map(rows.map((row) => [row.id, row]));
};
