import { LockMode, UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import {
  ComplianceCaseEntity,
  ComplianceCaseEventEntity,
  type AmlRule,
  type CaseDecision,
  type CaseEventKind,
  type ComplianceCaseRow,
  type Evidence,
} from './compliance.entities.ts';

/** Conditions of the list of cases. */
export interface CaseSearch {
  status: 'open' | 'decided' | 'overdue';
  rule: AmlRule | undefined;
  ownerId: bigint | null | undefined; // null: nobody's
  userId: bigint | undefined; // the player they are about
  after: number | undefined; // place in the order of the list
  at: number; // ms since epoch
  limit: number;
}

/** A case with the names of its people. */
export interface ListedCase {
  id: number;
  userId: string; // public
  nick: string;
  status: 'open' | 'decided';
  rules: AmlRule[]; // rules of its alerts
  alerts: number;
  owner: string | null; // nick
  openedAt: number;
  deadlineAt: number;
  decision: CaseDecision | null;
  decidedAt: number | null;
}

/** Cases: the open ones by their deadline, decided ones from the newest back. Alerts are gathered of those alone that are listed. */
export const listCases = async (client: Queryable, search: CaseSearch): Promise<ListedCase[]> => {
  const { status, rule, ownerId, userId, after = 0, at, limit } = search;
  const isDecided = status === 'decided';
  const order = (row: string): string =>
    isDecided ? `${row}.decided_at DESC, ${row}.id DESC` : `${row}.deadline_at, ${row}.id`;
  const { rows } = await client.query<ListedCase>(
    `SELECT c.id, u.public_id AS "userId", u.nick, c.status, o.nick AS owner, c.opened_at::float8 AS "openedAt",
       c.deadline_at::float8 AS "deadlineAt", c.decision, c.decided_at::float8 AS "decidedAt", a.alerts, a.rules
     FROM (
       SELECT * FROM compliance_case k
       WHERE k.status = $1 AND ($2::text IS NULL OR EXISTS (SELECT FROM aml_alert WHERE case_id = k.id AND rule = $2))
         AND ($3::boolean IS NULL OR (k.owner_id IS NULL) = $3) AND ($4::bigint IS NULL OR k.owner_id = $4)
         AND ($5::bigint IS NULL OR k.user_id = $5) AND ($6::bigint IS NULL OR k.deadline_at < $6)
       ORDER BY ${order('k')} OFFSET $7 LIMIT $8
     ) c JOIN app_user u ON u.id = c.user_id LEFT JOIN app_user o ON o.id = c.owner_id
       CROSS JOIN LATERAL (SELECT count(*)::int AS alerts, coalesce(array_agg(DISTINCT rule ORDER BY rule), '{}') AS rules
         FROM aml_alert WHERE case_id = c.id) a
     ORDER BY ${order('c')}`,
    [
      isDecided ? 'decided' : 'open',
      rule ?? null,
      ownerId === undefined ? null : ownerId === null,
      ownerId ?? null,
      userId ?? null,
      status === 'overdue' ? at : null,
      after,
      limit,
    ],
  );
  return rows;
};

/** An alert of a case. */
export interface CaseAlert {
  id: number;
  rule: AmlRule;
  rulesVersion: number;
  facts: Record<string, number | string>;
  evidence: Evidence[];
  at: number;
}

export const alertsOfCase = async (client: Queryable, id: number, limit: number): Promise<CaseAlert[]> => {
  const { rows } = await client.query<CaseAlert>(
    `SELECT id, rule, rules_version AS "rulesVersion", facts, evidence, at::float8 AS at FROM aml_alert
     WHERE case_id = $1 ORDER BY id DESC LIMIT $2`,
    [id, limit],
  );
  return rows;
};

/** An event of a case with its actor's nick. */
export interface CaseEvent {
  id: string;
  kind: CaseEventKind;
  actor: string | null;
  text: string;
  details: Record<string, unknown>;
  at: number;
}

export const eventsOfCase = async (client: Queryable, id: number, limit: number): Promise<CaseEvent[]> => {
  const { rows } = await client.query<CaseEvent>(
    `SELECT e.id::text AS id, e.kind, u.nick AS actor, e.text, e.details, e.at::float8 AS at
     FROM compliance_case_event e LEFT JOIN app_user u ON u.id = e.actor_id WHERE e.case_id = $1 ORDER BY e.id DESC LIMIT $2`,
    [id, limit],
  );
  return rows;
};

/** A payment that a case rests on. */
export interface EvidencePayment {
  id: number;
  code: number; // 1 deposit, 2 withdrawal
  state: number;
  baseMinor: number;
  at: number;
}

export const evidencePayments = async (client: Queryable, ids: readonly number[]): Promise<EvidencePayment[]> => {
  const { rows } = await client.query<EvidencePayment>(
    `SELECT id, code, state, base_minor::float8 AS "baseMinor", created_at::float8 AS at FROM payment WHERE id = ANY ($1::int[])`,
    [ids],
  );
  return rows;
};

/** Names of players by internal id. */
export const namesOf = async (
  client: Queryable,
  ids: readonly bigint[],
): Promise<Map<bigint, { userId: string; nick: string }>> => {
  const { rows } = await client.query<{ id: bigint; userId: string; nick: string }>(
    'SELECT id, public_id AS "userId", nick FROM app_user WHERE id = ANY ($1::bigint[])',
    [ids],
  );
  return new Map(rows.map(({ id, ...name }) => [id, name]));
};

/** True when what somebody names as evidence is the player's. */
export const isOwnEvidence = async (
  client: Queryable,
  userId: bigint,
  { kind, ref, game }: Evidence,
): Promise<boolean> => {
  const sql = {
    payment: 'SELECT FROM payment WHERE id = $2::int AND user_id = $1 AND $3::text IS NULL',
    round: `SELECT FROM round WHERE id = $2::uuid AND user_id = $1 AND game = $3
      UNION ALL SELECT FROM shared_bet WHERE round_id = $2::uuid AND user_id = $1 AND game = $3`,
    player: 'SELECT FROM app_user WHERE id = $2::bigint AND id <> $1 AND $3::text IS NULL',
  }[kind];
  const { rowCount } = await client.query(sql, [userId, ref, game ?? null]);
  return (rowCount ?? 0) > 0;
};

/** An act on a case. */
export interface CaseAct {
  kind: CaseEventKind;
  actorId: bigint;
  text?: string;
  details?: Record<string, unknown>;
  at: number; // ms since epoch
}

/** Cases, one by one. What changes one locks it first. */
export const caseRepository = (em: EntityManager) => ({
  find: (id: number): Promise<ComplianceCaseRow | null> => em.findOne(ComplianceCaseEntity, { id }, { refresh: true }),

  lock: (id: number): Promise<ComplianceCaseRow | null> =>
    em.findOne(ComplianceCaseEntity, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true }),

  /** The new case's id; undefined while one of the player is open. */
  async open(row: { userId: bigint; openedBy: bigint; at: number; deadlineAt: number }): Promise<number | undefined> {
    const { userId, openedBy, at: openedAt, deadlineAt } = row;
    const fresh = { userId, openedBy, openedAt, deadlineAt, ownerId: openedBy, status: 'open', reason: '' } as const;
    try {
      return await em.insert(ComplianceCaseEntity, fresh);
    } catch (error) {
      if (error instanceof UniqueConstraintViolationException) return undefined;
      throw error;
    }
  },

  change: (id: number, changes: Partial<Pick<ComplianceCaseRow, 'ownerId' | 'deadlineAt'>>): Promise<number> =>
    em.nativeUpdate(ComplianceCaseEntity, { id }, changes),

  decide: (
    id: number,
    decided: { decision: CaseDecision; reason: string; decidedBy: bigint; decidedAt: number },
  ): Promise<number> =>
    em.nativeUpdate(ComplianceCaseEntity, { id, status: 'open' }, { ...decided, status: 'decided' }),

  async note(caseId: number, { kind, actorId, text = '', details = {}, at }: CaseAct): Promise<void> {
    await em.insert(ComplianceCaseEventEntity, { caseId, kind, actorId, text, details, at });
  },
});
