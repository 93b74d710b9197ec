import type { MikroORM } from '@mikro-orm/postgresql';
import type { Queryable } from '../../core/pool.ts';
import { asTakenError, EmailTakenError } from './errors.ts';
import { UserEntity, type User } from './user.entity.ts';

/** What may change of a user once there is one. */
export type UserChanges = Partial<
  Pick<
    User,
    | 'login'
    | 'passwordHash'
    | 'email'
    | 'emailVerified'
    | 'nick'
    | 'avatar'
    | 'roles'
    | 'lang'
    | 'accountType'
    | 'gameMode'
    | 'targetCurrencyId'
    | 'lastTargetCurrencyId'
    | 'hidden'
    | 'blockedAt'
    | 'blockedReason'
    | 'firstName'
    | 'lastName'
    | 'kycStatus'
  >
>;

/** How login, e-mail and nick are compared: without regard to case. */
export const keyOf = (text: string): string => text.normalize('NFC').toLowerCase();

const withKeys = (changes: UserChanges): Partial<User> => ({
  ...changes,
  ...(changes.login === undefined ? {} : { loginKey: changes.login === null ? null : keyOf(changes.login) }),
  ...(changes.email === undefined ? {} : { emailKey: changes.email === null ? null : keyOf(changes.email) }),
  ...(changes.nick === undefined ? {} : { nickKey: keyOf(changes.nick) }),
});

/** Users by id and login. Entities are detached: change them through `update` only. */
export const userRepository = ({ orm }: { orm: MikroORM }) => ({
  findById: (id: bigint): Promise<User | null> => orm.em.fork().findOne(UserEntity, { id }),

  findByPublicId: (publicId: string): Promise<User | null> => orm.em.fork().findOne(UserEntity, { publicId }),

  /** `login` in any case. */
  findByLogin: (login: string): Promise<User | null> => orm.em.fork().findOne(UserEntity, { loginKey: keyOf(login) }),

  /** `email` in any case. */
  findByEmail: (email: string): Promise<User | null> => orm.em.fork().findOne(UserEntity, { emailKey: keyOf(email) }),

  /** Changes a user and returns it. Throws LoginTakenError, EmailTakenError, NickTakenError; an error for an unknown id. */
  update: async (id: bigint, changes: UserChanges): Promise<User> => {
    const em = orm.em.fork();
    const user = await em.findOneOrFail(UserEntity, { id });
    em.assign(user, withKeys(changes));
    await em.flush().catch((error: unknown) => {
      throw asTakenError(error);
    });
    return user;
  },
});

/** Gives an unconfirmed address to a user who has none. False when they have one, or somebody else has this one. */
export const claimFreeEmail = async (client: Queryable, userId: bigint, email: string): Promise<boolean> => {
  const claim = client.query('UPDATE app_user SET email = $2, email_key = $3 WHERE id = $1 AND email IS NULL', [
    userId,
    email,
    keyOf(email),
  ]);
  try {
    return (await claim).rowCount === 1;
  } catch (error) {
    if (asTakenError(error) instanceof EmailTakenError) return false;
    throw error;
  }
};

/** Makes an address a user's own and confirmed. Throws EmailTakenError. */
export const confirmEmail = async (client: Queryable, userId: bigint, email: string): Promise<void> => {
  const sql = 'UPDATE app_user SET email = $2, email_key = $3, email_verified = true WHERE id = $1';
  await client.query(sql, [userId, email, keyOf(email)]).catch((error: unknown) => {
    throw asTakenError(error);
  });
};

const userSql = `SELECT id, login, nick, lang, email, email_verified AS "emailVerified", blocked_at IS NOT NULL AS "isBlocked"
  FROM app_user WHERE id = $1`;

/** A user's row, which stays as it is until the transaction of `client` ends; undefined for an unknown id. */
export const lockUser = async (client: Queryable, id: bigint): Promise<LockedUser | undefined> =>
  (await client.query<LockedUser>(`${userSql} FOR NO KEY UPDATE`, [id])).rows[0];

/** The same without a lock, for who holds others that come after it. */
export const readUser = async (client: Queryable, id: bigint): Promise<LockedUser | undefined> =>
  (await client.query<LockedUser>(userSql, [id])).rows[0];

/** What there is to know of a user whose account is about to change. */
export interface LockedUser {
  id: bigint;
  login: string | null; // null: there is no local sign-in
  nick: string;
  lang: string;
  email: string | null;
  emailVerified: boolean;
  isBlocked: boolean;
}
