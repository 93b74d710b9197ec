import type { Language } from 'server/contract';

/** The language whose texts are the source of all others and the fallback. */
export const SOURCE_LANGUAGE = 'ru' satisfies Language;

/** Interface languages in the order a selector shows them. */
export const languageList = ['ru', 'en', 'ua', 'kz', 'uz', 'tr'] as const satisfies readonly Language[];

/** Our names of languages as BCP 47 has them: for `<html lang>`, Intl and plural rules. */
export const localeOf = {
  ru: 'ru',
  en: 'en',
  ua: 'uk',
  kz: 'kk',
  uz: 'uz-Latn',
  tr: 'tr',
} as const satisfies Record<Language, string>;

/**
 * By whose rules each language's numbers are written. Chromium says that it knows Kazakh and Uzbek and writes their numbers
 * as English (2026-11); both write them as Russian does, "1 234,5".
 */
export const numbersOf = { ...localeOf, kz: 'ru', uz: 'ru' } as const satisfies Record<Language, string>;

/** What each language calls itself. */
export const languageNames = {
  ru: 'Русский',
  en: 'English',
  ua: 'Українська',
  kz: 'Қазақша',
  uz: 'O‘zbekcha',
  tr: 'Türkçe',
} as const satisfies Record<Language, string>;

const byLocale = new Map<string, Language>(languageList.map((language) => [localeOf[language], language]));

/** Our name of a BCP 47 language. */
export const languageOf = (locale: string | undefined): Language => byLocale.get(locale ?? '') ?? SOURCE_LANGUAGE;
