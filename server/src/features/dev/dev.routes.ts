import type { FastifyPluginCallback } from 'fastify';

/** The addresses of the design gallery: in production they are not there. */
export const GALLERY_PATH = '/dev/gallery';

/** GET /api/dev, outside production alone: by it the web app knows that its design gallery may be shown. */
export const devRoutes: FastifyPluginCallback = (app, _options, done) => {
  app.get('/api/dev', (_request, reply) => reply.header('cache-control', 'no-store').send({ gallery: true }));
  done();
};
