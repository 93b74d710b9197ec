import { MAX_CHAT_MENTIONS, MAX_CHAT_TEXT, MENTION } from './chat-values.ts';

const CONTROLS = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\uFEFF\u200B\u2060-\u2064\u{E0000}-\u{E007F}]/gu;
const STACKED_MARKS = /(\p{M}{2})\p{M}+/gu; // two marks are written in some languages, more only cover other lines
const WORD_SIGNS = /[\uFDF0-\uFDFD]/gu; // one sign is a whole phrase: fonts draw it wide and tall, or not at all
const BASMALA = 'بسم الله الرحمن الرحيم'; // U+FDFD, the one of them that Unicode does not take apart
const STRAY_JOINERS =
  /\u200D(?!\p{Extended_Pictographic})|(?<![\p{Extended_Pictographic}\uFE0F\p{Emoji_Modifier}])\u200D/gu;

/**
 * A message as it may be shown: composed characters, without controls, marks of direction, invisible characters and
 * towers of accents; signs that are whole phrases as their letters; white space is one space.
 */
export const cleanChatText = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(CONTROLS, '')
    .replace(WORD_SIGNS, (sign) => (sign === '\uFDFD' ? BASMALA : sign.normalize('NFKC')))
    .replace(STRAY_JOINERS, '')
    .replace(STACKED_MARKS, '$1')
    .trim();

/** Characters of a text as readers count them. An emoji of several code points is one. */
export const chatLength = (text: string): number => {
  let length = 0;
  for (const _ of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) length += 1;
  return length;
};

const MAX_UNITS = 8 * MAX_CHAT_TEXT; // a family of four is one character of eleven units: few of those, or many of others

/** True when a cleaned text is longer than a message may be. */
export const isChatTextTooLong = (text: string): boolean =>
  text.length > MAX_UNITS || (text.length > MAX_CHAT_TEXT && chatLength(text) > MAX_CHAT_TEXT);

/** Nicknames that a text mentions, in lower case, each once, at most as many as a message may. */
export const mentionedNicks = (text: string): string[] =>
  [...new Set([...text.matchAll(MENTION)].map(({ groups }) => (groups?.['nick'] ?? '').toLowerCase()))].slice(
    0,
    MAX_CHAT_MENTIONS,
  );
