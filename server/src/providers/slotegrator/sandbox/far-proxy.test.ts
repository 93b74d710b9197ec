import Fastify, { type FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { createHttpServer } from '../../../core/http/http-server.ts';
import { createLogger } from '../../../core/observability/logger.ts';
import { titles } from './catalogue.ts';
import { farProxy } from './far-proxy.ts';
import { PAGES_PATH } from './paths.ts';

/** A site before the simulator's process. */
const openSite = async (origin: () => Promise<string>): Promise<FastifyInstance> => {
  const app = await createHttpServer({ log: createLogger('silent'), trustProxy: false });
  onTestFinished(() => app.close());
  await app.register(farProxy(origin));
  return app;
};

const openFar = async (): Promise<string> => {
  const far = Fastify();
  onTestFinished(() => far.close());
  far.get(`${PAGES_PATH}/files/style.css`, (_request, reply) => reply.type('text/css').send('main{}'));
  return far.listen({ port: 0, host: '127.0.0.1' });
};

const cover = `/cover/${titles[0]?.uuid ?? ''}.svg`;

// A browser that blocks an answer tells nobody what was wrong with it.
it.each([
  ['what a game loads', '/files/style.css', 200],
  ['a cover, which the site draws', cover, 200],
  ['what is not there', '/files/nothing.css', 404],
])('a frame without an origin of its own may use %s', async (_what, path, status) => {
  const far = await openFar();
  const { statusCode, headers } = await (await openSite(async () => far)).inject(PAGES_PATH + path);
  expect([statusCode, headers['cross-origin-resource-policy']]).toEqual([status, 'cross-origin']);
});

it('a frame without an origin of its own sees that the simulator’s process does not answer', async () => {
  const site = await openSite(() => Promise.reject(new Error('it does not start')));
  const { statusCode, headers } = await site.inject(`${PAGES_PATH}/files/style.css`);
  expect([statusCode, headers['cross-origin-resource-policy']]).toEqual([503, 'cross-origin']);
});
