import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Takes bodies as OAuth and OpenID send them. */
export const takeForms = (app: FastifyInstance): void => {
  app.addContentTypeParser<string>('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(body)),
  );
};

/** The fields of a request's body. */
export const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams();

/** The query of a request as it came: a name may be there twice. */
export const queryOf = ({ url }: FastifyRequest): URLSearchParams => new URL(url, 'http://localhost').searchParams;
