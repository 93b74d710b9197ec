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

/** A part of everybody's trail. */
export interface StaffTrailRange {
  actorId?: bigint | undefined;
  userId?: bigint | undefined; // the account that was acted on
  kind?: string | undefined;
  before?: bigint | undefined; // an event's id: only older ones
  limit: number;
}

export interface StaffEventRow {
  id: bigint;
  kind: string;
  actor: string;
  subject: string;
  subjectId: string;
  details: Record<string, unknown>;
  address: string | null;
  at: Date;
}

/** Acts of the staff on accounts, the newest first. */
export const staffTrail = async (client: Queryable, range: StaffTrailRange): Promise<StaffEventRow[]> => {
  const { actorId, userId, kind, before, limit } = range;
  const { rows } = await client.query<StaffEventRow>(
    `SELECT e.id, e.kind, a.nick AS actor, u.nick AS subject, u.public_id AS "subjectId", e.details, e.address, e.at
     FROM account_event e JOIN app_user a ON a.id = e.actor_id JOIN app_user u ON u.id = e.user_id
     WHERE e.actor_id IS NOT NULL AND ($1::bigint IS NULL OR e.actor_id = $1) AND ($2::bigint IS NULL OR e.user_id = $2)
       AND ($3::text IS NULL OR e.kind = $3) AND ($4::bigint IS NULL OR e.id < $4)
     ORDER BY e.id DESC LIMIT $5`,
    [actorId ?? null, userId ?? null, kind ?? null, before ?? null, limit],
  );
  return rows;
};
