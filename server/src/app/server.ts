import { demoPassword, demoUsers, loadCurrencies, migrate, openDatabase, type Database } from 'db';
import type { FastifyInstance } from 'fastify';
import type { StakeAccount } from 'games-engine';
import type { AddressInfo } from 'node:net';
import { calls } from '../../contract/calls.ts';
import { legacyRequests } from '../../contract/legacy.contract.ts';
import { listenForChanges } from '../core/auth/changes.ts';
import { createPlayers, type Player, type Players } from '../core/auth/players.ts';
import { createSessionSource, type SessionSource } from '../core/auth/sessions.ts';
import { openBus } from '../core/bus.ts';
import { createSteadyClock, type Clock } from '../core/clock.ts';
import { guardPlaces } from '../core/geo/geo-guard.ts';
import { createActiveConfigs } from '../core/hosts/active-configs.ts';
import { createResponsibleGuard, type PlayGuard } from '../core/hosts/play-guard.ts';
import { healthRoutes } from '../core/http/health.routes.ts';
import { createHttpServer, serveWeb } from '../core/http/http-server.ts';
import { createLanguageOf } from '../core/http/visitor-language.ts';
import { createLogger, type Logger } from '../core/observability/logger.ts';
import { createMetrics, type Metrics } from '../core/observability/metrics.ts';
import { createBalancePushes } from '../core/realtime/balance-pushes.ts';
import { serveCalls } from '../core/realtime/call-gateway.ts';
import { createDispatcher } from '../core/realtime/dispatcher.ts';
import { serveLegacy } from '../core/realtime/legacy-gateway.ts';
import { createLimits } from '../core/realtime/limits.ts';
import { createSettlementQueue } from '../core/settlement/settlement-queue.ts';
import { createWork, type Work } from '../core/work.ts';
import { createCurrencies } from '../features/cash/currencies.ts';
import { exportRoutes } from '../features/account-export/export.routes.ts';
import { auditExportRoutes } from '../features/audit/audit-export.routes.ts';
import { devRoutes, GALLERY_PATH } from '../features/dev/dev.routes.ts';
import { createLiveFeed } from '../features/live-feed/live-feed.ts';
import { loadLiveFeed } from '../features/live-feed/live-feed.handlers.ts';
import { logRoutes } from '../features/log/log.routes.ts';
import { siteRoutes } from '../features/site/site.routes.ts';
import { openAccounts, serveAccounts, type Accounts } from './accounts.ts';
import { createCallHandlers } from './call-handlers.ts';
import { captchaSources } from './captcha.ts';
import { createClosing, type Closing } from './closing.ts';
import type { Config } from './config.ts';
import { loadConfigs, prepareData } from './data.ts';
import { openDatabaseServer } from './database.ts';
import { startJobs } from './jobs.ts';
import { serveKyc } from './kyc.ts';
import { createLegacyHandlers, legacyChannels } from './legacy-handlers.ts';
import { startMail } from './mail.ts';
import { createMinesHost } from './mines-host.ts';
import { openPlayMinutes, pushLimitsChanged } from './player-limits.ts';
import { createPlayerPushes } from './player-pushes.ts';
import { openProfiles, type Profiles } from './profiles.ts';
import { openSettings, serveSettings, type Settings } from './settings.ts';
import { openSharedTables } from './shared-tables.ts';
import { openSockets, type Sockets } from './sockets.ts';
import { createSoloHosts } from './solo-hosts.ts';
import { translate } from './translate.ts';
import { openTransparencyLog, type TransparencyLog } from './transparency-log.ts';
import { openWheelDraw } from './wheel-draw.ts';

/** A server that answers. */
export interface RunningServer {
  url: string;
  routes: readonly string[]; // every HTTP route: "GET /healthz"
  demoSignIns: readonly string[]; // empty in production
  demoPassword: string;
  /** Answers what was accepted, then closes everything. */
  stop(): Promise<void>;
}

/** What everything below shares. */
interface Base {
  config: Config;
  log: Logger;
  metrics: Metrics;
  closing: Closing;
  db: Database;
  databaseUrl: string;
  work: Work;
  clock: Clock;
}

const openBase = async (config: Config): Promise<Base> => {
  const log = createLogger(config.logLevel);
  const metrics = createMetrics();
  metrics.collectProcess();
  const closing = createClosing();
  const database = await openDatabaseServer(config, log);
  closing.add(() => database.stop());
  await migrate(database.url, { log: (line) => log.info(line) });
  const db = await openDatabase({ url: database.url, max: 20 });
  closing.add(() => db.close());
  await prepareData(db, config);
  return {
    config,
    log,
    metrics,
    closing,
    db,
    databaseUrl: database.url,
    work: createWork(),
    clock: createSteadyClock(),
  };
};

/** The games and everything that hears of a settled bet. */
const openGames = async (
  base: Base,
  sockets: Sockets,
  source: SessionSource,
  transparency: TransparencyLog,
  guard: PlayGuard,
  profiles: Profiles,
) => {
  const { config, log, metrics, closing, db, databaseUrl, clock } = base;
  const { bigWinMinor } = config;
  const feed = createLiveFeed({
    sink: sockets.feedSink,
    bigWinMinor,
    initial: await loadLiveFeed(db.pool, bigWinMinor),
  });
  closing.add(() => feed.close());
  const balances = profiles.counting(createBalancePushes(sockets.legacy));
  closing.add(() => balances.close());
  const jobs = startJobs({ pool: db.pool, log, metrics });
  closing.add(() => jobs.stop());
  const settlement = createSettlementQueue({ pool: db.settlement, log, metrics });
  closing.add(() => settlement.drain());
  const configs = await createActiveConfigs(() => loadConfigs(db));
  const committed = (): void => {
    transparency.notify();
    jobs.rollUpSoon();
  };
  const tools = { db, log, metrics, clock, configs, feed, guard };
  const onCommitted = (player: Player, account: StakeAccount, balanceMinor: bigint): void => {
    balances.changed(player.userId, account, balanceMinor);
    committed();
  };
  const hosts = await createSoloHosts({ ...tools, settlement, loadSeeds: source.loadSeeds, onCommitted });
  const mines = await createMinesHost({ ...tools, loadSeeds: source.loadSeeds, onCommitted });
  closing.add(() => mines.drain());
  const bus = await openBus({ url: databaseUrl, pool: db.pool, log });
  closing.add(() => bus.close());
  const tables = await openSharedTables({
    ...tools,
    databaseUrl,
    bus,
    calls: sockets.calls,
    balances,
    voidAfterMs: config.voidAfterMs,
    drawWheel: openWheelDraw(config, { clock, log }),
    onCommitted: committed,
  });
  closing.add(() => Promise.all(Object.values(tables).map((table) => table.stop())));
  return { feed, configs, balances, dice: hosts.dice, mines: mines.host, tables };
};

/** Answers calls and legacy requests. */
const serveSockets = async (
  base: Base,
  sockets: Sockets,
  source: SessionSource,
  transparency: TransparencyLog,
  settings: Settings,
  { mailer }: Accounts,
  profiles: Profiles,
): Promise<void> => {
  const { config, log, metrics, db, work, clock, closing } = base;
  const currencies = await createCurrencies(() => loadCurrencies(db.pool));
  const guard = createResponsibleGuard({ pool: db.pool, clock, currencies });
  const games = await openGames(base, sockets, source, transparency, guard, profiles);
  const minutes = openPlayMinutes(base, sockets);
  closing.add(() => minutes.stop());
  const tools = { translate, log, metrics };
  const limits = createLimits(config.callsPerSecond);
  const callHandlers = createCallHandlers({
    ...games,
    db,
    clock,
    mailer,
    vipStatuses: profiles.vipStatuses,
    currencies,
    translate,
    log: transparency,
    pushes: createPlayerPushes(sockets.calls),
    loadSeeds: source.loadSeeds,
  });
  serveCalls(sockets.calls, { dispatch: createDispatcher(calls, callHandlers, tools), limits, translate, work });
  const legacyHandlers = createLegacyHandlers({ db, currencies, settings: settings.services, mailer });
  const legacy = createDispatcher(legacyRequests, legacyHandlers, tools);
  serveLegacy(sockets.legacy, { channels: legacyChannels, dispatch: legacy, limits, translate, work });
};

/** Hears of sessions that end and players that change, in whatever process, also after a gap. */
const followChanges = async (
  base: Base,
  sockets: Sockets,
  players: Players,
  source: SessionSource,
  profiles: Profiles,
): Promise<void> => {
  const { log, closing, databaseUrl } = base;
  const failed = (error: unknown): void => log.error({ err: error }, 'a change could not be followed');
  const catchUp = async (): Promise<void> => {
    for (const sessionId of await source.endedAmong(sockets.sessionIds())) sockets.endSession(sessionId);
    await players.refreshAll();
  };
  const stopListening = await listenForChanges({
    url: databaseUrl,
    log,
    onSessionEnded: ({ sessionId }) => sockets.endSession(sessionId),
    onPlayerChanged: (userId) => {
      players.refresh(userId).catch(failed);
      profiles.pushes.changed(userId).catch(failed);
      pushLimitsChanged(sockets, userId);
    },
    onReconnected: () => void catchUp().catch(failed),
  });
  closing.add(stopListening);
};

const serveHttp = async (
  app: FastifyInstance,
  base: Base,
  accounts: Accounts,
  settings: Settings,
  transparency: TransparencyLog,
): Promise<string> => {
  const { config, metrics, db, work, clock } = base;
  guardPlaces(app, { geo: accounts.geo, translate });
  await app.register(healthRoutes, { pool: db.pool, metrics, isStopping: () => work.isFinishing() });
  await app.register(logRoutes, { prefix: '/api/log', log: transparency.reader });
  await serveAccounts(app, accounts);
  await serveSettings(app, accounts, settings);
  await app.register(exportRoutes, { db, clock, findSender: accounts.findSender, translate });
  await app.register(auditExportRoutes, { db, findSender: accounts.findSender, translate });
  await serveKyc(app, accounts);
  if (!config.production) await app.register(devRoutes);
  await app.register(siteRoutes, { links: config.links });
  await serveWeb(app, {
    languageOf: createLanguageOf(accounts.findSender),
    ...(config.production && { absent: GALLERY_PATH }),
  });
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  return `http://${config.host}:${port}`;
};

/** Starts everything in order. `stop` closes it in the reverse one, after every accepted call is answered. */
export const startServer = async (config: Config): Promise<RunningServer> => {
  const base = await openBase(config);
  const { log, metrics, closing, db, work, clock } = base;
  const secure = config.publicOrigin?.startsWith('https:') ?? false;
  const app = await createHttpServer({ log, trustProxy: config.trustProxy, secure, outside: captchaSources(config) });
  closing.add(() => app.close());
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url: path }) => {
    for (const verb of [method].flat()) routes.push(`${verb} ${path}`);
  });
  const source = createSessionSource(db);
  const players = createPlayers(source);
  let url = ''; // known once it listens
  const accounts = await openAccounts(config, {
    db,
    players,
    log,
    siteUrl: () => config.publicOrigin ?? url,
    localUrl: () => url,
  });
  closing.add(await startMail(base));
  const settings = openSettings(accounts, log);
  closing.add(() => settings.close());
  const transparency = await openTransparencyLog(config, { pool: db.settlement, log, metrics });
  closing.add(() => transparency.stop());
  const { publicOrigin } = config;
  const { botId } = accounts.social.setup.telegram ?? {};
  const sockets = openSockets(app, {
    players,
    log,
    metrics,
    clock,
    geo: accounts.geo,
    proxies: config.trustProxy,
    publicOrigin,
    botId,
  });
  closing.add(() => sockets.close());
  const profiles = await openProfiles(base, sockets);
  await serveSockets(base, sockets, source, transparency, settings, accounts, profiles);
  await followChanges(base, sockets, players, source, profiles);
  url = await serveHttp(app, base, accounts, settings, transparency);
  closing.add(() => work.finish());

  return {
    url,
    routes,
    demoSignIns: config.production ? [] : demoUsers.map(({ login }) => login),
    demoPassword,
    stop: () => closing.close(),
  };
};
