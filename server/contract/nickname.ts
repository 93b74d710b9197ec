/** How many characters a nickname has. */
export const NICKNAME_LENGTH = { min: 3, max: 15 } as const;

const CHARACTERS = /^[A-Za-zА-ЯЁа-яё0-9.]+$/;
const DOTS_MISPLACED = /^\.|\.$|\.\./;
const LETTER = /[A-Za-zА-ЯЁа-яё]/;

/**
 * Whether a nickname may be used: 3 to 15 Latin or Cyrillic letters, digits and dots; no double, leading or trailing
 * dot; at least one letter.
 */
export const isNickname = (text: string): boolean =>
  text.length >= NICKNAME_LENGTH.min &&
  text.length <= NICKNAME_LENGTH.max &&
  CHARACTERS.test(text) &&
  LETTER.test(text) &&
  !DOTS_MISPLACED.test(text);
