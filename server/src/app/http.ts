import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { guardPlaces } from '../core/geo/geo-guard.ts';
import { healthRoutes } from '../core/http/health.routes.ts';
import { serveWeb } from '../core/http/http-server.ts';
import { createLanguageOf } from '../core/http/visitor-language.ts';
import { exportRoutes } from '../features/account-export/export.routes.ts';
import { auditExportRoutes } from '../features/audit/audit-export.routes.ts';
import { auditReportRoutes } from '../features/audit/audit-report.routes.ts';
import { devRoutes, GALLERY_PATH } from '../features/dev/dev.routes.ts';
import { logRoutes } from '../features/log/log.routes.ts';
import { siteRoutes } from '../features/site/site.routes.ts';
import { serveAccounts, type Accounts } from './accounts.ts';
import type { Base } from './base.ts';
import type { OpenFeatures } from './features.ts';
import { serveSettings, type Settings } from './settings.ts';
import type { TransparencyLog } from './transparency-log.ts';

/** What is answered while the server stops ends its connection: one that is kept open would be waited for, a minute and more. */
const endConnections = (app: FastifyInstance, { work }: Pick<Base, 'work'>): void => {
  app.addHook('onSend', async (_request, reply) => {
    if (work.isFinishing()) reply.header('connection', 'close');
  });
};

/** The address that the server listens at. */
export const addressOf = (app: FastifyInstance, host: string): string =>
  `http://${host}:${(app.server.address() as AddressInfo).port}`;

/** Registers every route and listens. */
export const serveHttp = async (
  app: FastifyInstance,
  base: Base,
  accounts: Accounts,
  settings: Settings,
  transparency: TransparencyLog,
  features: OpenFeatures,
): Promise<void> => {
  const { config, db, work, clock, games, translate, networks } = base;
  endConnections(app, base);
  guardPlaces(app, { geo: accounts.geo, translate });
  await app.register(healthRoutes, { pool: db.pool, isStopping: () => work.isFinishing() });
  const { reader, cosignatures, closings } = transparency;
  const isGame = (id: string): boolean => games.find(id) !== undefined;
  const hasRounds = (id: string): boolean => games.engine.find(id) !== undefined;
  const logged = { log: reader, cosignatures, closings, networks, isGame: hasRounds };
  await app.register(logRoutes, { prefix: '/api/log', ...logged });
  await serveAccounts(app, accounts);
  await serveSettings(app, accounts, settings, translate);
  await app.register(exportRoutes, { db, clock, findSender: accounts.findSender, translate });
  const { staff, findSender } = accounts;
  const auditors = { staff, findSender, translate, isGame };
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
    ...(config.production && { absent: GALLERY_PATH }),
  });
  await app.listen({ port: config.port, host: config.host });
};
