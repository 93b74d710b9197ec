import {
  createToken,
  dropAllCodes,
  dropLettersElsewhere,
  endSessions,
  forgetDevices,
  forgetSecondFactor,
  inTransaction,
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
  type LockedUser,
  type Queryable,
  type UnitOfWork,
  type Whereabouts,
} from 'db';
import type { NewPasswordBody } from '../../../contract/auth.contract.ts';
import { forgetAttempts, takeAttempt } from '../../core/auth/account-attempts.ts';
import { recipientOf } from '../../core/auth/email-confirmation.ts';
import { hashPassword } from '../../core/auth/passwords.ts';
import { isWeakPassword } from '../../core/auth/weak-passwords.ts';
import { AuthRefusal } from '../../core/http/auth-answer.ts';
import type { AuthOptions } from './auth-tools.ts';

const LIFE_MS = 3_600_000;

type Tools = Pick<AuthOptions, 'db' | 'mailer' | 'siteUrl'>;

/** Sends a link for a new password to the owner of an address, if an account with a password has it. */
export const sendRecovery = async ({ db, mailer, siteUrl }: Tools, email: string, address: string): Promise<void> => {
  const user = await userRepository(db).findByEmail(email);
  if (!user?.email || !user.passwordHash || user.blockedAt) return;
  if ((await takeAttempt(db.pool, 'recovery', user.id)).until) return; // the letters that were sent still open it
  const { id: userId, nick } = user;
  await inTransaction(db.pool, async (client) => {
    const payload = { emailKey: user.emailKey };
    const token = await createToken(client, { purpose: 'recovery', userId, payload, lifeMs: LIFE_MS });
    const link = `${siteUrl()}/recovery#${token}`;
    await mailer.send(client, 'recovery', recipientOf(user, user.email ?? email), { nick, link });
    await recordAccountEvent(client, { userId, kind: 'recovery.requested', address });
  });
};

const expired = (): AuthRefusal => new AuthRefusal('link_expired', { fields: { token: 'link_expired' } });

/** Whose password a link changes: only while the address that it was sent to is still the account's. */
const spendRecovery = async (client: Queryable, token: string): Promise<LockedUser> => {
  const spent = await spendToken(client, 'recovery', token);
  const user = spent?.userId == null ? undefined : await lockUser(client, spent.userId);
  const isSame = user?.email != null && keyOf(user.email) === spent?.payload['emailKey'];
  if (!user || !isSame || user.isBlocked) throw expired();
  return user;
};

/** What was good for the old password is good for nothing now. Counts of guesses start over for the owner. */
const forgetOldWays = async ({ client, em }: UnitOfWork, { id, login }: LockedUser): Promise<void> => {
  await dropAllCodes(em, id);
  await endSessions(client, id, null);
  await forgetAttempts(client, ['second_factor', 'temporary_code', 'recovery', 'settings'], id);
  if (login !== null) await signInFailureRepository({ pool: client }).clearAll([keyOf(login)]);
};

/**
 * The address was never confirmed until now: somebody else may have opened the account in its owner's name, and set up
 * ways to come in again, or to keep the owner out.
 */
const takeOver = async (
  { client, em }: UnitOfWork,
  { id: userId, email }: LockedUser,
  address: string,
): Promise<void> => {
  await unlinkAll(client, userId);
  await forgetSecondFactor(em, userId);
  await forgetDevices(em, userId);
  await dropLettersElsewhere(client, userId, email ?? '');
  await recordAccountEvent(client, { userId, kind: 'email.confirmed', details: { email }, address });
};

/** Who follows a recovery link. */
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
  if (!(await peekToken(db.pool, 'recovery', token))) throw expired(); // before the work of hashing
  const passwordHash = await hashPassword(password);
  await inUnitOfWork(db, async (unit) => {
    const { client } = unit;
    const user = await spendRecovery(client, token);
    // the link is good for another try
    if (isWeakPassword(password, user))
      throw new AuthRefusal('weak_password', { fields: { password: 'weak_password' } });
    const sql = 'UPDATE app_user SET password_hash = $2, email_verified = true WHERE id = $1';
    await client.query(sql, [user.id, passwordHash]);
    await forgetOldWays(unit, user);
    await recordAccountEvent(client, { userId: user.id, kind: 'password.recovered', address });
    if (!user.emailVerified) await takeOver(unit, user, address);
    await seeDevice(client, user.id, whereabouts); // it stays open to its owner, however many guess
    await mailer.send(client, 'passwordChanged', recipientOf(user, user.email ?? ''), { nick: user.nick });
  });
};
