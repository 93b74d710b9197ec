import type { MikroORM } from '@mikro-orm/postgresql';
import { asTakenError } from './errors.ts';
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
export type UserRepository = ReturnType<typeof userRepository>;
