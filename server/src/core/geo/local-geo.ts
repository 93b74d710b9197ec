import { createRequire } from 'node:module';
import { open, type CountryResponse } from 'maxmind';
import type { Geo } from './geo.ts';

const DATABASE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';

interface CountryRow {
  country_code?: string;
}

export interface LocalGeoOptions {
  blockedCountries: readonly string[];
}

/** Finds the country of an address in the database that a package ships. */
export const openLocalGeo = async ({ blockedCountries }: LocalGeoOptions): Promise<Geo> => {
  const file = createRequire(import.meta.url).resolve(DATABASE);
  const reader = await open<CountryResponse>(file);
  return {
    locate(address) {
      const country = (reader.get(address) as CountryRow | null)?.country_code;
      return { country, isBlocked: country !== undefined && blockedCountries.includes(country) };
    },
  };
};
