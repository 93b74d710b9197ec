/** Answered to visitors we do not serve: with status 451 over HTTP, and as the code of calls and requests. */
export const GEO_BLOCK = 'blockGeo';

/**
 * Geo block as the visitor receives it: in the event `blockGeo` of both connections, in every HTTP answer, and in the
 * page itself.
 */
export interface GeoBlock {
  ip: string;
  countryName: string; // in their language; empty where it is not known
  country?: string; // ISO 3166-1 alpha-2
}

/** The name of the page's <meta> element that holds a GeoBlock as JSON. */
export const GEO_BLOCK_META = 'geo-block';
