import {
  dropAllCodes,
  dropLettersElsewhere,
  endSessions,
  forgetDevices,
  forgetSecondFactor,
  inUnitOfWork,
  keyOf,
  lockUser,
  peekToken,
  recordAccountEvent,
  seeDevice,
  signInFailureRepository,
  spendToken,
  unlinkAll,
  userRepository,
  type EntityManager,
  type User,
  type Whereabouts,
} from 'db';
import type { NewPasswordBody } from '../../../contract/auth.contract.ts';
import { forgetAttempts } from '../../core/auth/account-attempts.ts';
import { recipientOf } from '../../core/auth/email-confirmation.ts';
import { hashPassword } from '../../core/auth/passwords.ts';
import { canRecover, sendRecoveryLetter, takeRecoveryAttempt } from '../../core/auth/recovery-letter.ts';
import { isWeakPassword } from '../../core/auth/weak-passwords.ts';
import { AuthRefusal } from '../../core/http/auth-answer.ts';
import { notifySecurity } from '../../core/notices/notify.ts';
import type { AuthOptions } from './auth-tools.ts';

type Tools = Pick<AuthOptions, 'db' | 'mailer' | 'siteUrl'>;

/** Sends a link for a new password to the owner of an address, if an account with a password has it. */
export const sendRecovery = async ({ db, mailer, siteUrl }: Tools, email: string, address: string): Promise<void> => {
  const user = await userRepository(db.orm.em.fork()).findByEmail(email);
  if (!user || !canRecover(user)) return;
  if (!(await takeRecoveryAttempt(db.orm.em.fork(), user.id))) return;
  await inUnitOfWork(db, ({ em }) => sendRecoveryLetter(em, { mailer, siteUrl }, user, { address }));
};

const expired = (): AuthRefusal => new AuthRefusal('link_expired', { fields: { token: 'link_expired' } });

/** Spends a recovery link: only while the address that it was sent to is still the account's. */
const spendRecovery = async (em: EntityManager, token: string): Promise<User> => {
  const spent = await spendToken(em, 'recovery', token);
  const user = spent?.userId == null ? null : await lockUser(em, spent.userId);
  const isSame = user?.email != null && keyOf(user.email) === spent?.payload['emailKey'];
  if (!user || !isSame || user.blockedAt != null) throw expired();
  return user;
};

/** Ends everything that the old password opened. Counts of guesses start over for the owner. */
const forgetOldWays = async (em: EntityManager, { id, login = null }: User): Promise<void> => {
  await dropAllCodes(em, id);
  await endSessions(em, id, null);
  await forgetAttempts(em, ['second_factor', 'temporary_code', 'recovery', 'settings'], id);
  if (login !== null) await signInFailureRepository(em).clearAll([keyOf(login)]);
};

/**
 * The address was never confirmed until now: somebody else may have opened the account in its owner's name, and set up
 * ways to come in again, or to keep the owner out.
 */
const takeOver = async (em: EntityManager, { id: userId, email }: User, address: string): Promise<void> => {
  await unlinkAll(em, userId);
  await forgetSecondFactor(em, userId);
  await forgetDevices(em, userId);
  await dropLettersElsewhere(em, userId, email ?? '');
  await recordAccountEvent(em, { userId, kind: 'email.confirmed', details: { email }, address });
};

/** User of a recovery link. */
export interface Recoverer extends Whereabouts {
  address: string;
  deviceHash: Buffer;
}

/**
 * Sets the password of an account by its link: once, and every session ends. That the letter came proves the address.
 * Throws AuthRefusal.
 */
export const setNewPassword = async (
  { db, mailer }: Tools,
  { token, password }: Pick<NewPasswordBody, 'token' | 'password'>,
  { address, ...whereabouts }: Recoverer,
): Promise<void> => {
  if (!(await peekToken(db.orm.em.fork(), 'recovery', token))) throw expired(); // before the work of hashing
  const passwordHash = await hashPassword(password);
  await inUnitOfWork(db, async ({ em }) => {
    const user = await spendRecovery(em, token);
    // the link is good for another try
    if (isWeakPassword(password, user))
      throw new AuthRefusal('weak_password', { fields: { password: 'weak_password' } });
    await userRepository(em).update(user.id, { passwordHash, emailVerified: true });
    await forgetOldWays(em, user);
    await recordAccountEvent(em, { userId: user.id, kind: 'password.recovered', address });
    if (!user.emailVerified) await takeOver(em, user, address);
    await seeDevice(em, user.id, whereabouts); // it stays open to its owner, however many guess
    await mailer.send(em, 'passwordChanged', recipientOf(user, user.email ?? ''), { nick: user.nick });
    await notifySecurity(em, user.id, 'passwordChanged');
  });
};
