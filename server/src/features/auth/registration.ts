import { randomInt } from 'node:crypto';
import { createUser, EmailTakenError, LoginTakenError, type Database } from 'db';
import type { AuthErrorKey, RegistrationBody } from '../../../contract/auth.contract.ts';
import type { Language } from '../../../contract/languages.ts';
import { hashPassword } from '../../core/auth/passwords.ts';

const PRESET_AVATARS = 6;

/** The new user, or why there is none. */
export type RegistrationResult = { userId: bigint } | { refused: AuthErrorKey; field: 'login' | 'email' };

/** Creates the account with everything it starts with. The nickname is chosen by the player later. */
export const register = async (
  db: Database,
  { login, email, password, refererId, isPromo = false }: RegistrationBody,
  { lang, demoCreditMinor }: { lang: Language; demoCreditMinor: bigint },
): Promise<RegistrationResult> => {
  try {
    const userId = await createUser(db.pool, {
      login,
      email,
      passwordHash: await hashPassword(password),
      avatar: `avatar-${randomInt(PRESET_AVATARS) + 1}`,
      lang,
      refererId: refererId ?? null,
      isPromo,
      demoCreditMinor,
      at: Date.now(),
    });
    return { userId };
  } catch (error) {
    if (error instanceof LoginTakenError) return { refused: 'login_already_taken', field: 'login' };
    if (error instanceof EmailTakenError) return { refused: 'email_already_taken', field: 'email' };
    throw error;
  }
};
