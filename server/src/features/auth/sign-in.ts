import { keyOf, signInFailureRepository, userRepository, type Database, type SignInPolicy } from 'db';
import type { AuthErrorKey, LoginBody } from '../../../contract/auth.contract.ts';
import { isRightPassword } from '../../core/auth/passwords.ts';

const MINUTE_MS = 60_000;

/** Ten wrong attempts within 20 minutes lock a login for 20 minutes, for the address they came from only. */
const policy: SignInPolicy = { limit: 10, windowMs: 20 * MINUTE_MS, lockMs: 20 * MINUTE_MS };

/** Who signed in, or why nobody did. */
export type SignInResult = { userId: bigint } | { refused: AuthErrorKey; retryAfterMs?: number };

const locked = (until: Date): SignInResult => ({
  refused: 'error_ban_try_again_latter',
  retryAfterMs: Math.max(0, until.getTime() - Date.now()),
});

/**
 * Checks a login and its password. A lock belongs to login and address together: whoever guesses from elsewhere locks
 * out only themselves. An unknown login is counted and timed like a known one.
 */
export const signIn = async (db: Database, { login, password }: LoginBody, address: string): Promise<SignInResult> => {
  const failures = signInFailureRepository(db);
  const key = keyOf(login);
  const lockedUntil = await failures.lockedUntil(key, address);
  if (lockedUntil) return locked(lockedUntil);
  const user = await userRepository(db).findByLogin(login);
  const isRight = await isRightPassword(user?.passwordHash, password);
  if (!user || !isRight || user.blockedAt) {
    const state = await failures.record(key, address, policy);
    return state.lockedUntil ? locked(state.lockedUntil) : { refused: 'error_throwing_auth' };
  }
  await failures.clear(key, address);
  return { userId: BigInt(user.id) };
};
