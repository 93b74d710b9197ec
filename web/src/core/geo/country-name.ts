import type { GeoBlock, Language } from 'server/contract';
import { localeOf } from '../i18n/locales.ts';

/** The country's name in the interface's language where this browser knows it, else as the server worded it. */
export const countryNameOf = ({ country, countryName }: GeoBlock, language: Language): string => {
  const locale = localeOf[language];
  if (country === undefined || Intl.DisplayNames.supportedLocalesOf(locale).length === 0) return countryName;
  return new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }).of(country) ?? countryName;
};
