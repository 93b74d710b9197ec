/** Length of a nickname in characters. */
export const NICKNAME_LENGTH = { min: 3, max: 15 } as const;

const ONE_SCRIPT = /^(?:[A-Za-z0-9.]+|[А-ЯЁа-яё0-9.]+)$/; // letters of both look alike: one name could pass for another
const DOTS_MISPLACED = /^\.|\.$|\.\./;
const LETTER = /[A-Za-zА-ЯЁа-яё]/;

/**
 * True for a well-formed nickname: 3 to 15 letters, digits and dots; letters either Latin or Cyrillic, at least one; no
 * double, leading or trailing dot. It may still be reserved or taken.
 */
export const isNickname = (text: string): boolean =>
  text.length >= NICKNAME_LENGTH.min &&
  text.length <= NICKNAME_LENGTH.max &&
  ONE_SCRIPT.test(text) &&
  LETTER.test(text) &&
  !DOTS_MISPLACED.test(text);
