import {
  createDigits,
  dropCodes,
  inTransaction,
  isStrangeDevice,
  lockUser,
  newestOpenCode,
  spendDigits,
  type Database,
  type User,
} from 'db';
import { takeAttempt } from '../../core/auth/account-attempts.ts';
import { recipientOf } from '../../core/auth/email-confirmation.ts';
import { lockedUntil } from '../../core/http/auth-answer.ts';
import type { AuthOptions } from './auth-tools.ts';

const LIFE_MS = 10 * 60_000;
const RESEND_AFTER_MS = 30_000; // asked again sooner, the letter on its way is the answer
const DIGITS = /^\d{6}$/;

/** Where a sign-in comes from, as its letter tells. */
export interface SignInOrigin {
  deviceHash: Buffer | undefined; // undefined: a browser that was given no id
  userAgent: string;
  country: string; // ISO 3166-1 alpha-2, or empty
}

/** Whether a sign-in is to be confirmed by e-mail: a device that this account does not know, though it knows others. */
export const needsTemporaryCode = async (db: Database, user: User, { deviceHash }: SignInOrigin): Promise<boolean> =>
  user.emailVerified && user.email != null && isStrangeDevice(db.pool, user.id, deviceHash ?? null);

/** Sends six digits to the account's address, unless some were sent just now. Throws AuthRefusal after too many. */
export const sendTemporaryCode = async (
  { db, mailer }: Pick<AuthOptions, 'db' | 'mailer'>,
  { id }: User,
  { userAgent: device, country: place }: SignInOrigin,
): Promise<void> => {
  const until = await inTransaction(db.pool, async (client) => {
    const user = await lockUser(client, id); // one after the other: of two at once, one sends
    const open = await newestOpenCode(client, 'sign_in', id);
    if (!user?.email || (open && Date.now() - open.createdAt.getTime() < RESEND_AFTER_MS)) return null;
    const { until: closedUntil } = await takeAttempt(client, 'temporary_code', id);
    if (closedUntil) return closedUntil;
    await dropCodes(client, 'sign_in', id);
    const { digits: code } = await createDigits(client, { purpose: 'sign_in', userId: id, lifeMs: LIFE_MS });
    await mailer.send(client, 'temporaryCode', recipientOf(user, user.email), { nick: user.nick, code, device, place });
    return null;
  });
  if (until) throw lockedUntil(until);
};

/** Uses up the code that was sent last: of two at once, one succeeds. */
export const spendTemporaryCode = async ({ pool }: Database, userId: bigint, code: string): Promise<boolean> => {
  const digits = code.replace(/[\s-]/g, '');
  const open = DIGITS.test(digits) ? await newestOpenCode(pool, 'sign_in', userId) : undefined;
  return open !== undefined && (await spendDigits(pool, 'sign_in', open.id, digits)) !== undefined;
};
