import type { GeoBlock } from '../../../contract/geo.contract.ts';
import { type Language, languageRules } from '../../../contract/languages.ts';
import type { Place } from './geo.ts';

/** A country as a language calls it, by its ISO 3166-1 code; the code itself where the language has no name for it. */
export const countryNameOf = (country: string, lang: Language): string =>
  new Intl.DisplayNames(languageRules[lang].letters, { type: 'region' }).of(country) ?? country;

/** Block of an address in the visitor's language; undefined for those whom we serve. */
export const blockAt = (ip: string, { country, isBlocked }: Place, lang: Language): GeoBlock | undefined => {
  if (!isBlocked) return undefined;
  return country === undefined ? { ip, countryName: '' } : { ip, countryName: countryNameOf(country, lang), country };
};
