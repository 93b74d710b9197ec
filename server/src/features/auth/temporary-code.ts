import {
  createDigits,
  dropCodes,
  inUnitOfWork,
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

/** Origin of a sign-in, for its letter. */
export interface SignInOrigin {
  deviceHash: Buffer | undefined; // undefined: a browser that was given no id
  userAgent: string;
  country: string; // ISO 3166-1 alpha-2, or empty
}

/**
 * True when a sign-in must be confirmed by e-mail: a device that this account does not know, though it knows others.
 */
export const needsTemporaryCode = async (db: Database, user: User, { deviceHash }: SignInOrigin): Promise<boolean> =>
  user.emailVerified && user.email != null && isStrangeDevice(db.orm.em.fork(), user.id, deviceHash ?? null);

/** Sends six digits to the account's address, unless some were sent just now. Throws AuthRefusal after too many. */
export const sendTemporaryCode = async (
  { db, mailer }: Pick<AuthOptions, 'db' | 'mailer'>,
  { id }: User,
  { userAgent: device, country: place }: SignInOrigin,
): Promise<void> => {
  const until = await inUnitOfWork(db, async ({ em }) => {
    const user = await lockUser(em, id); // one after the other: of two at once, one sends
    const open = await newestOpenCode(em, 'sign_in', id);
    if (!user?.email || (open && Date.now() - open.createdAt.getTime() < RESEND_AFTER_MS)) return null;
    const { until: closedUntil } = await takeAttempt(em, 'temporary_code', id);
    if (closedUntil) return closedUntil;
    await dropCodes(em, 'sign_in', id);
    const { digits: code } = await createDigits(em, { purpose: 'sign_in', userId: id, lifeMs: LIFE_MS });
    await mailer.send(em, 'temporaryCode', recipientOf(user, user.email), { nick: user.nick, code, device, place });
    return null;
  });
  if (until) throw lockedUntil(until);
};

/** Uses up the code that was sent last: of two at once, one succeeds. */
export const spendTemporaryCode = async ({ orm }: Database, userId: bigint, code: string): Promise<boolean> => {
  const digits = code.replace(/[\s-]/g, '');
  const em = orm.em.fork();
  const open = DIGITS.test(digits) ? await newestOpenCode(em, 'sign_in', userId) : undefined;
  return open !== undefined && (await spendDigits(em, 'sign_in', open.id, digits)) !== undefined;
};
