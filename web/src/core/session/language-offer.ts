import { languages, type Language } from 'server/contract';
import { localeOf } from '../i18n/locales.ts';

const baseOf = (locale: string): string => locale.toLowerCase().split('-')[0] ?? '';

/** The language to offer: the first of a browser's that the site has, unless it is the one shown. */
export const offeredLanguage = (wanted: readonly string[], shown: Language): Language | undefined => {
  const found = wanted
    .map((locale) => languages.find((language) => baseOf(localeOf[language]) === baseOf(locale)))
    .find((language) => language !== undefined);
  return found === shown ? undefined : found;
};
