import {
  activeConfig,
  demoPassword,
  demoUsers,
  ensureConfig,
  loadCurrencies,
  migrate,
  openDatabase,
  seedDemo,
  seedReference,
  type Database,
} from 'db';
import type { FastifyInstance } from 'fastify';
import { contentHash, gameIds, soloGames, type GameId } from 'games-engine';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { calls } from '../../contract/calls.ts';
import { legacyRequests } from '../../contract/legacy.contract.ts';
import { listenForChanges } from '../core/auth/changes.ts';
import { createPlayers } from '../core/auth/players.ts';
import { createSessionSource } from '../core/auth/sessions.ts';
import { createActiveConfigs, type ActiveConfigRow } from '../core/hosts/active-configs.ts';
import { healthRoutes } from '../core/http/health.routes.ts';
import { createHttpServer, serveWeb } from '../core/http/http-server.ts';
import { createLogger } from '../core/observability/logger.ts';
import { createMetrics } from '../core/observability/metrics.ts';
import { createAppPushes, endSession } from '../core/realtime/app-pushes.ts';
import { createBalancePushes } from '../core/realtime/balance-pushes.ts';
import { serveCalls } from '../core/realtime/call-gateway.ts';
import { guardConnections, sessionRoom, socketOptions, userRoom } from '../core/realtime/connection.ts';
import { createDispatcher } from '../core/realtime/dispatcher.ts';
import { serveLegacy } from '../core/realtime/legacy-gateway.ts';
import { createLimits } from '../core/realtime/limits.ts';
import { watchSlowReaders } from '../core/realtime/slow-readers.ts';
import { createSettlementQueue } from '../core/settlement/settlement-queue.ts';
import { createWork } from '../core/work.ts';
import { authRoutes } from '../features/auth/auth.routes.ts';
import { createCurrencies } from '../features/cash/currencies.ts';
import { createLiveFeed } from '../features/live-feed/live-feed.ts';
import { loadLiveFeed } from '../features/live-feed/live-feed.handlers.ts';
import { logRoutes } from '../features/log/log.routes.ts';
import { createCallHandlers } from './call-handlers.ts';
import type { Config } from './config.ts';
import { openDatabaseServer } from './database.ts';
import { createLegacyHandlers, legacyChannels } from './legacy-handlers.ts';
import { createSoloHosts } from './solo-hosts.ts';
import { translate } from './translate.ts';
import { openTransparencyLog } from './transparency-log.ts';

/** A server that answers. */
export interface RunningServer {
  url: string;
  demoSignIns: readonly string[]; // empty in production
  demoPassword: string;
  /** Answers what was accepted, then closes everything. */
  stop(): Promise<void>;
}

/** Reference data, the default config of every game, and outside production the demonstration users. */
const prepareData = async (db: Database, config: Config): Promise<void> => {
  await seedReference(db.pool);
  for (const game of gameIds) {
    const { defaultConfig } = soloGames[game];
    await ensureConfig(db.pool, { game, hash: contentHash(defaultConfig), config: defaultConfig, at: Date.now() });
  }
  if (!config.production) await seedDemo(db.pool, { demoCreditMinor: config.demoCreditMinor });
};

const loadConfigs = async (db: Database): Promise<ReadonlyMap<GameId, ActiveConfigRow>> => {
  const rows = new Map<GameId, ActiveConfigRow>();
  for (const game of gameIds) {
    const stored = await activeConfig(db.pool, game);
    if (!stored) throw new Error(`${game} has no active config`);
    rows.set(game, { ...stored, config: soloGames[game].configSchema.parse(stored.config) });
  }
  return rows;
};

interface Sockets {
  calls: Server;
  legacy: Server;
}

/** Two socket.io servers on one port: the call channel, and the legacy channels on the default path. */
const openSockets = (app: FastifyInstance): Sockets => ({
  calls: new Server(app.server, { ...socketOptions, path: '/micro/socket' }),
  legacy: new Server(app.server, { ...socketOptions, path: '/socket.io' }),
});

const feedSink = ({ calls: io }: Sockets): Parameters<typeof createLiveFeed>[0]['sink'] => ({
  toAll: (type, bet) => void io.emit('liveFeed', { type, payload: bet }),
  toUser: (userId, bet) => void io.to(userRoom(userId)).emit('liveFeed', { type: 'my', payload: bet }),
});

/** Starts everything in order and returns how to stop it in the reverse one. */
export const startServer = async (config: Config): Promise<RunningServer> => {
  const log = createLogger(config.logLevel);
  const metrics = createMetrics();
  metrics.collectProcess();
  const database = await openDatabaseServer(config, log);
  await migrate(database.url, { log: (line) => log.info(line) });
  const db = await openDatabase({ url: database.url, max: 20 });
  await prepareData(db, config);

  const work = createWork();
  let isStopping = false;
  const app = await createHttpServer({ log, trustProxy: config.trustProxy, secure: config.publicOrigin?.startsWith('https:') ?? false });
  const sockets = openSockets(app);
  const servers = [sockets.calls, sockets.legacy];

  const source = createSessionSource(db);
  const players = createPlayers(source);
  const currencies = await createCurrencies(() => loadCurrencies(db.pool));
  const configs = await createActiveConfigs(() => loadConfigs(db));
  const transparency = await openTransparencyLog(config, { pool: db.settlement, log, metrics });
  const feed = createLiveFeed({
    sink: feedSink(sockets),
    bigWinMinor: config.bigWinMinor,
    initial: await loadLiveFeed(db.pool, config.bigWinMinor),
  });
  const balances = createBalancePushes(sockets.legacy);
  const settlement = createSettlementQueue({ pool: db.settlement, log, metrics });
  const hosts = await createSoloHosts({
    db,
    configs,
    settlement,
    metrics,
    feed,
    loadSeeds: source.loadSeeds,
    onCommitted(player, account, balanceMinor) {
      balances.changed(player.userId, account, balanceMinor);
      transparency.notify();
    },
  });

  const dispatch = createDispatcher(
    calls,
    createCallHandlers({ db, configs, currencies, translate, feed, log: transparency, dice: hosts.dice }),
    { translate, log, metrics },
  );
  const dispatchLegacy = createDispatcher(legacyRequests, createLegacyHandlers({ db, currencies }), { translate, log, metrics });
  const limits = createLimits(config.callsPerSecond);
  for (const io of servers) guardConnections(io, { players, log, publicOrigin: config.publicOrigin });
  serveCalls(sockets.calls, { dispatch, limits, translate, work });
  serveLegacy(sockets.legacy, { channels: legacyChannels, dispatch: dispatchLegacy, limits, translate, work });
  const pushes = createAppPushes(sockets.legacy);
  const stopWatching = watchSlowReaders(servers);
  const stopListening = await listenForChanges({
    url: database.url,
    log,
    onSessionEnded: ({ sessionId }) => endSession(servers, sessionRoom(sessionId)),
    onPlayerChanged: (userId) => void players.refresh(userId).catch((error: unknown) => log.error({ err: error }, 'a player was not refreshed')),
  });

  await app.register(healthRoutes, { pool: db.pool, metrics, isStopping: () => isStopping });
  await app.register(logRoutes, { log: transparency.reader });
  await app.register(authRoutes, { db, publicOrigin: config.publicOrigin, demoCreditMinor: config.demoCreditMinor });
  await serveWeb(app);
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;

  const stop = async (): Promise<void> => {
    isStopping = true;
    await work.finish();
    await settlement.drain();
    feed.close();
    balances.close();
    pushes.close();
    stopWatching();
    await transparency.stop();
    await stopListening();
    await Promise.all(servers.map((io) => io.close()));
    await app.close();
    await db.close();
    await database.stop();
  };
  let stopped: Promise<void> | undefined;

  return {
    url: `http://${config.host}:${port}`,
    demoSignIns: config.production ? [] : demoUsers.map(({ login }) => login),
    demoPassword,
    stop: () => (stopped ??= stop()),
  };
};
