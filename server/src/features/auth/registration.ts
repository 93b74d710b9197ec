import { randomInt } from 'node:crypto';
import { avatarIds } from 'assets';
import { createUser, EmailTakenError, LoginTakenError, NickTakenError, type CreateUserInput, type Database } from 'db';
import type { AuthErrorKey, RegistrationBody } from '../../../contract/auth.contract.ts';
import type { Language } from '../../../contract/languages.ts';
import { nicknamesFor } from '../../core/auth/nickname.ts';
import { hashPassword } from '../../core/auth/passwords.ts';

/** The new user, or why there is none. */
export type RegistrationResult = { userId: bigint } | { refused: AuthErrorKey; field: 'login' | 'email' };

/** Referral ids and hashids. Anything else in a link is no reason to refuse its visitor: it is dropped. */
const REFERER_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** Creates the user under the first nickname that is free; when all are taken, under one made from the public id. */
const createNamed = async (db: Database, user: CreateUserInput, nicks: readonly string[]): Promise<bigint> => {
  for (const nick of nicks) {
    try {
      return await createUser(db.pool, { ...user, nick });
    } catch (error) {
      if (!(error instanceof NickTakenError)) throw error;
    }
  }
  return createUser(db.pool, user);
};

/**
 * Creates the account with everything it starts with, in one transaction: of two registrations of one login at once, one
 * is refused and nothing is left of it.
 */
export const register = async (
  db: Database,
  { login, email, password, refererId = '', isPromo = false }: RegistrationBody,
  { lang, demoCreditMinor }: { lang: Language; demoCreditMinor: bigint },
): Promise<RegistrationResult> => {
  const user: CreateUserInput = {
    login,
    email,
    passwordHash: await hashPassword(password),
    avatar: avatarIds[randomInt(avatarIds.length)] ?? null,
    lang,
    refererId: REFERER_ID.test(refererId) ? refererId : null,
    isPromo,
    demoCreditMinor,
    at: Date.now(),
  };
  try {
    return { userId: await createNamed(db, user, nicknamesFor(login)) };
  } catch (error) {
    if (error instanceof LoginTakenError) return { refused: 'login_already_taken', field: 'login' };
    if (error instanceof EmailTakenError) return { refused: 'email_already_taken', field: 'email' };
    throw error;
  }
};
