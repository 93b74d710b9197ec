import { inUnitOfWork, keyOf, userRepository, type User } from 'db';
import type { FastEmailBody } from '../../../contract/auth.contract.ts';
import { takeAttempt } from '../../core/auth/account-attempts.ts';
import { recipientOf, sendEmailConfirmation } from '../../core/auth/email-confirmation.ts';
import { AuthRefusal, lockedUntil } from '../../core/http/auth-answer.ts';
import type { AuthOptions } from './auth-tools.ts';

/**
 * Sends login and password to their owner's address. An account without one takes it, unconfirmed, if it is free; the
 * answer does not say whether it was. Throws AuthRefusal: for another address than the confirmed one, after too many.
 */
export const sendCredentials = async (
  options: Pick<AuthOptions, 'db' | 'mailer' | 'persons' | 'siteUrl'>,
  user: User,
  { email, password }: FastEmailBody,
): Promise<void> => {
  const { db, mailer, persons, siteUrl } = options;
  if (user.emailVerified && user.email != null && keyOf(user.email) !== keyOf(email))
    throw new AuthRefusal('email_incorrect', { fields: { email: 'email_incorrect' } });
  const { until } = await takeAttempt(db.orm.em.fork(), 'credentials', user.id);
  if (until) throw lockedUntil(until);
  const isClaimed = await userRepository(db.orm.em.fork()).claimFreeEmail(user.id, email);
  await inUnitOfWork(db, async ({ em }) => {
    const values = { login: user.login ?? '', password, link: siteUrl() };
    await mailer.send(em, 'credentials', recipientOf(user, email), values);
    if (isClaimed) await sendEmailConfirmation(em, options, user, email);
  });
  if (isClaimed) await persons.look(user.id);
};
