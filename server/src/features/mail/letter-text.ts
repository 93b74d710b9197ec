import type { LetterParts } from './letter-parts.ts';

/** A letter as plain text: paragraphs with an empty line between. */
export const letterText = ({ greeting, body, code, facts, action, note, footer }: LetterParts): string =>
  [
    greeting,
    ...body,
    code,
    facts.map(([label, value]) => `${label}: ${value}`).join('\n'),
    action && `${action.label}:\n${action.link}`,
    note,
    `--\n${footer}`,
  ]
    .filter((paragraph) => paragraph !== undefined && paragraph !== '')
    .join('\n\n');
