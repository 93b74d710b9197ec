import { EmailTakenError, LoginTakenError, type Database } from 'db';
import type { AuthErrorKey, RegistrationBody } from '../../../contract/auth.contract.ts';
import type { Language } from '../../../contract/languages.ts';
import { createAccount } from '../../core/auth/new-account.ts';
import { hashPassword } from '../../core/auth/passwords.ts';

/** The new user, or why there is none. */
export type RegistrationResult = { userId: bigint } | { refused: AuthErrorKey; field: 'login' | 'email' };

/** Registers by e-mail: of two registrations of one login at once, one is refused and nothing is left of it. */
export const register = async (
  db: Database,
  { login, email, password, refererId, isPromo = false }: RegistrationBody,
  { lang, demoCreditMinor }: { lang: Language; demoCreditMinor: bigint },
): Promise<RegistrationResult> => {
  const passwordHash = await hashPassword(password);
  try {
    const account = { login, email, passwordHash, name: login, lang, refererId, isPromo, demoCreditMinor };
    return { userId: await createAccount(db, account) };
  } catch (error) {
    if (error instanceof LoginTakenError) return { refused: 'login_already_taken', field: 'login' };
    if (error instanceof EmailTakenError) return { refused: 'email_already_taken', field: 'email' };
    throw error;
  }
};
