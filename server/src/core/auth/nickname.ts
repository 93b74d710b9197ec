import { randomInt } from 'node:crypto';
import { NICKNAME_LENGTH, nicknameOfLogin } from '../../../contract/nickname.ts';
import { isReservedNickname } from './reserved-nicknames.ts';

const MAX_DIGITS = 6;

const randomDigits = (count: number): string => String(randomInt(10 ** (count - 1), 10 ** count));

const withDigits = (plain: string): string[] => {
  const numbered = Array.from({ length: MAX_DIGITS }, (_, index) => {
    const digits = randomDigits(index + 1);
    return `${plain.slice(0, NICKNAME_LENGTH.max - digits.length).replace(/\.+$/, '')}${digits}`;
  });
  return [plain, ...numbered];
};

/** Nicknames to try for a new account, best first: the plain one, then ever more digits at its end. */
export const nicknamesFor = (login: string): string[] => {
  const nicks = withDigits(nicknameOfLogin(login));
  return nicks.some(isReservedNickname) ? withDigits('player') : nicks;
};
