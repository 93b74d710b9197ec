import type { GeoBlock } from '../../../contract/geo.contract.ts';
import type { Language } from '../../../contract/languages.ts';
import { countryNameOf } from '../i18n/locales.ts';
import type { Place } from './geo.ts';

/** Block of an address in the visitor's language; undefined for those whom we serve. */
export const blockAt = (ip: string, { country, isBlocked }: Place, lang: Language): GeoBlock | undefined => {
  if (!isBlocked) return undefined;
  return country === undefined ? { ip, countryName: '' } : { ip, countryName: countryNameOf(country, lang), country };
};
