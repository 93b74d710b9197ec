import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import type { UnitOfWork } from '../../core/unit-of-work.ts';
import { SessionEntity } from '../account/session.entity.ts';
import { fileAlerts } from './aml-progress.ts';
import { ScreeningEntity, ScreeningHitEntity, type Screening, type ScreeningHit } from './screening.entities.ts';

/** Somebody to be looked up. */
export interface ScreenedPerson {
  userId: bigint;
  holderName: string;
  bornDay: number;
}

/** An entry that a provider has found. */
export interface FoundEntry {
  kind: 'sanction' | 'pep';
  list: string;
  reference: string;
  name: string;
  score: number;
}

/**
 * Enrols every player with a name from a document that was accepted since then. A player whose name has changed is looked up
 * again: no answer about the old name counts for the new one.
 */
export const enrolScreening = async (
  client: Queryable,
  { since, at }: { since: number; at: number },
): Promise<void> => {
  await client.query(
    `INSERT INTO screening AS s (user_id, holder_name, born_day, due_at)
     SELECT DISTINCT ON (d.user_id) d.user_id, d.holder_name, d.born_day, $1::bigint FROM kyc_document d JOIN app_user u ON u.id = d.user_id
     WHERE d.status = 'approved' AND d.holder_name IS NOT NULL AND d.born_day IS NOT NULL AND u.kyc_status = 'approved'
       AND d.reviewed_at >= to_timestamp($2::float8 / 1000)
     ORDER BY d.user_id, d.id DESC
     ON CONFLICT (user_id) DO UPDATE SET holder_name = excluded.holder_name, born_day = excluded.born_day, due_at = excluded.due_at,
       checked_at = NULL WHERE (s.holder_name, s.born_day) <> (excluded.holder_name, excluded.born_day)`,
    [at, since],
  );
};

/** Takes the next people to look up, who are not due again before `retryAt`: two processes look up different ones. */
export const takeDueScreenings = async (
  client: Queryable,
  { at, retryAt, limit }: { at: number; retryAt: number; limit: number },
): Promise<ScreenedPerson[]> => {
  const { rows } = await client.query<ScreenedPerson>(
    `UPDATE screening SET due_at = $2 WHERE user_id IN (
       SELECT user_id FROM screening WHERE due_at <= $1 ORDER BY due_at, user_id LIMIT $3 FOR UPDATE SKIP LOCKED)
     RETURNING user_id AS "userId", holder_name AS "holderName", born_day AS "bornDay"`,
    [at, retryAt, limit],
  );
  return rows;
};

/** Country of a player's last sign-in, ISO 3166-1 alpha-2; null: not known. */
export const countryOf = async (em: EntityManager, userId: bigint): Promise<string | null> => {
  const where = { userId, country: { $ne: null } };
  const session = await em.findOne(SessionEntity, where, { orderBy: { createdAt: 'desc' }, refresh: true });
  return session?.country ?? null;
};

const MAX_PROBLEM = 200; // characters

/** Notes that nobody answered about a person. */
export const failScreening = async (em: EntityManager, { userId }: ScreenedPerson, problem: string): Promise<void> => {
  await em.nativeUpdate(ScreeningEntity, { userId }, { problem: problem.slice(0, MAX_PROBLEM) });
};

/**
 * Stores an answer about a person who still has this name; entries that nobody has seen before raise alerts in the player's case.
 * Within the caller's transaction.
 */
export const storeScreening = async (
  { em, client }: UnitOfWork,
  person: ScreenedPerson,
  { entries, at, dueAt, deadlineAt }: { entries: readonly FoundEntry[]; at: number; dueAt: number; deadlineAt: number },
): Promise<void> => {
  const isStill = await em.nativeUpdate(ScreeningEntity, { ...person }, { checkedAt: at, dueAt, problem: null });
  if (isStill === 0) return;
  await client.query(
    `WITH fresh AS (
       INSERT INTO screening_hit (user_id, kind, list, reference, name, score, found_at)
       SELECT DISTINCT ON (list, reference) $1::bigint, kind, list, reference, name, score, $3::bigint
       FROM jsonb_to_recordset($2::jsonb) e (kind text, list text, reference text, name text, score smallint)
       ON CONFLICT ON CONSTRAINT screening_hit_entry DO NOTHING RETURNING *)
     INSERT INTO aml_alert (key, rule, user_id, rules_version, facts, evidence, at, raised_at)
     SELECT 'screening:' || id, 'screening', user_id, 0,
       jsonb_build_object('list', list, 'reference', reference, 'name', name, 'score', score), '[]'::jsonb, $3, $3 FROM fresh`,
    [person.userId, JSON.stringify(entries), at],
  );
  await fileAlerts(client, { at, deadlineAt });
};

/** Facts by which screening lets a withdrawal go. */
export interface ScreeningFacts {
  isScreened: boolean; // the player is somebody to be looked up
  checkedAt: number | null;
  open: number; // entries that nobody has looked at
  sanctions: number; // entries that are the player
}

export const screeningFactsOf = async (client: Queryable, userId: bigint): Promise<ScreeningFacts> => {
  const { rows } = await client.query<ScreeningFacts>(
    `SELECT s.user_id IS NOT NULL AS "isScreened", s.checked_at::float8 AS "checkedAt",
       (SELECT count(*)::int FROM screening_hit WHERE user_id = u.id AND decision IS NULL) AS open,
       (SELECT count(*)::int FROM screening_hit WHERE user_id = u.id AND decision = 'same' AND kind = 'sanction') AS sanctions
     FROM app_user u LEFT JOIN screening s ON s.user_id = u.id WHERE u.id = $1`,
    [userId],
  );
  return rows[0] ?? { isScreened: false, checkedAt: null, open: 0, sanctions: 0 };
};

export const screeningOf = (em: EntityManager, userId: bigint): Promise<Screening | null> =>
  em.findOne(ScreeningEntity, { userId }, { refresh: true });

export const hitsOf = (em: EntityManager, userId: bigint): Promise<ScreeningHit[]> =>
  em.find(ScreeningHitEntity, { userId }, { orderBy: { id: 'desc' }, refresh: true });

/** Decides on an entry of a player once. False: somebody has, or it is none of theirs. */
export const decideHit = async (
  em: EntityManager,
  { id, userId }: { id: number; userId: bigint },
  decided: { decision: 'same' | 'other'; reason: string; decidedBy: bigint; decidedAt: number },
): Promise<ScreeningHit | undefined> => {
  const hit = await em.findOne(
    ScreeningHitEntity,
    { id, userId, decision: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
  );
  if (!hit) return undefined;
  await em.nativeUpdate(ScreeningHitEntity, { id }, decided);
  return hit;
};
