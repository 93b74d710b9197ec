import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { open, type CountryResponse, type Reader } from 'maxmind';
import type { Geo } from './geo.ts';
import { createNetworkSet, networksOf, readAddress, type Address } from './network-set.ts';

const DATABASE = '@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb';
const VPN_NETWORKS = new URL('vpn-networks.txt', import.meta.url);

/** A row of the database: the packaged one has a code, one of MaxMind's a country with a code. */
interface CountryRow {
  country_code?: string;
  country?: { iso_code?: string };
}

export interface LocalGeoOptions {
  blockedCountries: readonly string[]; // ISO 3166-1 alpha-2
  blockedNetworks: readonly string[];
  allowedNetworks: readonly string[]; // these are served whatever else is said of them
  blockVpn: boolean; // also refuse the networks of VPN and hosting companies
  database?: string | undefined; // an .mmdb file in place of the packaged one
  vpnNetworks?: string | undefined; // a file of networks in place of ours, one a line
}

const openDatabase = (file: string | undefined): Promise<Reader<CountryResponse>> =>
  open<CountryResponse>(file ?? createRequire(import.meta.url).resolve(DATABASE));

const readNetworks = async (file: string | undefined): Promise<string[]> =>
  networksOf(await readFile(file ?? VPN_NETWORKS, 'utf8'));

/**
 * Finds the country of an address in a database on this machine and decides whether we serve it.
 * What is no public address has no country and is refused only when it is listed.
 */
export const openLocalGeo = async (options: LocalGeoOptions): Promise<Geo> => {
  const reader = await openDatabase(options.database);
  const countries = new Set(options.blockedCountries);
  const allowed = createNetworkSet(options.allowedNetworks);
  const vpn = options.blockVpn ? await readNetworks(options.vpnNetworks) : [];
  const blocked = createNetworkSet([...options.blockedNetworks, ...vpn]);

  const countryOf = (address: Address): string | undefined => {
    if (address.range() !== 'unicast') return undefined; // whatever the database says of it
    const row = reader.get(address.toString()) as CountryRow | null;
    return row?.country_code ?? row?.country?.iso_code;
  };

  return {
    locate(text) {
      const address = readAddress(text);
      if (!address) return { country: undefined, isBlocked: false };
      const country = countryOf(address);
      const isRefused = blocked.has(address) || (country !== undefined && countries.has(country));
      return { country, isBlocked: isRefused && !allowed.has(address) };
    },
  };
};
