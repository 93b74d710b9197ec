import type { Queryable } from '../../core/pool.ts';

const CREATED = 1; // states of payments and partners' orders
const IN_PROCESS = 3;
const MAX_COUNT = 1000;

const ms = (time: string): string => `floor(extract(epoch FROM ${time}) * 1000)::bigint`;

const isClosed = (list: string, line: string): string =>
  `EXISTS (SELECT FROM loose_act a WHERE a.list = '${list}' AND a.line = ${line} AND a.status = 'done')`;

/** Statements that give when each of the waiting things began to wait. `$1`: who looks, whose own proposals wait for others. */
const sources = {
  withdrawals: `SELECT p.created_at AS at FROM payment p LEFT JOIN payout o ON o.payment_id = p.id
    WHERE p.code = 2 AND (p.state = ${CREATED} OR (p.state = ${IN_PROCESS} AND o.state = 'failed'))`,
  documents: `SELECT ${ms('created_at')} AS at FROM kyc_document WHERE status = 'pending'`,
  matches: `SELECT ${ms('matched_at')} AS at FROM exclusion_match WHERE decision IS NULL`,
  loose: `SELECT seen_at AS at FROM provider_payment p
    WHERE credited_by IS NULL AND state <> 'failed' AND (payment_id IS NULL OR problem IS NOT NULL)
      AND NOT ${isClosed('unmatched', 'p.id::text')}`,
  differences: `SELECT r.at FROM reconciliation r CROSS JOIN jsonb_array_elements(r.differences) d
    WHERE r.id IN (SELECT max(id) FROM reconciliation GROUP BY provider)
      AND NOT ${isClosed('differences', `concat_ws('|', r.provider, d->>'kind', d->>'transaction', d->>'theirs', d->>'ours')`)}`,
  wins: `SELECT created_at AS at FROM held_win WHERE status = 'waiting'`,
  bonuses: `SELECT created_at AS at FROM bonus_grant WHERE status = 'waiting'`,
  reports: `SELECT at FROM chat_report WHERE decided_at IS NULL`,
  bids: `SELECT created_at AS at FROM partner_bid WHERE state = 'waiting'`,
  orders: `SELECT created_at AS at FROM partner_order WHERE status = ${CREATED}`,
  cashChanges: `SELECT created_at AS at FROM cash_change WHERE status = 'proposed' AND author_id <> $1`,
  bonusChanges: `SELECT created_at AS at FROM bonus_change WHERE status = 'proposed' AND author_id <> $1`,
  cases: `SELECT opened_at AS at FROM compliance_case WHERE status = 'open'`,
  amlRules: `SELECT created_at AS at FROM aml_rules WHERE status = 'proposed' AND author_id <> $1`,
  complaints: `SELECT opened_at AS at FROM complaint WHERE outcome IS NULL`,
  care: `SELECT s.changed_at AS at FROM care_state s WHERE s.level = 3
    AND NOT EXISTS (SELECT FROM care_intervention i WHERE i.user_id = s.user_id AND i.at >= s.changed_at)`,
  marketingLetters: `SELECT created_at AS at FROM marketing_letter WHERE status = 'proposed' AND author_id <> $1`,
  marketingPosts: `SELECT created_at AS at FROM marketing_post WHERE status = 'proposed' AND author_id <> $1`,
  roles: `SELECT created_at AS at FROM staff_proposal WHERE status = 'proposed' AND kind LIKE 'role.%' AND author_id <> $1`,
  bounds: `SELECT created_at AS at FROM guardrail WHERE status = 'proposed' AND author_id <> $1`,
  versions: `SELECT created_at AS at FROM game_config WHERE status = 'checked' AND author_id IS DISTINCT FROM $1`,
  jobs: `SELECT failed_at AS at FROM job_state WHERE error IS NOT NULL`,
} as const;

/** Things that somebody of the staff has to look at. */
export type WaitingKind = keyof typeof sources;

export interface WaitingRow {
  kind: WaitingKind;
  count: number; // 1000: as many, or more
  oldestAt: number; // ms since epoch
}

/** The waiting things of these kinds, without those of which there are none, in the order of the kinds. */
export const waitingFor = async (
  client: Queryable,
  actorId: bigint,
  kinds: readonly WaitingKind[],
): Promise<WaitingRow[]> => {
  if (kinds.length === 0) return [];
  const parts = kinds.map(
    (kind, place) =>
      `SELECT ${place} AS place, '${kind}' AS kind, count(*)::int AS count, min(at)::float8 AS "oldestAt"
       FROM (SELECT at FROM (${sources[kind]}) all_of_them WHERE $1::bigint IS NOT NULL LIMIT ${MAX_COUNT}) s`,
  );
  const { rows } = await client.query<WaitingRow>(
    `SELECT kind, count, "oldestAt" FROM (${parts.join(' UNION ALL ')}) w WHERE count > 0 ORDER BY place`,
    [actorId],
  );
  return rows;
};
