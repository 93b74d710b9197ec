import { addLetter } from 'db';
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
  async send(em, kind, { email: recipient, lang, userId, thread }, values) {
    await addLetter(em, { id: randomUUIDv7(), userId, kind, lang, recipient, thread, ...write(kind, lang, values) });
  },
});
