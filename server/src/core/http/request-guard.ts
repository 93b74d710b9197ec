import { isBusy } from 'db';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { generalCodes } from '../../../contract/general-codes.ts';
import { isAllowedOrigin } from './origin.ts';
import { refusal } from './auth-answer.ts';

const JSON_TYPE = 'application/json';
const BODY_LIMIT_BYTES = 16 * 1024;
const NOT_JSON = 415;

const mediaTypeOf = ({ headers }: FastifyRequest): string | undefined =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase();

/** True when another site's page may have made this request: a form can send neither our origin nor JSON. */
const isForeign = (request: FastifyRequest, publicOrigin: string | undefined): boolean => {
  if (request.method !== 'POST') return false;
  const mediaType = mediaTypeOf(request);
  return !isAllowedOrigin(request.headers, publicOrigin) || (mediaType !== undefined && mediaType !== JSON_TYPE);
};

/** JSON with nothing in it is no body: a client may say that it sends JSON and then send none. */
const takeEmptyJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>(
    JSON_TYPE,
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (request, body, done) => {
      if (body === '') done(null, undefined);
      else void parse(request, body, done);
    },
  );
};

/**
 * Guards all routes of sign-in: requests of other sites are refused, nothing is cached, and every failure has the shape
 * of an answer.
 */
export const guardRequests = (app: FastifyInstance, publicOrigin: string | undefined): void => {
  takeEmptyJson(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return isForeign(request, publicOrigin) ? reply.status(403).send(refusal('generic')) : undefined;
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isBusy(error)) return reply.status(generalCodes.busy).send(refusal('busy'));
    const status = error.statusCode ?? 500;
    if (status === NOT_JSON) return reply.status(403).send(refusal('generic')); // a body of no type at all
    if (status < 500) return reply.status(400).send(refusal('generic'));
    request.log.error({ err: error, requestId: request.id }, 'a sign-in request failed unexpectedly');
    return reply.status(500).send(refusal('generic'));
  });
};
