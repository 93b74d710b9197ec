import type { Queryable } from '../../core/pool.ts';
import { timeBounds, type AuditRange } from './audit-range.ts';

/** A round that ended without a draw. */
export interface VoidedRoundRow {
  id: string;
  game: string;
  number: bigint;
  version: number;
  reason: string | null; // as its last event says
  bets: bigint;
  stakes: bigint;
  isReturned: boolean;
  openedAt: bigint;
  at: bigint;
  logIndex: bigint | null;
}

/** Query for void rounds. */
export interface VoidedQuery extends AuditRange {
  game?: string | undefined;
  before?: string | undefined; // a round's id: those that ended before it
  limit: number;
}

/** Void rounds, the latest end first. */
export const voidedRounds = async (
  client: Queryable,
  { game, before, limit, ...range }: VoidedQuery,
): Promise<VoidedRoundRow[]> => {
  const { rows } = await client.query<VoidedRoundRow>(
    `SELECT s.id, s.game, s.number, coalesce(c.version, 0) AS version, s.opened_at AS "openedAt", s.finished_at AS at,
       (SELECT e.event->>'reason' FROM shared_event e WHERE e.round_id = s.id ORDER BY e.seq DESC LIMIT 1) AS reason,
       b.bets, b.stakes, b."isReturned",
       (SELECT leaf_index FROM log_entry WHERE kind = 'round' AND ref = s.id::text) AS "logIndex"
     FROM (
       SELECT id, game, number, config_id, opened_at, finished_at FROM shared_round
         WHERE state = 'void' AND finished_at BETWEEN $1 AND $2 AND ($3::text IS NULL OR game = $3)
           AND ($4::uuid IS NULL OR (finished_at, id) < (SELECT o.finished_at, o.id FROM shared_round o WHERE o.id = $4))
         ORDER BY finished_at DESC, id DESC LIMIT $5
     ) s
       LEFT JOIN game_config c ON c.id = s.config_id
       CROSS JOIN LATERAL (
         SELECT count(*) AS bets, coalesce(sum(b.stake), 0)::bigint AS stakes, coalesce(bool_and(coalesce(h.status, '') = 'released'), true) AS "isReturned"
         FROM shared_bet b LEFT JOIN ledger_hold h ON h.id = b.id WHERE b.round_id = s.id
       ) b
     ORDER BY s.finished_at DESC, s.id DESC`,
    [...timeBounds(range), game ?? null, before ?? null, limit],
  );
  return rows;
};
