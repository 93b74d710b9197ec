import { keyOf, signInFailureRepository, userRepository, type Database, type SignInPolicy, type User } from 'db';
import type { LoginBody } from '../../../contract/auth.contract.ts';
import { isRightPassword } from '../../core/auth/passwords.ts';
import { AuthRefusal, lockedUntil } from '../../core/http/auth-answer.ts';

const MINUTE_MS = 60_000;
const WRONG_ATTEMPTS = 10;

/**
 * After ten wrong attempts within 20 minutes the next one locks a login for 20 minutes, for the network it came from
 * only: whoever guesses from elsewhere locks out only themselves.
 */
const policy: SignInPolicy = { limit: WRONG_ATTEMPTS + 1, windowMs: 20 * MINUTE_MS, lockMs: 20 * MINUTE_MS };

/**
 * Counts the attempt before it is checked, so that of a hundred guesses at once only ten are looked at. Returns until
 * when this login is locked for this network, or null.
 */
const countSignIn = async (db: Database, loginKey: string, network: string): Promise<Date | null> => {
  const failures = signInFailureRepository(db);
  const until = await failures.lockedUntil(loginKey, network);
  return until ?? (await failures.record(loginKey, network, policy)).lockedUntil;
};

/**
 * Whose login and password these are. An unknown login is counted, timed and answered like a known one; so is a blocked
 * account. The attempt stays counted until `forgetSignIns`. Throws AuthRefusal.
 */
export const checkPassword = async (
  db: Database,
  { login, password }: Pick<LoginBody, 'login' | 'password'>,
  network: string,
): Promise<User> => {
  const loginKey = keyOf(login);
  const until = await countSignIn(db, loginKey, network);
  if (until) throw lockedUntil(until);
  const user = await userRepository(db).findByLogin(login);
  const isRight = await isRightPassword(user?.passwordHash, password);
  if (!user || !isRight || user.blockedAt) throw new AuthRefusal('error_throwing_auth');
  return user;
};

/** Forgets the attempts of a login and network, after one that was right to its end. */
export const forgetSignIns = (db: Database, login: string, network: string): Promise<void> =>
  signInFailureRepository(db).clear(keyOf(login), network);

/**
 * Whether the password that was right still is. Asked after a session has begun, it waits for a change that is being
 * made: such a change ends every session that it sees, and this one sees the change.
 */
export const isStillRight = async ({ pool }: Database, { id, passwordHash }: User): Promise<boolean> => {
  const { rowCount } = await pool.query(
    'SELECT FROM app_user WHERE id = $1 AND password_hash = $2 AND blocked_at IS NULL FOR SHARE',
    [id, passwordHash],
  );
  return rowCount === 1;
};
