import type { FastifyPluginCallback } from 'fastify';
import type { SiteLinks } from '../../../contract/site.contract.ts';

/** Links of the site for every page. */
export const siteRoutes: FastifyPluginCallback<{ links: SiteLinks }> = (app, { links }, done) => {
  app.get('/api/links', () => links);
  done();
};
