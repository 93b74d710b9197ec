import { EmailTakenError, LoginTakenError, recordAccountEvent, type Database } from 'db';
import { randomInt } from 'node:crypto';
import type { RegistrationBody } from '../../../contract/auth.contract.ts';
import type { Language } from '../../../contract/languages.ts';
import { createAccount, type NewAccount } from '../../core/auth/new-account.ts';
import { hashPassword } from '../../core/auth/passwords.ts';
import { isWeakPassword } from '../../core/auth/weak-passwords.ts';
import { AuthRefusal } from '../../core/http/auth-answer.ts';

/** Data of a registration beside its form. */
export interface Registering {
  lang: Language;
  demoCreditMinor: bigint;
  address: string;
}

const create = async (db: Database, account: NewAccount, address: string): Promise<bigint> => {
  const userId = await createAccount(db, account);
  const way = account.email === null ? 'fast' : 'email';
  await recordAccountEvent(db.orm.em.fork(), { userId, kind: 'account.registered', details: { way }, address });
  return userId;
};

/** Registers by e-mail: of two registrations of one login at once, one is refused and nothing is left of it. */
export const register = async (
  db: Database,
  { login, email, password, refererId, isPromo = false }: RegistrationBody,
  { address, ...rest }: Registering,
): Promise<bigint> => {
  if (isWeakPassword(password, { login, email }))
    throw new AuthRefusal('weak_password', { fields: { password: 'weak_password' } });
  const passwordHash = await hashPassword(password);
  try {
    return await create(db, { login, email, passwordHash, name: login, refererId, isPromo, ...rest }, address);
  } catch (error) {
    if (error instanceof LoginTakenError)
      throw new AuthRefusal('login_already_taken', { fields: { login: 'login_already_taken' } });
    if (error instanceof EmailTakenError)
      throw new AuthRefusal('email_already_taken', { fields: { email: 'email_already_taken' } });
    throw error;
  }
};

// without characters that are read as another: both are copied by hand
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';
const CAPITALS = LETTERS.toUpperCase();
const FIGURES = '23456789';
const LOGIN_LENGTH = 9; // 31 characters each, after "player": 44 bits
const PASSWORD_LENGTH = 16; // 54 characters each: 92 bits
const STRONG = [/[a-z]/, /[A-Z]/, /\d/];

const randomText = (alphabet: string, length: number): string =>
  Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('');

const strongPassword = (): string => {
  const password = randomText(LETTERS + CAPITALS + FIGURES, PASSWORD_LENGTH);
  return STRONG.every((kind) => kind.test(password)) ? password : strongPassword();
};

/** Generated credentials of an account: shown once, never stored in clear. */
export interface Credentials {
  userId: bigint;
  login: string;
  password: string;
}

/** Registers with one click: under a login that is free and a strong password. */
export const registerFast = async (
  db: Database,
  refererId: string | undefined,
  { address, ...rest }: Registering,
): Promise<Credentials> => {
  const password = strongPassword();
  const passwordHash = await hashPassword(password);
  const name = `player${randomText(FIGURES, 6)}`; // others see it: the login stays the owner's
  for (;;) {
    const login = `player${randomText(LETTERS + FIGURES, LOGIN_LENGTH)}`;
    try {
      const account = { login, email: null, passwordHash, name, refererId, isPromo: false, ...rest };
      return { userId: await create(db, account, address), login, password };
    } catch (error) {
      if (!(error instanceof LoginTakenError)) throw error;
    }
  }
};
