import { raw, sql, type EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { fromNow } from '../../core/sql.ts';
import { AccountEventEntity, RecoveryCodeEntity } from './account.entities.ts';
import { recordAccountEvent } from './account-events.repository.ts';
import { SessionEntity } from './session.entity.ts';
import { endSessions } from './sessions.repository.ts';
import { isHeldSql } from '../exclusion/closures.ts';
import { UserEntity, type KycStatus, type Role, type User } from './user.entity.ts';
import { keyOf, userRepository } from './users.repository.ts';

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

/** Query for accounts: by the beginning of a nick or a login, by a whole e-mail, public id or number. */
export interface AccountSearch {
  text: string; // empty: everybody
  filter: AccountFilter;
  before: bigint | null; // an account's id: only older ones
  limit: number;
}

const found = (user: User): FoundAccount => {
  const {
    id,
    publicId,
    nick,
    avatar = null,
    login = null,
    email = null,
    roles,
    kycStatus,
    blockedAt = null,
    createdAt,
  } = user;
  return { id, publicId, nick, avatar, login, email, roles, kycStatus, blockedAt, createdAt };
};

const isTrue = (condition: (user: string) => string): FilterQuery<User> => ({ [raw(condition)]: true });

const filters = {
  all: () => ({}),
  blocked: () => ({ blockedAt: { $ne: null } }),
  kyc: () => isTrue((user) => `(${user}.id IN (SELECT user_id FROM kyc_document WHERE status = 'pending'))`),
  exclusion: () => isTrue((user) => isHeldSql(user, 'now()')),
} as const satisfies Record<AccountFilter, () => FilterQuery<User>>;

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
const NUMBER = /^\d{1,18}$/;

/** Accounts by the beginning of a nick or login, or by a whole e-mail, public id or number. */
export const matchingAccounts = (text: string): FilterQuery<User> => {
  const key = keyOf(text.trim());
  const beginning = { $like: `${escapeLike(key)}%` };
  const byNumber = NUMBER.test(key) ? [{ id: BigInt(key) }] : [];
  return { $or: [{ nickKey: beginning }, { loginKey: beginning }, { emailKey: key }, { publicId: key }, ...byNumber] };
};

/** Accounts, the newest first. */
export const findAccounts = async (
  em: EntityManager,
  { text, filter, before, limit }: AccountSearch,
): Promise<FoundAccount[]> => {
  const parts = [
    text.trim() === '' ? {} : matchingAccounts(text),
    filters[filter](),
    before === null ? {} : { id: { $lt: before } },
  ];
  return (await em.find(UserEntity, { $and: parts }, { orderBy: { id: 'desc' }, limit, refresh: true })).map(found);
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
  em: EntityManager,
  publicId: string,
  { lock = false }: { lock?: boolean } = {},
): Promise<AccountDetails | undefined> => {
  if (lock) await em.execute('SELECT FROM app_user WHERE public_id = ? FOR NO KEY UPDATE', [publicId]);
  const user = await userRepository(em).findByPublicId(publicId);
  if (!user) return undefined;
  const { emailVerified, firstName = null, lastName = null, lang, hidden, totpSecret } = user;
  const { blockedReason = null, chatBannedUntil = null } = user;
  const hasTwoFactor = totpSecret != null;
  return {
    ...found(user),
    emailVerified,
    firstName,
    lastName,
    lang,
    hidden,
    blockedReason,
    hasTwoFactor,
    chatBannedUntil,
  };
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

/** Part of an account's trail. `before`: only older lines. `isOfStaff`: only what others than the owner did. */
export interface TrailPart {
  limit: number;
  before?: bigint | undefined;
  kinds?: readonly string[];
  isOfStaff?: boolean;
}

/** The latest lines of an account's trail, the newest first. */
export const accountTrail = async (
  em: EntityManager,
  userId: bigint,
  { limit, before, kinds, isOfStaff = false }: TrailPart,
): Promise<TrailEvent[]> => {
  const where = {
    userId,
    ...(before !== undefined && { id: { $lt: before } }),
    ...(kinds && { kind: { $in: [...kinds] } }),
    ...(isOfStaff && { actorId: { $ne: null } }),
  };
  const events = await em.find(AccountEventEntity, where, { orderBy: { id: 'desc' }, limit, refresh: true });
  const actors = events.flatMap(({ actorId }) => actorId ?? []);
  const nicks = new Map((await em.find(UserEntity, { id: { $in: actors } })).map((user) => [user.id, user.nick]));
  return events.map(({ id, kind, actorId, details, address = null, at }) => {
    const actorNick = actorId == null ? null : (nicks.get(actorId) ?? null);
    return { id, kind, actorNick, details, address, at };
  });
};

/** Member of staff who makes a call that needs a role. */
export interface StaffMember {
  login: string | null;
  roles: Role[];
  hasTwoFactor: boolean;
  address: string | null; // address of the sign-in
}

/** A user as they are now, whether signed in or not. Undefined when the account is blocked. */
export const absentStaffMember = async (
  em: EntityManager,
  userId: bigint,
): Promise<Omit<StaffMember, 'address'> | undefined> => {
  const user = await em.findOne(UserEntity, { id: userId, blockedAt: null }, { refresh: true });
  return user ? { login: user.login ?? null, roles: user.roles, hasTwoFactor: user.totpSecret != null } : undefined;
};

/**
 * The roles of a user as they are now: what a process remembers may be older. Undefined when the session has ended or
 * the account is blocked.
 */
export const staffMember = async (
  em: EntityManager,
  { userId, sessionId }: { userId: bigint; sessionId: string },
): Promise<StaffMember | undefined> => {
  const live = { id: sessionId, userId, endedAt: null, expiresAt: { $gt: sql.now() } };
  const session = await em.findOne(SessionEntity, live, { refresh: true });
  const member = session ? await absentStaffMember(em, userId) : undefined;
  return member && { ...member, address: session?.address ?? null };
};

/** Act of a moderator on an account. */
export interface ModeratorAct {
  userId: bigint;
  actorId: bigint;
  address: string | null;
}

/** Closes an account and ends its sessions, within the caller's transaction. False when it was closed already. */
export const blockAccount = async (em: EntityManager, act: ModeratorAct & { reason: string }): Promise<boolean> => {
  const { userId, reason } = act;
  const open = { id: userId, blockedAt: null };
  if ((await em.nativeUpdate(UserEntity, open, { blockedAt: sql.now(), blockedReason: reason })) !== 1) return false;
  await endSessions(em, userId, null);
  await recordAccountEvent(em, { ...act, kind: 'account.blocked', details: { reason } });
  return true;
};

/** Opens a closed account again. False when it was open. */
export const unblockAccount = async (em: EntityManager, act: ModeratorAct): Promise<boolean> => {
  const closed = { id: act.userId, blockedAt: { $ne: null } };
  if ((await em.nativeUpdate(UserEntity, closed, { blockedAt: null, blockedReason: null })) !== 1) return false;
  await recordAccountEvent(em, { ...act, kind: 'account.unblocked' });
  return true;
};

/** Takes the second factor off an account and ends its sessions. False when it had none. */
export const resetTwoFactor = async (em: EntityManager, act: ModeratorAct): Promise<boolean> => {
  const { userId } = act;
  const isOn = { id: userId, totpSecret: { $ne: null } };
  if ((await em.nativeUpdate(UserEntity, isOn, { totpSecret: null, totpPending: null })) !== 1) return false;
  await em.nativeUpdate(RecoveryCodeEntity, { userId, usedAt: null }, { usedAt: sql.now() });
  await endSessions(em, userId, null);
  await recordAccountEvent(em, { ...act, kind: 'two_factor.reset' });
  return true;
};

const HOUR_MS = 3_600_000;

/** Notes that somebody looked at an account: once an hour for the same looker. */
export const recordView = async (em: EntityManager, { userId, actorId, address }: ModeratorAct): Promise<void> => {
  const view = { userId, actorId, kind: 'account.viewed' };
  if ((await em.count(AccountEventEntity, { ...view, at: { $gt: fromNow(-HOUR_MS) } })) > 0) return;
  await recordAccountEvent(em, { ...view, address });
};
