import { keyOf, signInFailureRepository, userRepository, type Database, type SignInPolicy } from 'db';
import type { LoginBody } from '../../../contract/auth.contract.ts';
import { isRightPassword } from '../../core/auth/passwords.ts';

const MINUTE_MS = 60_000;
const WRONG_ATTEMPTS = 10;

/**
 * After ten wrong attempts within 20 minutes the next one locks a login for 20 minutes, for the network it came from
 * only: whoever guesses from elsewhere locks out only themselves.
 */
const policy: SignInPolicy = { limit: WRONG_ATTEMPTS + 1, windowMs: 20 * MINUTE_MS, lockMs: 20 * MINUTE_MS };

/** Who signed in, or why nobody did. */
export type SignInResult =
  | { userId: bigint }
  | { refused: 'error_throwing_auth' }
  | { refused: 'error_ban_try_again_latter'; retryAfterMs: number };

const locked = (until: Date): SignInResult => ({
  refused: 'error_ban_try_again_latter',
  retryAfterMs: Math.max(1, until.getTime() - Date.now()),
});

/**
 * Counts the attempt before it is checked, so that of a hundred guesses at once only ten are looked at. Returns until
 * when this login is locked for this network, or null.
 */
const countAttempt = async (db: Database, loginKey: string, network: string): Promise<Date | null> => {
  const failures = signInFailureRepository(db);
  const lockedUntil = await failures.lockedUntil(loginKey, network);
  return lockedUntil ?? (await failures.record(loginKey, network, policy)).lockedUntil;
};

/** Checks a login and its password. An unknown login is counted, timed and answered like a known one. */
export const signIn = async (db: Database, { login, password }: LoginBody, network: string): Promise<SignInResult> => {
  const loginKey = keyOf(login);
  const lockedUntil = await countAttempt(db, loginKey, network);
  if (lockedUntil) return locked(lockedUntil);
  const user = await userRepository(db).findByLogin(login);
  const isRight = await isRightPassword(user?.passwordHash, password);
  if (!user || !isRight || user.blockedAt) return { refused: 'error_throwing_auth' };
  await signInFailureRepository(db).clear(loginKey, network);
  return { userId: user.id };
};
