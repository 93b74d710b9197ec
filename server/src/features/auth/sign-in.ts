import {
  keyOf,
  signInFailureRepository,
  userRepository,
  type AttemptPolicy,
  type Database,
  type User,
  type Whereabouts,
} from 'db';
import type { LoginBody } from '../../../contract/auth.contract.ts';
import {
  pausing,
  slowing,
  attemptPlaceOf,
  isDevicePlace,
  type AttemptPlace,
} from '../../core/auth/account-attempts.ts';
import { isRightPassword } from '../../core/auth/passwords.ts';
import { warnOfGuesses, type GuessTools } from '../../core/auth/tell-owner.ts';
import { AuthRefusal, lockedUntil } from '../../core/http/auth-answer.ts';

/** Ten from one network within 20 minutes, then none for 20 minutes: of one login, and nobody else's network. */
const byNetwork: AttemptPolicy = pausing(10, 20);

/**
 * Limit of one login from all places that its owner is not known in; each known device and network has as many of its
 * own.
 */
const byAccount: AttemptPolicy = slowing(20);

/**
 * Counts the attempt before it is checked, so that of a hundred guesses at once only the free ones are looked at. Resolves
 * with whether it was the last of those. Throws AuthRefusal.
 */
const countSignIn = async (db: Database, loginKey: string, network: string, place: AttemptPlace): Promise<boolean> => {
  const attempts = signInFailureRepository(db.orm.em.fork());
  const closedUntil = await attempts.lockedUntil(loginKey, place);
  if (closedUntil) throw lockedUntil(closedUntil); // before the network has an attempt counted
  // a device that the account knows is not closed by what others in its network do
  const ofNetwork = isDevicePlace(place) ? undefined : await attempts.take(loginKey, network, byNetwork);
  if (ofNetwork?.until) throw lockedUntil(ofNetwork.until);
  const ofAccount = await attempts.take(loginKey, place, isDevicePlace(place) ? slowing(10) : byAccount);
  if (ofAccount.until) throw lockedUntil(ofAccount.until);
  return ofAccount.isLastFree || ofNetwork?.isLastFree === true;
};

/** Sender of the right login and password, and the place they came from. */
export interface Entrant {
  user: User;
  place: AttemptPlace;
}

/**
 * Checks a login and password. An unknown login is counted, timed and answered like a known one; so is a blocked
 * account. The network's attempt stays counted until `forgetSignIns`. Throws AuthRefusal.
 */
export const checkPassword = async (
  tools: GuessTools,
  { login, password }: Pick<LoginBody, 'login' | 'password'>,
  whereabouts: Whereabouts,
): Promise<Entrant> => {
  const { db } = tools;
  const user = await userRepository(db.orm.em.fork()).findByLogin(login);
  const place = await attemptPlaceOf(db.orm.em.fork(), user?.id, whereabouts);
  const isLastFree = await countSignIn(db, keyOf(login), whereabouts.network, place);
  const isRight = await isRightPassword(user?.passwordHash, password);
  if (user && !isRight && isLastFree) await warnOfGuesses(tools, user.id, 'password');
  if (!user || !isRight || user.blockedAt) throw new AuthRefusal('error_throwing_auth');
  await signInFailureRepository(db.orm.em.fork()).giveBack(keyOf(login), place);
  return { user, place };
};

/** Forgets the attempts of a login and network, after one that was right to its end. */
export const forgetSignIns = (db: Database, login: string, network: string): Promise<void> =>
  signInFailureRepository(db.orm.em.fork()).clear(keyOf(login), network);

/**
 * True while the password that was right still is. Asked after a session has begun, it waits for a concurrent change:
 * such a change ends every session that it sees, and this one sees the change.
 */
export const isStillRight = async ({ pool }: Database, { id, passwordHash }: User): Promise<boolean> => {
  const { rowCount } = await pool.query(
    'SELECT FROM app_user WHERE id = $1 AND password_hash = $2 AND blocked_at IS NULL FOR SHARE',
    [id, passwordHash],
  );
  return rowCount === 1;
};
