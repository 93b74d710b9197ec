import { LockMode, raw, type EntityManager } from '@mikro-orm/postgresql';
import { closePlay, lockStakingAccounts } from '../exclusion/closures.ts';
import { LedgerAccountEntity } from '../../ledger/ledger.entities.ts';
import { recordAccountEvent } from './account-events.repository.ts';
import { endSessions, PLAYER_CHANGED_CHANNEL } from './sessions.repository.ts';
import { UserEntity, type Role, type User } from './user.entity.ts';
import { keyOf, userRepository } from './users.repository.ts';

/** Somebody with a role. */
export interface StaffAccount {
  id: bigint;
  publicId: string;
  login: string | null;
  nick: string;
  roles: Role[];
  hasTwoFactor: boolean;
  isBlocked: boolean;
}

/** A change of somebody's roles. `by`: who made it, in the words of the trail. */
export interface RoleChange {
  userId: bigint;
  role: Role;
  isGranted: boolean;
  actorId?: bigint | null; // null: the shell
  by: Record<string, unknown>;
}

export type RoleOutcome = 'changed' | 'unchanged' | 'blocked' | 'funded' | 'unknown';

/**
 * Grants a role to an account or revokes it, within the caller's transaction. It is written into the account's trail, and its
 * sessions end: what a session was opened for gains or keeps no right. Who works here neither plays nor has money here: an
 * account with any balance is not taken ('funded'), and play closes to the others.
 */
export const changeRole = async (
  em: EntityManager,
  { userId, role, isGranted, actorId = null, by }: RoleChange,
): Promise<RoleOutcome> => {
  const locked = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;
  await lockStakingAccounts(em, [userId]); // first, as a bet does
  const user = await em.findOne(UserEntity, { id: userId }, locked);
  if (!user) return 'unknown';
  if (user.roles.includes(role) === isGranted) return 'unchanged';
  if (isGranted && user.blockedAt) return 'blocked';
  if (isGranted && (await em.count(LedgerAccountEntity, { userId, balance: { $ne: 0n } })) > 0) return 'funded';
  if (isGranted) await closePlay(em, [userId]);
  const others = user.roles.filter((one) => one !== role);
  await userRepository(em).update(user.id, { roles: isGranted ? [...others, role] : others });
  const kind = isGranted ? 'role.granted' : 'role.revoked';
  await recordAccountEvent(em, { userId: user.id, kind, actorId, details: { role, ...by } });
  await endSessions(em, user.id, null);
  await em.execute('SELECT pg_notify(?, ?)', [PLAYER_CHANGED_CHANNEL, String(user.id)]);
  return 'changed';
};

/** The id of a login's account. */
export const accountOfLogin = async (em: EntityManager, login: string): Promise<bigint | undefined> =>
  (await em.findOne(UserEntity, { loginKey: keyOf(login) }))?.id;

const shown = ({ id, publicId, login = null, nick, roles, totpSecret, blockedAt }: User): StaffAccount => ({
  id,
  publicId,
  login,
  nick,
  roles,
  hasTwoFactor: totpSecret != null,
  isBlocked: blockedAt != null,
});

/** Everybody with a role, by login. */
export const staffAccounts = async (em: EntityManager): Promise<StaffAccount[]> => {
  const hasRole = { [raw('cardinality(roles)')]: { $gt: 0 } };
  const users = await em.find(UserEntity, hasRole, { orderBy: { loginKey: 'asc', id: 'asc' }, refresh: true });
  return users.map(shown);
};
