import { readFileSync } from 'node:fs';

/** Passwords that attackers try first, in lower case: those of our languages, then zxcvbn's list (MIT), most common first. */
const common = readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n');

const MAX_STEMS = 1000; // from so far up the list a word is no better with a year or a 1 at its end
const MIN_NAME_LETTERS = 3;
const MIN_OWN_LETTERS = 3; // beside a name
const MIN_CHARACTERS = 4; // different ones
const SITE = 'glasshouse';

const known = new Set(common);
const stems = new Set(common.slice(0, MAX_STEMS).filter((word) => /^\p{L}+$/u.test(word)));

const figures: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' };
const withLetters = (text: string): string => text.replace(/[013457@$]/g, (figure) => figures[figure] ?? figure);

const lettersOf = (text: string): string => text.replace(/[^\p{L}]/gu, '');
const stemOf = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/** Owner of a new password: public or guessable data about them is no secret. */
export interface PasswordOwner {
  login?: string | null | undefined;
  nick?: string | null | undefined;
  email?: string | null | undefined;
}

const namesOf = ({ login, nick, email }: PasswordOwner): string[] => {
  const local = email?.slice(0, email.lastIndexOf('@'));
  return [SITE, login, nick, local, ...(local?.split(/[._+-]/) ?? [])]
    .map((name) => lettersOf(withLetters(stemOf((name ?? '').toLowerCase()))))
    .filter((name) => name.length >= MIN_NAME_LETTERS);
};

/** True when a password is among the first guesses of an attacker who knows at most its owner's name. */
export const isWeakPassword = (password: string, owner: PasswordOwner): boolean => {
  const plain = password.normalize('NFC').toLowerCase();
  const stem = stemOf(plain);
  if (new Set(plain).size < MIN_CHARACTERS) return true;
  if (known.has(plain) || stems.has(stem) || stems.has(withLetters(stem))) return true;
  const spellings = [lettersOf(stem), lettersOf(withLetters(stem))];
  const isNamed = (name: string): boolean =>
    spellings.some((letters) => letters.includes(name) && letters.length - name.length < MIN_OWN_LETTERS);
  return namesOf(owner).some(isNamed);
};
