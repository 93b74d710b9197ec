import { randomInt } from 'node:crypto';
import { NICKNAME_LENGTH } from '../../../contract/nickname.ts';
import { isReservedNickname } from './reserved-nicknames.ts';

const { min: MIN_LENGTH, max: MAX_LENGTH } = NICKNAME_LENGTH;
const MAX_DIGITS = 6;
const LETTER = /[A-Za-z]/; // a nickname's letters are Latin or Cyrillic

const trimDots = (text: string): string => text.replace(/^\.+|\.+$/g, '');

/** A nickname for the owner of a login: the login itself as far as a nickname may be it. */
const nicknameOf = (login: string): string => {
  const plain = trimDots(login.replace(/[^A-Za-z0-9]+/g, '.'));
  const kept = plain.slice(0, MAX_LENGTH - MAX_DIGITS); // room for the digits at its end
  const named = kept.length >= MIN_LENGTH && LETTER.test(kept) ? plain : `player${plain}`;
  return trimDots(named.slice(0, MAX_LENGTH));
};

const randomDigits = (count: number): string => String(randomInt(10 ** (count - 1), 10 ** count));

const withDigits = (plain: string): string[] => {
  const numbered = Array.from({ length: MAX_DIGITS }, (_, index) => {
    const digits = randomDigits(index + 1);
    return `${trimDots(plain.slice(0, MAX_LENGTH - digits.length))}${digits}`;
  });
  return [plain, ...numbered];
};

/** Nicknames to try for a new account, best first: the plain one, then ever more digits at its end. */
export const nicknamesFor = (login: string): string[] => {
  const nicks = withDigits(nicknameOf(login));
  return nicks.some(isReservedNickname) ? withDigits('player') : nicks;
};
