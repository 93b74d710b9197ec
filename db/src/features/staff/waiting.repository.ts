import type { Queryable } from '../../core/pool.ts';
import type { StaffProposalKind } from './staff-proposal.entity.ts';

const CREATED = 1; // states of payments and partners' orders
const IN_PROCESS = 3;
const MAX_COUNT = 1000;

const ms = (time: string): string => `floor(extract(epoch FROM ${time}) * 1000)::bigint`;

const isClosed = (list: string, line: string): string =>
  `EXISTS (SELECT FROM loose_act a WHERE a.list = '${list}' AND a.line = ${line} AND a.status = 'done')`;

/** A second person's consent to an act on a player counts for a day. `$2`: the moment, ms since epoch. */
const STANDS_MS = 86_400_000;
const aboutPlayers = (kind: StaffProposalKind): string =>
  `SELECT created_at AS at FROM staff_proposal WHERE status = 'proposed' AND kind = '${kind}' AND author_id <> $1
     AND created_at > $2::bigint - ${STANDS_MS}`;

const ofHouse = (subjects: string): string =>
  `SELECT created_at AS at FROM bonus_change WHERE status = 'proposed' AND author_id <> $1 AND subject ${subjects}`;

/** Statements that give when each of the waiting things began to wait. `$1`: who looks, whose own proposals wait for others. `$2`: now. */
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
  looseActs: `SELECT created_at AS at FROM loose_act WHERE status = 'proposed' AND author_id <> $1`,
  months: `SELECT created_at AS at FROM finance_month WHERE status = 'proposed' AND author_id <> $1`,
  unblocks: aboutPlayers('account.unblock'),
  releases: aboutPlayers('withdrawals.release'),
  factors: aboutPlayers('second_factor.off'),
  bonusChanges: ofHouse(`NOT IN ('gameRules', 'quizSchedule', 'rainSchedule')`),
  gameRules: ofHouse(`= 'gameRules'`),
  schedules: ofHouse(`IN ('quizSchedule', 'rainSchedule')`),
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
  { actorId, at }: { actorId: bigint; at: number },
  kinds: readonly WaitingKind[],
): Promise<WaitingRow[]> => {
  if (kinds.length === 0) return [];
  const parts = kinds.map(
    (kind, place) =>
      `SELECT ${place} AS place, '${kind}' AS kind, count(*)::int AS count, min(at)::float8 AS "oldestAt"
       FROM (SELECT at FROM (${sources[kind]}) all_of_them WHERE $1::bigint IS NOT NULL AND $2::bigint > 0 LIMIT ${MAX_COUNT}) s`,
  );
  const { rows } = await client.query<WaitingRow>(
    `SELECT kind, count, "oldestAt" FROM (${parts.join(' UNION ALL ')}) w WHERE count > 0 ORDER BY place`,
    [actorId, at],
  );
  return rows;
};

/** An act on a player that waits for a second person. */
export interface WaitingAct {
  kind: StaffProposalKind;
  userId: string; // public id
  nick: string;
  author: string;
  reason: string;
  at: number; // ms since epoch
}

/** The acts of these kinds on players that wait for somebody else, the oldest first. */
export const waitingActs = async (
  client: Queryable,
  { actorId, at }: { actorId: bigint; at: number },
  { kinds, limit }: { kinds: readonly StaffProposalKind[]; limit: number },
): Promise<WaitingAct[]> => {
  const { rows } = await client.query<WaitingAct>(
    `SELECT s.kind, u.public_id AS "userId", u.nick, a.nick AS author, s.reason, s.created_at::float8 AS at
     FROM staff_proposal s JOIN app_user u ON u.id = s.user_id JOIN app_user a ON a.id = s.author_id
     WHERE s.status = 'proposed' AND s.kind = ANY ($3) AND s.author_id <> $1 AND s.created_at > $2::bigint - ${STANDS_MS}
     ORDER BY s.id LIMIT $4`,
    [actorId, at, kinds, limit],
  );
  return rows;
};
