import type { Queryable } from '../../core/pool.ts';

/** A change of the bounds that configs of a game are held to, as it came into force, with its leaf. */
export interface AuditedGuardrailRow {
  game: string;
  version: number;
  author: { userId: string; nick: string };
  reason: string;
  approver: { userId: string; nick: string };
  decision: string;
  at: number; // ms since epoch
  before: Record<string, unknown> | null; // null: the program's own
  after: Record<string, unknown>;
  logIndex: bigint | null; // null until the log has it
}

/** The bounds that were in force before those of the row `g`. */
export const boundsBeforeSql = `(SELECT p.bounds FROM guardrail p
  WHERE p.game = g.game AND p.version < g.version AND p.activated_xid IS NOT NULL ORDER BY p.version DESC LIMIT 1)`;

const personOf = (alias: string): string => `json_build_object('userId', ${alias}.public_id, 'nick', ${alias}.nick)`;

/** The newest changes first; of one game where it is given. */
export const auditedGuardrails = async (
  client: Queryable,
  { game, limit }: { game: string | undefined; limit: number },
): Promise<AuditedGuardrailRow[]> => {
  const { rows } = await client.query<AuditedGuardrailRow>(
    `SELECT g.game, g.version, ${personOf('a')} AS author, g.reason, ${personOf('d')} AS approver, g.decision,
       g.decided_at::float8 AS at, ${boundsBeforeSql} AS before, g.bounds AS after,
       (SELECT leaf_index FROM log_entry WHERE kind = 'guardrail' AND ref = g.id::text) AS "logIndex"
     FROM guardrail g JOIN app_user a ON a.id = g.author_id JOIN app_user d ON d.id = g.decider_id
     WHERE g.activated_xid IS NOT NULL AND ($1::text IS NULL OR g.game = $1) ORDER BY g.decided_at DESC, g.id DESC LIMIT $2`,
    [game ?? null, limit],
  );
  return rows;
};
