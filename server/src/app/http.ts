import { voidRoundRepository } from 'db';
import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { guardPlaces } from '../core/geo/geo-guard.ts';
import { healthRoutes } from '../core/http/health.routes.ts';
import { serveWeb } from '../core/http/http-server.ts';
import { createLanguageOf } from '../core/http/visitor-language.ts';
import { exportRoutes } from '../features/account-export/export.routes.ts';
import { auditExportRoutes, auditReportRoutes } from '../features/audit/audit.routes.ts';
import { devRoutes, GALLERY_PATH } from '../features/dev/dev.routes.ts';
import { logRoutes } from '../features/log/log.routes.ts';
import { siteRoutes } from '../features/site/site.routes.ts';
import { serveAccounts, type Accounts } from './accounts.ts';
import type { Base } from './base.ts';
import type { OpenFeatures } from './features.ts';
import { serveSettings, type Settings } from './settings.ts';
import type { TransparencyLog } from './transparency-log.ts';

/**
 * Closes the connection of every answer given while the server stops: one that is kept open would be waited for, a
 * minute and more.
 */
const endConnections = (app: FastifyInstance, { work }: Pick<Base, 'work'>): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (work.isFinishing()) reply.header('connection', 'close');
  });
};

/** The address that the server listens at. */
export const addressOf = (app: FastifyInstance, host: string): string =>
  `http://${host}:${(app.server.address() as AddressInfo).port}`;

const MAX_LIGHTS = 10_000; // most void rounds to ask about, the newest

/** Parts of a server that have routes. */
interface Served {
  base: Base;
  accounts: Accounts;
  settings: Settings;
  transparency: TransparencyLog;
  features: OpenFeatures;
}

/** Registers every route and listens. */
export const serveHttp = async (
  app: FastifyInstance,
  { base, accounts, settings, transparency, features }: Served,
): Promise<void> => {
  const { config, db, work, clock, games, translate, networks } = base;
  const { buckets } = accounts;
  endConnections(app, base);
  guardPlaces(app, { geo: accounts.geo, translate });
  await app.register(healthRoutes, { pool: db.reserved.pool, clock, isStopping: () => work.isAnnounced() });
  const { reader, cosignatures, closings } = transparency;
  const isGame = (id: string): boolean => games.find(id) !== undefined;
  const hasRounds = (id: string): boolean => games.engine.find(id) !== undefined;
  const lights = () => voidRoundRepository(db.orm.em.fork()).lights(MAX_LIGHTS);
  const logged = { log: reader, cosignatures, closings, lights, networks, isGame: hasRounds, buckets };
  await app.register(logRoutes, { prefix: '/api/log', ...logged });
  await serveAccounts(app, accounts);
  await serveSettings(app, accounts, settings, translate);
  const { staff, findSender, reauthentication } = accounts;
  await app.register(exportRoutes, { db, clock, findSender, translate, reauthentication, buckets });
  const auditors = { staff, findSender, translate, isGame, lagMs: db.replica?.lagMs };
  await app.register(auditExportRoutes, { db, ...auditors });
  const maker = { pool: db.audit, games, signer: transparency.signer, now: () => clock.now() };
  await app.register(auditReportRoutes, { maker, ...auditors });
  await features.serve(app);
  if (!config.production) await app.register(devRoutes);
  await app.register(siteRoutes, { links: config.links });
  await serveWeb(app, {
    root: base.webRoot,
    languageOf: createLanguageOf(accounts.findSender),
    publicOrigin: config.publicOrigin,
    previewOf: features.preview,
    onPage: features.onPage,
    ...(config.production && { absent: GALLERY_PATH }),
  });
  await app.listen({ port: config.port, host: config.host });
};
