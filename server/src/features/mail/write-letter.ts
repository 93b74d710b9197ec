import { isLanguage, languages } from '../../../contract/languages.ts';
import type { WriteLetter } from '../../core/mail/outbox-mailer.ts';
import { letterHtml } from './letter-html.ts';
import { wordLetter } from './letter-parts.ts';
import { letterText } from './letter-text.ts';

/** Words every letter of ours in the recipient's language, as text and as HTML. */
export const writeLetter: WriteLetter = (kind, lang, values) => {
  const parts = wordLetter(kind, isLanguage(lang) ? lang : languages[0], values);
  return { subject: parts.subject, text: letterText(parts), html: letterHtml(parts) };
};
