import type { FastifyPluginCallback } from 'fastify';

export interface DevOptions {
  isOpen: boolean; // false in production: what is for who builds the product is not there
}

/**
 * GET /api/dev answers outside production alone: by it the web app knows that its design gallery may be shown. In
 * production the gallery's addresses answer 404 with the page that says so.
 */
export const devRoutes: FastifyPluginCallback<DevOptions> = (app, { isOpen }, done) => {
  if (isOpen) {
    app.get('/api/dev', (_request, reply) => reply.header('cache-control', 'no-store').send({ gallery: true }));
  } else {
    for (const path of ['/dev/gallery', '/dev/gallery/*'])
      app.get(path, (_request, reply) => reply.status(404).callNotFound());
  }
  done();
};
