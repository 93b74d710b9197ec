import { randomInt } from 'node:crypto';
import { avatarIds } from 'assets';
import { createUser, NickTakenError, type CreateUserInput, type Database, type OutsideProfile } from 'db';
import type { Language } from '../../../contract/languages.ts';
import { nicknamesFor } from './nickname.ts';

/** An account to be. */
export interface NewAccount {
  login: string | null; // null: opened through a provider, without a local sign-in
  passwordHash: string | null;
  email: string | null;
  name: string; // base of the nickname
  lang: Language;
  refererId: string | undefined;
  isPromo: boolean;
  demoCreditMinor: bigint; // base hundredths
  profile?: OutsideProfile; // profile at the provider that it is opened through: linked in the same transaction
}

/** Links of inviters. Anything else in a link is no reason to refuse its visitor: it is dropped. */
const REFERER_ID = /^[A-Za-z0-9_-]{1,128}$/;

/**
 * Creates the account with everything it starts with, in one transaction, under the first nickname that is free; when
 * all are taken, under one made from the public id. Throws LoginTakenError, EmailTakenError, SocialProfileTakenError: then nothing is left of it.
 */
export const createAccount = async (db: Database, account: NewAccount): Promise<bigint> => {
  const { refererId = '' } = account;
  const user: CreateUserInput = {
    login: account.login,
    email: account.email,
    passwordHash: account.passwordHash,
    accountType: account.login === null ? 1 : 0,
    avatar: avatarIds[randomInt(avatarIds.length)] ?? null,
    lang: account.lang,
    refererId: REFERER_ID.test(refererId) ? refererId : null,
    isPromo: account.isPromo,
    demoCreditMinor: account.demoCreditMinor,
    at: Date.now(),
    profile: account.profile,
  };
  for (const nick of nicknamesFor(account.name)) {
    try {
      return await createUser(db.pool, { ...user, nick });
    } catch (error) {
      if (!(error instanceof NickTakenError)) throw error;
    }
  }
  return createUser(db.pool, user);
};
