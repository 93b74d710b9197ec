/** Name of a language and the rules of its writing: `n` is a figure, `s` a currency's sign, a space keeps both on one line. */
interface LanguageRules {
  readonly name: string; // by itself
  readonly locale: string; // BCP 47: for `<html lang>`, plurals and dates of the page
  readonly letters: string; // BCP 47: for dates and countries that the server writes
  readonly numbers: string; // by whose rules Intl writes its numbers
  readonly money: string;
  readonly percent: string;
  readonly ordinal: string;
}

/**
 * Interface languages in the order a selector shows them; the first is the source and the fallback. A new one is a line
 * here, and folders of its texts in `web/locales` and `server/locales`.
 *
 * Chromium says that it knows Kazakh and Uzbek and writes their numbers as English (2026-11); both write them as Russian
 * does, "1 234,5".
 */
export const languageRules = {
  ru: { name: 'Русский', locale: 'ru', letters: 'ru', numbers: 'ru', money: 'n s', percent: 'n %', ordinal: '№ n' },
  en: { name: 'English', locale: 'en', letters: 'en-GB', numbers: 'en', money: 'sn', percent: 'n%', ordinal: '#n' },
  ua: { name: 'Українська', locale: 'uk', letters: 'uk', numbers: 'uk', money: 'n s', percent: 'n%', ordinal: '№ n' },
  kz: { name: 'Қазақша', locale: 'kk', letters: 'kk', numbers: 'ru', money: 'n s', percent: 'n%', ordinal: '№ n' },
  uz: {
    name: 'O‘zbekcha',
    locale: 'uz-Latn',
    letters: 'uz-Latn',
    numbers: 'ru',
    money: 'n s',
    percent: 'n%',
    ordinal: '№ n',
  },
  tr: { name: 'Türkçe', locale: 'tr', letters: 'tr', numbers: 'tr', money: 'sn', percent: '%n', ordinal: 'No. n' },
} as const satisfies Record<string, LanguageRules>;

export type Language = keyof typeof languageRules;

/** Interface languages; the first is the default and the fallback. */
export const languages = Object.keys(languageRules) as ['ru', ...Language[]];

/** True when a text names an interface language. */
export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value);
