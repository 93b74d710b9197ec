import { isLanguage, languages } from '../../../contract/languages.ts';
import type { WriteLetter } from '../../core/mail/mailer.ts';
import { letterHtml } from './letter-html.ts';
import { wordLetter, type LetterParts } from './letter-parts.ts';

/** A letter as plain text: paragraphs with an empty line between. */
const letterText = ({ greeting, body, code, facts, action, note, unsubscribe, footer }: LetterParts): string =>
  [
    greeting,
    ...body,
    code,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    action && `${action.label}:\n${action.link}`,
    note,
    unsubscribe && `${unsubscribe.label}:\n${unsubscribe.link}`,
    `--\n${footer}`,
  ]
    .filter((paragraph) => paragraph !== undefined && paragraph !== '')
    .join('\n\n');

/** Words every letter of ours in the recipient's language, as text and as HTML. */
export const writeLetter: WriteLetter = (kind, lang, values) => {
  const parts = wordLetter(kind, isLanguage(lang) ? lang : languages[0], values);
  return { subject: parts.subject, text: letterText(parts), html: letterHtml(parts) };
};
