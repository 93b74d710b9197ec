/** Answered to whoever is not served: over HTTP with status 451, to calls and requests as their code. */
export const GEO_BLOCK = 'blockGeo';

/** What they are told: in the event `blockGeo` of both connections, in every HTTP answer, and in the page itself. */
export interface GeoBlock {
  ip: string;
  countryName: string; // in their language; empty where it is not known
  country?: string; // ISO 3166-1 alpha-2
}

/** The name of the page's <meta> element that holds a GeoBlock as JSON. */
export const GEO_BLOCK_META = 'geo-block';
