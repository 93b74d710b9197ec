import type { FastifyPluginCallback } from 'fastify';
import type { SiteLinks } from '../../../contract/site.contract.ts';

/** What every page may know of the site. */
export const siteRoutes: FastifyPluginCallback<{ links: SiteLinks }> = (app, { links }, done) => {
  app.get('/api/links', () => links);
  done();
};
