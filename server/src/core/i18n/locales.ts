import { languageRules, type Language } from '../../../contract/languages.ts';

/** A country as a language calls it, by its ISO 3166-1 code; the code itself where the language has no name for it. */
export const countryNameOf = (country: string, lang: Language): string =>
  new Intl.DisplayNames(languageRules[lang].letters, { type: 'region' }).of(country) ?? country;
