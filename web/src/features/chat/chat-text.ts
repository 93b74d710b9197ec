import { MENTION } from 'server/contract';

/** Kinds of private data about which a sender is warned before a message is sent. */
export type ChatWarning = 'card' | 'phone' | 'seed';

const DIGITS = /\+?\d(?:[ ().-]{0,2}\d){8,18}/g;
const MIN_CARD = 13;
const MAX_CARD = 19;
const SEED_WORDS = 12; // the shortest phrase of a wallet

const isCard = (digits: string): boolean => {
  if (digits.length < MIN_CARD || digits.length > MAX_CARD) return false;
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
};

/** Words in a row that a wallet's phrase could have, in any language, with commas or numbers between them. */
const longestPhrase = (text: string): number => {
  let [longest, length] = [0, 0];
  for (const word of text.split(/[\s,;]+|\d+[.):]?/u).filter((each) => each !== '')) {
    length = /^\p{L}{3,8}$/u.test(word) ? length + 1 : 0;
    longest = Math.max(longest, length);
  }
  return longest;
};

/** The private data that a text seems to give away: shown to its sender before it is sent. */
export const chatWarningOf = (text: string): ChatWarning | undefined => {
  const numbers = [...text.matchAll(DIGITS)].map(([number]) => number.replace(/\D/g, ''));
  if (numbers.some(isCard)) return 'card';
  if (longestPhrase(text) >= SEED_WORDS) return 'seed';
  return numbers.some(({ length }) => length >= 10 && length <= 15) ? 'phone' : undefined;
};

/** A piece of a message: words, an address of this site, or somebody's name. */
export interface TextPiece {
  readonly text: string;
  readonly kind: 'words' | 'link' | 'mention';
}

const PIECES = new RegExp(`(?<link>https?:\\/\\/[^\\s]+)|${MENTION.source}`, 'gu');

/** Cuts a message into pieces. Only addresses of `origin` are links: another one is words. */
export const piecesOf = (message: string, origin: string): readonly TextPiece[] => {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of message.matchAll(PIECES)) {
    const { link } = match.groups ?? {};
    const isOwn = link === undefined || (URL.canParse(link) && new URL(link).origin === origin);
    if (!isOwn) continue;
    if (match.index > from) pieces.push({ kind: 'words', text: message.slice(from, match.index) });
    pieces.push({ kind: link === undefined ? 'mention' : 'link', text: match[0] });
    from = match.index + match[0].length;
  }
  if (from < message.length) pieces.push({ kind: 'words', text: message.slice(from) });
  return pieces;
};
