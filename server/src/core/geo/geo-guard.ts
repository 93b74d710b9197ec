import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GEO_BLOCK, type GeoBlock } from '../../../contract/geo.contract.ts';
import { isLanguage, languages } from '../../../contract/languages.ts';
import type { Translate } from '../i18n/translate.ts';
import { blockAt } from './geo-block.ts';
import type { Geo } from './geo.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the sender is not served; undefined: served. */
    geoBlock: GeoBlock | undefined;
  }
}

const UNAVAILABLE_FOR_LEGAL_REASONS = 451;

/**
 * True for routes of the product. Everything else is pages, which show why, their files, what operators ask, and signed
 * callbacks of providers, who sit wherever they like, and the letter to support. Judged by the route that was found, not by the address: that can
 * be written in many ways.
 */
const isProduct = ({ routeOptions: { url = '', config } }: FastifyRequest): boolean =>
  /^\/(?:api|auth)\//.test(url) && config.isSigned !== true && config.servesBlocked !== true;

const languageOf = ({ cookies }: FastifyRequest): (typeof languages)[number] => {
  const chosen = cookies['lang'];
  return isLanguage(chosen) ? chosen : languages[0];
};

/**
 * Refuses visitors from places we do not serve: every request to the product with status 451 and
 * `{success: false, code: 'blockGeo', msg, ip, countryName}`, signed in or not. Pages are told by `request.geoBlock`.
 * To be called before routes are added.
 */
export const guardPlaces = (app: FastifyInstance, { geo, translate }: { geo: Geo; translate: Translate }): void => {
  app.decorateRequest('geoBlock');
  app.addHook('onRequest', async (request, reply) => {
    const lang = languageOf(request);
    request.geoBlock = blockAt(request.ip, geo.locate(request.ip), lang);
    if (!request.geoBlock || !isProduct(request)) return undefined;
    const msg = translate(lang, 'general', GEO_BLOCK);
    const answer = { success: false, code: GEO_BLOCK, msg, ...request.geoBlock };
    return reply.status(UNAVAILABLE_FOR_LEGAL_REASONS).header('cache-control', 'no-store').send(answer);
  });
};
