import type { Queryable } from '../../core/pool.ts';
import { recordAccountEvent } from './account-events.repository.ts';
import { endSessions } from './sessions.repository.ts';
import { isHeldSql } from '../exclusion/closures.ts';
import type { KycStatus, Role } from './user.entity.ts';
import { keyOf } from './users.repository.ts';

/** An account as a moderator finds it. */
export interface FoundAccount {
  id: bigint;
  publicId: string;
  nick: string;
  avatar: string | null;
  login: string | null;
  email: string | null;
  roles: Role[];
  kycStatus: KycStatus;
  blockedAt: Date | null;
  createdAt: Date;
}

/** Narrows a search to accounts that somebody has to look at. */
export type AccountFilter = 'all' | 'blocked' | 'kyc' | 'exclusion';

/** Which accounts to find: by the beginning of a nick or a login, by a whole e-mail, public id or number. */
export interface AccountSearch {
  text: string; // empty: everybody
  filter: AccountFilter;
  before: bigint | null; // an account's id: only older ones
  limit: number;
}

const FOUND = `id, public_id AS "publicId", nick, avatar, login, email, roles, kyc_status AS "kycStatus",
  blocked_at AS "blockedAt", created_at AS "createdAt"`;

const filters = {
  all: 'true',
  blocked: 'blocked_at IS NOT NULL',
  kyc: `id IN (SELECT user_id FROM kyc_document WHERE status = 'pending')`,
  exclusion: `id IN (SELECT user_id FROM exclusion_match WHERE decision IS NULL) AND ${isHeldSql('app_user', 'now()')}`,
} as const satisfies Record<AccountFilter, string>;

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
const NUMBER = /^\d{1,18}$/;

/** Accounts, the newest first. */
export const findAccounts = async (
  client: Queryable,
  { text, filter, before, limit }: AccountSearch,
): Promise<FoundAccount[]> => {
  const key = keyOf(text.trim());
  const { rows } = await client.query<FoundAccount>(
    `SELECT ${FOUND} FROM app_user
     WHERE ($1 = '' OR nick_key LIKE $2 OR login_key LIKE $2 OR email_key = $1 OR public_id = $1 OR id = $3)
       AND ${filters[filter]} AND ($4::bigint IS NULL OR id < $4)
     ORDER BY id DESC LIMIT $5`,
    [key, `${escapeLike(key)}%`, NUMBER.test(key) ? BigInt(key) : null, before, limit],
  );
  return rows;
};

/** An account as a moderator sees it. */
export interface AccountDetails extends FoundAccount {
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  lang: string;
  hidden: boolean;
  blockedReason: string | null;
  hasTwoFactor: boolean;
  chatBannedUntil: Date | null;
}

/** The account of a public id, locked for the rest of the transaction when that is asked for. */
export const accountDetails = async (
  client: Queryable,
  publicId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<AccountDetails | undefined> => {
  const { rows } = await client.query<AccountDetails>(
    `SELECT ${FOUND}, email_verified AS "emailVerified", first_name AS "firstName", last_name AS "lastName", lang, hidden,
       blocked_reason AS "blockedReason", totp_secret IS NOT NULL AS "hasTwoFactor",
       chat_banned_until AS "chatBannedUntil"
     FROM app_user WHERE public_id = $1 ${lock ? 'FOR NO KEY UPDATE' : ''}`,
    [publicId],
  );
  return rows[0];
};

/** A line of an account's trail with who did it. */
export interface TrailEvent {
  id: bigint;
  kind: string;
  actorNick: string | null; // null: the owner
  details: Record<string, unknown>;
  address: string | null;
  at: Date;
}

/** The latest lines of an account's trail, the newest first. */
export const accountTrail = async (client: Queryable, userId: bigint, limit: number): Promise<TrailEvent[]> => {
  const { rows } = await client.query<TrailEvent>(
    `SELECT e.id, e.kind, a.nick AS "actorNick", e.details, e.address, e.at
     FROM account_event e LEFT JOIN app_user a ON a.id = e.actor_id WHERE e.user_id = $1 ORDER BY e.id DESC LIMIT $2`,
    [userId, limit],
  );
  return rows;
};

/** Who asks for something that needs a role. */
export interface StaffMember {
  login: string | null;
  roles: Role[];
  hasTwoFactor: boolean;
  address: string | null; // they signed in from
}

/**
 * The roles of a user as they are now: what a process remembers may be older. Undefined when the session has ended or
 * the account is blocked.
 */
export const staffMember = async (
  client: Queryable,
  { userId, sessionId }: { userId: bigint; sessionId: string },
): Promise<StaffMember | undefined> => {
  const { rows } = await client.query<StaffMember>(
    `SELECT u.login, u.roles, u.totp_secret IS NOT NULL AS "hasTwoFactor", s.address FROM app_user u JOIN session s ON s.user_id = u.id
     WHERE u.id = $1 AND s.id = $2 AND u.blocked_at IS NULL AND s.ended_at IS NULL AND s.expires_at > now()`,
    [userId, sessionId],
  );
  return rows[0];
};

/** What a moderator does to an account. */
export interface ModeratorAct {
  userId: bigint;
  actorId: bigint;
  address: string | null;
}

/** Closes an account and ends its sessions, within the caller's transaction. False when it was closed already. */
export const blockAccount = async (client: Queryable, act: ModeratorAct & { reason: string }): Promise<boolean> => {
  const { userId, reason } = act;
  const { rowCount } = await client.query(
    'UPDATE app_user SET blocked_at = now(), blocked_reason = $2 WHERE id = $1 AND blocked_at IS NULL',
    [userId, reason],
  );
  if (rowCount !== 1) return false;
  await endSessions(client, userId, null);
  await recordAccountEvent(client, { ...act, kind: 'account.blocked', details: { reason } });
  return true;
};

/** Opens a closed account again. False when it was open. */
export const unblockAccount = async (client: Queryable, act: ModeratorAct): Promise<boolean> => {
  const { rowCount } = await client.query(
    'UPDATE app_user SET blocked_at = NULL, blocked_reason = NULL WHERE id = $1 AND blocked_at IS NOT NULL',
    [act.userId],
  );
  if (rowCount !== 1) return false;
  await recordAccountEvent(client, { ...act, kind: 'account.unblocked' });
  return true;
};

/** Takes the second factor off an account and ends its sessions. False when it had none. */
export const resetTwoFactor = async (client: Queryable, act: ModeratorAct): Promise<boolean> => {
  const { rowCount } = await client.query(
    'UPDATE app_user SET totp_secret = NULL, totp_pending = NULL WHERE id = $1 AND totp_secret IS NOT NULL',
    [act.userId],
  );
  if (rowCount !== 1) return false;
  await client.query('UPDATE recovery_code SET used_at = now() WHERE user_id = $1 AND used_at IS NULL', [act.userId]);
  await endSessions(client, act.userId, null);
  await recordAccountEvent(client, { ...act, kind: 'two_factor.reset' });
  return true;
};

/** Notes that somebody looked at an account: once an hour for the same looker. */
export const recordView = async (client: Queryable, { userId, actorId, address }: ModeratorAct): Promise<void> => {
  await client.query(
    `INSERT INTO account_event (user_id, actor_id, kind, address) SELECT $1, $2, 'account.viewed', $3
     WHERE NOT EXISTS (SELECT FROM account_event WHERE user_id = $1 AND actor_id = $2 AND kind = 'account.viewed'
       AND at > now() - interval '1 hour')`,
    [userId, actorId, address],
  );
};
