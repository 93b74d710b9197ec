import { userRepository, type Database, type EntityManager, type User } from 'db';
import type { Letters, LetterKind, Mailer } from '../mail/mailer.ts';
import { takeAttempt } from './account-attempts.ts';
import { recipientOf } from './email-confirmation.ts';

/** Recipient of a letter about an account. */
export type AccountOwner = Pick<User, 'id' | 'lang' | 'emailVerified'> & { email?: string | null | undefined };

/**
 * Tells the address of an account what was done to the account. One that nobody has confirmed may be a stranger's: it gets a
 * few letters a day.
 */
export const tellOwner = async <K extends LetterKind>(
  { em, mailer }: { em: EntityManager; mailer: Mailer },
  { id, lang, email, emailVerified }: AccountOwner,
  kind: K,
  values: Letters[K],
): Promise<void> => {
  if (email == null) return;
  if (!emailVerified && (await takeAttempt(em, 'unconfirmed_letter', id)).until) return;
  await mailer.send(em, kind, recipientOf({ id, lang }, email), values);
};

/** Tools for a letter about guesses. */
export interface GuessTools {
  db: Database;
  mailer: Mailer;
  siteUrl(): string;
}

/** Tells an account's owner that somebody guesses what opens it: once a burst. */
export const warnOfGuesses = async (
  { db, mailer, siteUrl }: GuessTools,
  userId: bigint,
  what: Letters['guesses']['what'],
): Promise<void> => {
  if ((await takeAttempt(db.orm.em.fork(), 'guess_letter', userId)).until) return;
  const user = await userRepository(db.orm.em.fork()).findById(userId);
  if (!user) return;
  const link = `${siteUrl()}/settings/security`;
  await tellOwner({ em: db.orm.em.fork(), mailer }, user, 'guesses', { nick: user.nick, what, link });
};
