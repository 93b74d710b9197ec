import type { EntityManager } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { UserEntity, type Role } from '../account/user.entity.ts';
import { keyOf } from '../account/users.repository.ts';

/** Somebody who works here. */
export interface StaffPersonRow {
  id: bigint;
  publicId: string;
  nick: string;
  login: string | null;
  roles: Role[];
  hasTwoFactor: boolean;
  isBlocked: boolean;
  lastSignInAt: Date | null;
  sessions: number; // live ones
}

/** Everybody with a role, by nickname. */
export const staffPeople = async (client: Queryable): Promise<StaffPersonRow[]> => {
  const { rows } = await client.query<StaffPersonRow>(
    `SELECT u.id, u.public_id AS "publicId", u.nick, u.login, u.roles, u.totp_secret IS NOT NULL AS "hasTwoFactor",
       u.blocked_at IS NOT NULL AS "isBlocked", s.last AS "lastSignInAt", s.live AS sessions
     FROM app_user u CROSS JOIN LATERAL (
       SELECT max(created_at) AS last, count(*) FILTER (WHERE ended_at IS NULL AND expires_at > now())::int AS live
       FROM session WHERE user_id = u.id) s
     WHERE cardinality(u.roles) > 0 ORDER BY u.nick_key`,
  );
  return rows;
};

/** The account of a whole nickname, login or public id. */
export const findPerson = async (em: EntityManager, text: string): Promise<bigint | undefined> => {
  const key = keyOf(text);
  const found = await em.find(UserEntity, { $or: [{ nickKey: key }, { loginKey: key }, { publicId: text }] });
  return (found.find(({ nickKey }) => nickKey === key) ?? found[0])?.id;
};

/** Marks in the two trails of staff acts: only what is older than these ids. */
export interface StaffTrailMark {
  account: bigint;
  payment: bigint;
}

/** A part of everybody's trail. */
export interface StaffTrailRange {
  actorId?: bigint | undefined;
  userId?: bigint | undefined; // the account that was acted on
  kind?: string | undefined;
  before?: StaffTrailMark | undefined;
  limit: number;
}

export interface StaffEventRow {
  source: keyof StaffTrailMark;
  id: bigint;
  kind: string; // name of the act; that of a payment is payment.approved and the like
  actor: string;
  subject: string | null; // null: money that is nobody's yet
  subjectId: string | null;
  paymentId: number | null;
  details: Record<string, unknown>;
  address: string | null;
  at: Date;
}

// Each trail is read along its own index, and no further than a page.
const trailSql = `
SELECT * FROM (
  SELECT 'account' AS source, e.id, e.kind, a.nick AS actor, u.nick AS subject, u.public_id AS "subjectId",
    NULL::int AS "paymentId", e.details, e.address, e.at
  FROM account_event e JOIN app_user a ON a.id = e.actor_id JOIN app_user u ON u.id = e.user_id
  WHERE e.actor_id IS NOT NULL AND ($1::bigint IS NULL OR e.actor_id = $1) AND ($2::bigint IS NULL OR e.user_id = $2)
    AND ($3::text IS NULL OR e.kind = $3) AND ($4::bigint IS NULL OR e.id < $4)
  ORDER BY e.id DESC LIMIT $6
) of_accounts
UNION ALL
SELECT * FROM (
  SELECT 'payment', e.id, 'payment.' || e.kind, a.nick, u.nick, u.public_id, e.payment_id, e.details, NULL,
    to_timestamp(e.at / 1000.0)
  FROM payment_event e JOIN app_user a ON a.id = e.actor_id LEFT JOIN app_user u ON u.id = e.user_id
  WHERE e.actor_id IS NOT NULL AND ($1::bigint IS NULL OR e.actor_id = $1) AND ($2::bigint IS NULL OR e.user_id = $2)
    AND ($3::text IS NULL OR 'payment.' || e.kind = $3) AND ($5::bigint IS NULL OR e.id < $5)
  ORDER BY e.id DESC LIMIT $6
) of_payments
ORDER BY at DESC, source, id DESC LIMIT $6`;

/** Acts of the staff on accounts, payments and loose ends, the newest first. */
export const staffTrail = async (client: Queryable, range: StaffTrailRange): Promise<StaffEventRow[]> => {
  const { actorId, userId, kind, before, limit } = range;
  const { rows } = await client.query<StaffEventRow>(trailSql, [
    actorId ?? null,
    userId ?? null,
    kind ?? null,
    before?.account ?? null,
    before?.payment ?? null,
    limit,
  ]);
  return rows;
};
