import type { GeoBlock } from '../../../contract/geo.contract.ts';
import type { Language } from '../../../contract/languages.ts';
import { countryNameOf } from '../i18n/locales.ts';
import type { Place } from './geo.ts';

/** What somebody at this address is told in their language; undefined for whom we serve. */
export const blockAt = (ip: string, { country, isBlocked }: Place, lang: Language): GeoBlock | undefined => {
  if (!isBlocked) return undefined;
  return country === undefined ? { ip, countryName: '' } : { ip, countryName: countryNameOf(country, lang), country };
};
