import { LockMode, raw, type EntityManager } from '@mikro-orm/postgresql';
import { recordAccountEvent } from './account-events.repository.ts';
import { endSessions, PLAYER_CHANGED_CHANNEL } from './sessions.repository.ts';
import { UserEntity, type Role } from './user.entity.ts';
import { keyOf, userRepository } from './users.repository.ts';

/** Somebody with a role. */
export interface StaffAccount {
  login: string | null;
  nick: string;
  roles: Role[];
  hasTwoFactor: boolean;
  isBlocked: boolean;
}

/** A change of somebody's roles. `by`: who made it, in the words of the trail. */
export interface RoleChange {
  login: string;
  role: Role;
  isGranted: boolean;
  by: Record<string, unknown>;
}

/**
 * Grants a role to an account or revokes it, within the caller's transaction. It is written into the account's trail, and its
 * sessions end: what a session was opened for gains or keeps no right.
 */
export const changeRole = async (
  em: EntityManager,
  { login, role, isGranted, by }: RoleChange,
): Promise<'changed' | 'unchanged' | 'blocked' | 'unknown'> => {
  const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  const user = await em.findOne(UserEntity, { loginKey: keyOf(login) }, locked);
  if (!user) return 'unknown';
  if (user.roles.includes(role) === isGranted) return 'unchanged';
  if (isGranted && user.blockedAt) return 'blocked';
  const others = user.roles.filter((one) => one !== role);
  await userRepository(em).update(user.id, { roles: isGranted ? [...others, role] : others });
  const kind = isGranted ? 'role.granted' : 'role.revoked';
  await recordAccountEvent(em, { userId: user.id, kind, details: { role, ...by } });
  await endSessions(em, user.id, null);
  await em.execute('SELECT pg_notify(?, ?)', [PLAYER_CHANGED_CHANNEL, String(user.id)]);
  return 'changed';
};

/** Everybody with a role, by login. */
export const staffAccounts = async (em: EntityManager): Promise<StaffAccount[]> => {
  const hasRole = { [raw('cardinality(roles)')]: { $gt: 0 } };
  const users = await em.find(UserEntity, hasRole, { orderBy: { loginKey: 'asc', id: 'asc' }, refresh: true });
  return users.map(({ login = null, nick, roles, totpSecret, blockedAt }) => ({
    login,
    nick,
    roles,
    hasTwoFactor: totpSecret != null,
    isBlocked: blockedAt != null,
  }));
};
