import { createToken, dropCodes, type EntityManager } from 'db';
import { isLanguage, languages } from '../../../contract/languages.ts';
import type { Mailer, Recipient } from '../mail/mailer.ts';

const LIFE_MS = 48 * 3_600_000;

/** Recipient of a letter. */
export interface Addressee {
  id: bigint;
  nick: string;
  lang: string;
}

/** A user at one of their addresses, in their language. */
export const recipientOf = ({ id, lang }: Pick<Addressee, 'id' | 'lang'>, email: string): Recipient => ({
  email,
  lang: isLanguage(lang) ? lang : languages[0],
  userId: id,
});

/** Sends the link that makes an address the user's own. Links that were sent before open nothing any more. */
export const sendEmailConfirmation = async (
  em: EntityManager,
  { mailer, siteUrl }: { mailer: Mailer; siteUrl: () => string },
  user: Addressee,
  email: string,
): Promise<void> => {
  await dropCodes(em, 'email_confirm', user.id);
  const token = await createToken(em, {
    purpose: 'email_confirm',
    userId: user.id,
    payload: { email },
    lifeMs: LIFE_MS,
  });
  const link = `${siteUrl()}/confirm-email#${token}`;
  await mailer.send(em, 'emailConfirm', recipientOf(user, email), { nick: user.nick, link });
};
