import { randomUUIDv7 } from 'node:crypto';
import type { Letters, LetterKind, Mailer } from './mailer.ts';

/** A letter as it is written. */
export interface WrittenLetter {
  subject: string;
  text: string;
  html: string;
}

/** Words a letter in the recipient's language. */
export type WriteLetter = <K extends LetterKind>(kind: K, lang: string, values: Letters[K]) => WrittenLetter;

/** Puts letters into the table from which they are sent. */
export const createOutboxMailer = (write: WriteLetter): Mailer => ({
  async send(client, kind, { email, lang, userId }, values) {
    const { subject, text, html } = write(kind, lang, values);
    await client.query(
      `INSERT INTO mail (id, user_id, kind, lang, recipient, subject, body_text, body_html, next_try_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, now())`,
      [randomUUIDv7(), userId, kind, lang, email, subject, text, html],
    );
  },
});
