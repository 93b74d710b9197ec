/** Place of an address. */
export interface Place {
  country: string | undefined; // ISO 3166-1 alpha-2; undefined: not known, as of a private address
  isBlocked: boolean; // we may not serve this country, or the address hides which one it is
}

/** Finds places by a database that lies on this machine. */
export interface Geo {
  locate(address: string): Place;
}
