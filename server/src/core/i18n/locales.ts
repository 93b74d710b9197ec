import type { Language } from '../../../contract/languages.ts';

/** Our languages as BCP 47 has them: for dates and names of countries. */
export const localeOf: Readonly<Record<Language, string>> = {
  ru: 'ru',
  en: 'en-GB',
  ua: 'uk',
  kz: 'kk',
  uz: 'uz-Latn',
  tr: 'tr',
};

/** A country as a language calls it, by its ISO 3166-1 code; the code itself where the language has no name for it. */
export const countryNameOf = (country: string, lang: Language): string =>
  new Intl.DisplayNames(localeOf[lang], { type: 'region' }).of(country) ?? country;
