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

const DIGITS_AT_END = 6; // room that a taken nickname needs
const LATIN = /[A-Za-z]/;

const trimDots = (text: string): string => text.replace(/^\.+|\.+$/g, '');

/** The nickname that the owner of a login begins with: the login itself as far as a nickname may be it. It may be reserved or taken. */
export const nicknameOfLogin = (login: string): string => {
  const plain = trimDots(login.replace(/[^A-Za-z0-9]+/g, '.'));
  const kept = plain.slice(0, NICKNAME_LENGTH.max - DIGITS_AT_END);
  const named = kept.length >= NICKNAME_LENGTH.min && LATIN.test(kept) ? plain : `player${plain}`;
  return trimDots(named.slice(0, NICKNAME_LENGTH.max));
};
