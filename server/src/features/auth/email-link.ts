import {
  confirmEmail,
  dropCodes,
  EmailTakenError,
  inTransaction,
  keyOf,
  lockUser,
  recordAccountEvent,
  spendToken,
  type LockedUser,
  type Queryable,
} from 'db';
import { z } from 'zod';
import { recipientOf } from '../../core/auth/email-confirmation.ts';
import { AuthRefusal } from '../../core/http/auth-answer.ts';
import type { AuthOptions } from './auth-tools.ts';

const payloadSchema = z.object({ email: z.string() });

const spendLink = async (client: Queryable, token: string): Promise<{ user: LockedUser; email: string }> => {
  const spent = await spendToken(client, 'email_confirm', token);
  const { data } = payloadSchema.safeParse(spent?.payload);
  const user = spent?.userId == null ? undefined : await lockUser(client, spent.userId);
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
  const userId = await inTransaction(db.pool, async (client) => {
    const { user, email } = await spendLink(client, token);
    await confirmEmail(client, user.id, email);
    await dropCodes(client, 'email_confirm', user.id);
    const details = { email, before: user.email };
    await recordAccountEvent(client, { userId: user.id, kind: 'email.confirmed', details, address });
    if (user.email === null || keyOf(user.email) === keyOf(email)) return user.id;
    await dropCodes(client, 'recovery', user.id);
    await mailer.send(client, 'emailChanged', recipientOf(user, user.email), { nick: user.nick, email });
    return user.id;
  }).catch((error: unknown) => {
    if (error instanceof EmailTakenError) throw new AuthRefusal('email_already_taken');
    throw error;
  });
  await persons.look(userId);
};
