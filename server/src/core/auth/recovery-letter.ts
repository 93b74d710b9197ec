import { createToken, recordAccountEvent, type EntityManager, type User } from 'db';
import type { Mailer } from '../mail/mailer.ts';
import { takeAttempt } from './account-attempts.ts';
import { recipientOf } from './email-confirmation.ts';

const LIFE_MS = 3_600_000;

/** Somebody of the staff who has the letter sent, and why. Left out: the owner. */
interface RecoverySender {
  actorId?: bigint;
  reason?: string;
  address: string | null;
}

/** True when a link for a new password can be sent to an account's owner: there is an address, a password, and no block. */
export const canRecover = (user: Pick<User, 'email' | 'passwordHash' | 'blockedAt'>): boolean =>
  Boolean(user.email && user.passwordHash && !user.blockedAt);

/**
 * Sends a link for a new password to the owner of an account that `canRecover`, in the caller's transaction. An attempt must have been
 * taken: the letters of those before still open the account.
 */
export const sendRecoveryLetter = async (
  em: EntityManager,
  { mailer, siteUrl }: { mailer: Mailer; siteUrl(): string },
  user: User,
  { actorId, reason, address }: RecoverySender,
): Promise<void> => {
  const { id: userId, nick, email, emailKey } = user;
  const token = await createToken(em, { purpose: 'recovery', userId, payload: { emailKey }, lifeMs: LIFE_MS });
  const link = `${siteUrl()}/recovery#${token}`;
  await mailer.send(em, 'recovery', recipientOf(user, email ?? ''), { nick, link });
  const by = { ...(actorId !== undefined && { actorId }), ...(reason !== undefined && { details: { reason } }) };
  await recordAccountEvent(em, { userId, kind: 'recovery.requested', address, ...by });
};

/** True while another letter may be sent to an account. */
export const takeRecoveryAttempt = async (em: EntityManager, userId: bigint): Promise<boolean> =>
  !(await takeAttempt(em, 'recovery', userId)).until;
