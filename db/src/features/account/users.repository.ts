import type { EntityManager, FilterQuery } from '@mikro-orm/postgresql';
import { asTakenError, EmailTakenError } from './errors.ts';
import { UserEntity, type User } from './user.entity.ts';

/** Columns of a user that may change. */
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
    | 'refererId'
    | 'sound'
    | 'animations'
    | 'shortcuts'
    | 'marketing'
    | 'invitations'
    | 'totpSecret'
    | 'totpPending'
    | 'totpLastStep'
  >
>;

/** Key by which login, e-mail and nick are compared: without regard to case. */
export const keyOf = (text: string): string => text.normalize('NFC').toLowerCase();

const withKeys = (changes: UserChanges): Partial<User> => ({
  ...changes,
  ...(changes.login === undefined ? {} : { loginKey: changes.login === null ? null : keyOf(changes.login) }),
  ...(changes.email === undefined ? {} : { emailKey: changes.email === null ? null : keyOf(changes.email) }),
  ...(changes.nick === undefined ? {} : { nickKey: keyOf(changes.nick) }),
});

/** Changes a user's row at once. Returns the number of rows. Throws LoginTakenError, EmailTakenError, NickTakenError. */
const changeUser = (em: EntityManager, where: FilterQuery<User>, changes: UserChanges): Promise<number> =>
  em.nativeUpdate(UserEntity, where, withKeys(changes)).catch((error: unknown) => {
    throw asTakenError(error);
  });

/** Users by id and login, in the transaction of `em`. Change them through `update` only. */
export const userRepository = (em: EntityManager) => ({
  findById: (id: bigint): Promise<User | null> => em.findOne(UserEntity, { id }, { refresh: true }),

  findByPublicId: (publicId: string): Promise<User | null> => em.findOne(UserEntity, { publicId }, { refresh: true }),

  /** `login` in any case. */
  findByLogin: (login: string): Promise<User | null> =>
    em.findOne(UserEntity, { loginKey: keyOf(login) }, { refresh: true }),

  /** `email` in any case. */
  findByEmail: (email: string): Promise<User | null> =>
    em.findOne(UserEntity, { emailKey: keyOf(email) }, { refresh: true }),

  /** True when somebody but this user has the address. */
  isEmailTaken: async (id: bigint, email: string): Promise<boolean> =>
    (await em.count(UserEntity, { emailKey: keyOf(email), id: { $ne: id } })) > 0,

  /** Changes a user and returns it. Throws LoginTakenError, EmailTakenError, NickTakenError; an error for an unknown id. */
  update: async (id: bigint, changes: UserChanges): Promise<User> => {
    await changeUser(em, { id }, changes);
    return em.findOneOrFail(UserEntity, { id }, { refresh: true });
  },

  /** Gives an unconfirmed address to a user who has none. False when they have one, or somebody else has this one. */
  claimFreeEmail: async (id: bigint, email: string): Promise<boolean> => {
    try {
      return (await changeUser(em, { id, email: null }, { email })) === 1;
    } catch (error) {
      if (error instanceof EmailTakenError) return false;
      throw error;
    }
  },
});

/**
 * A user's row, which nobody else changes until the transaction of `em` ends; null for an unknown id. The entity keeps what was
 * read, whatever the transaction changes.
 */
export const lockUser = async (em: EntityManager, id: bigint): Promise<User | null> => {
  // LockMode has FOR UPDATE, for which every new row that refers to the user would wait
  await em.execute('SELECT FROM app_user WHERE id = ? FOR NO KEY UPDATE', [id]);
  return em.findOne(UserEntity, { id }, { disableIdentityMap: true });
};
