import {
  dropCodes,
  EmailTakenError,
  inUnitOfWork,
  keyOf,
  lockUser,
  recordAccountEvent,
  spendToken,
  userRepository,
  type EntityManager,
  type User,
} from 'db';
import { z } from 'zod';
import { recipientOf } from '../../core/auth/email-confirmation.ts';
import { AuthRefusal } from '../../core/http/auth-answer.ts';
import type { AuthOptions } from './auth-tools.ts';

const payloadSchema = z.object({ email: z.string() });

const spendLink = async (em: EntityManager, token: string): Promise<{ user: User; email: string }> => {
  const spent = await spendToken(em, 'email_confirm', token);
  const { data } = payloadSchema.safeParse(spent?.payload);
  const user = spent?.userId == null ? null : await lockUser(em, spent.userId);
  if (!user || !data) throw new AuthRefusal('link_expired', { fields: { token: 'link_expired' } });
  return { user, email: data.email };
};

/**
 * Makes the address that a link was sent to the account's own. The address that it had before is told. Throws
 * AuthRefusal: the link is over, or meanwhile somebody else has the address.
 */
export const followEmailLink = async (
  { db, mailer, persons }: Pick<AuthOptions, 'db' | 'mailer' | 'persons'>,
  token: string,
  address: string,
): Promise<void> => {
  const userId = await inUnitOfWork(db, async ({ em }) => {
    const { user, email } = await spendLink(em, token);
    const { id, nick, email: before = null } = user;
    await userRepository(em).update(id, { email, emailVerified: true });
    await dropCodes(em, 'email_confirm', id);
    const details = { email, before };
    await recordAccountEvent(em, { userId: id, kind: 'email.confirmed', details, address });
    if (before === null || keyOf(before) === keyOf(email)) return id;
    await dropCodes(em, 'recovery', id);
    await mailer.send(em, 'emailChanged', recipientOf(user, before), { nick, email });
    return id;
  }).catch((error: unknown) => {
    if (error instanceof EmailTakenError) throw new AuthRefusal('email_already_taken');
    throw error;
  });
  await persons.look(userId);
};
