import type { FastifyPluginCallback, FastifyReply, FastifyRequest } from 'fastify';
import { drawCover } from './art/cover.ts';
import { titles } from './catalogue.ts';
import { PAGES_PATH } from './paths.ts';

const TIMEOUT_MS = 40_000;
const MAX_BYTES = 64 * 1024;

const passedOn = ['content-type', 'if-none-match', 'accept-language'] as const;
const NOT_PASSED_BACK = /^(?:connection|keep-alive|transfer-encoding|content-length|date)$/;

/**
 * Proxies /sandbox/slotegrator to the simulator's process, so that its frames are on our own host. Cookies are not passed on,
 * and its pages have their own content security policy.
 */
export const farProxy = (origin: () => Promise<string>): FastifyPluginCallback => {
  const passOn = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const headers = Object.fromEntries(
      passedOn.flatMap((name) => {
        const value = request.headers[name];
        return value === undefined ? [] : [[name, value]];
      }),
    );
    const answer = await origin()
      .then((base) =>
        fetch(`${base}${request.url}`, {
          method: request.method,
          headers,
          redirect: 'manual',
          signal: AbortSignal.timeout(TIMEOUT_MS),
          ...(request.method === 'POST' && { body: new Uint8Array((request.body as Buffer | undefined) ?? []) }),
        }),
      )
      .catch(() => undefined);
    if (!answer) return reply.status(503).type('text/plain').send('The simulated aggregator does not answer.');
    for (const [name, value] of answer.headers) if (!NOT_PASSED_BACK.test(name)) reply.header(name, value);
    return reply.status(answer.status).send(Buffer.from(await answer.arrayBuffer()));
  };
  return (app, _options, done) => {
    // a frame without an origin of its own may use none of our files otherwise, and would not see why one is missing
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('cross-origin-resource-policy', 'cross-origin');
    });
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, parsed) =>
      parsed(null, body),
    );
    // drawn here: lists show many covers, which should not start the process
    app.get<{ Params: { file: string } }>(`${PAGES_PATH}/cover/:file`, (request, reply) => {
      const title = titles.find(({ uuid }) => `${uuid}.svg` === request.params.file);
      if (!title) return passOn(request, reply);
      return reply
        .type('image/svg+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=86400')
        .send(drawCover(title));
    });
    const urls = [PAGES_PATH, `${PAGES_PATH}/*`];
    for (const url of urls) app.route({ method: ['GET', 'POST', 'OPTIONS'], url, handler: passOn });
    done();
  };
};
