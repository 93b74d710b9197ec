import { demoPassword, demoUsers, loadCurrencies } from 'db';
import { platformCalls } from '../../contract/calls.ts';
import { legacyRequests } from '../../contract/legacy.contract.ts';
import { listenForChanges } from '../core/auth/changes.ts';
import { createPlayers, type Players } from '../core/auth/players.ts';
import { createSessionSource, type SessionSource } from '../core/auth/sessions.ts';
import type { ServerGames } from '../core/games/server-games.ts';
import type { BeaconSource } from '../core/hosts/beacon-source.ts';
import { createResponsibleGuard } from '../core/hosts/play-guard.ts';
import { createHttpServer } from '../core/http/http-server.ts';
import { serveMetrics } from '../core/observability/metrics-server.ts';
import { serveCalls } from '../core/realtime/call-gateway.ts';
import { createDispatcher } from '../core/realtime/dispatcher.ts';
import { serveLegacy } from '../core/realtime/legacy-gateway.ts';
import { createLimits } from '../core/realtime/limits.ts';
import { Turns } from '../core/turns.ts';
import { createCurrencies } from '../features/cash/currencies.ts';
import { houseGames } from '../games/registry.ts';
import { openAccounts, type Accounts } from './accounts.ts';
import { openBase, type Base } from './base.ts';
import { createCallHandlers } from './call-handlers.ts';
import { captchaSources } from './captcha.ts';
import type { Config } from './config.ts';
import { createGameHandlers } from './game-handlers.ts';
import { openGames } from './games.ts';
import { serveHttp } from './http.ts';
import { createLegacyHandlers, legacyChannels } from './legacy-handlers.ts';
import type { LiveConfigs } from './live-configs.ts';
import { startMail } from './mail.ts';
import { openPlayMinutes, pushLimitsChanged } from './player-limits.ts';
import { createPlayerPushes } from './player-pushes.ts';
import { openProfiles, type Profiles } from './profiles.ts';
import { openSettings, type Settings } from './settings.ts';
import { openSockets, type Sockets } from './sockets.ts';
import { openTransparencyLog, type TransparencyLog } from './transparency-log.ts';

/** A server that answers. */
export interface RunningServer {
  url: string;
  metricsUrl: string | undefined; // undefined: they are served nowhere
  routes: readonly string[]; // every HTTP route: "GET /healthz"
  demoSignIns: readonly string[]; // empty in production
  demoPassword: string;
  /** Answers what was accepted, then closes everything. */
  stop(): Promise<void>;
}

/** Answers calls and legacy requests. */
const serveSockets = async (
  base: Base,
  sockets: Sockets,
  source: SessionSource,
  transparency: TransparencyLog,
  settings: Settings,
  { mailer, persons, staff, reauthentication }: Accounts,
  profiles: Profiles,
): Promise<LiveConfigs> => {
  const { config, log, metrics, db, work, clock, closing, games, translate, networks } = base;
  const currencies = await createCurrencies(() => loadCurrencies(db.pool));
  const guard = createResponsibleGuard({ pool: db.pool, clock, currencies });
  const opened = await openGames(base, sockets, source, transparency, guard, profiles);
  const minutes = openPlayMinutes(base, sockets);
  closing.add(() => minutes.stop());
  const turns = new Turns<bigint>();
  const tools = { translate, log, metrics, turns, staff, isGame: (id: string) => games.find(id) !== undefined };
  const pushes = createPlayerPushes(sockets.calls);
  const { feed, configs } = opened;
  const { vipStatuses } = profiles;
  const handlers = createCallHandlers({
    db,
    games,
    clock,
    mailer,
    persons,
    vipStatuses,
    configs,
    readMultipliers: opened.readMultipliers,
    feed,
    log: transparency,
    pushes,
  });
  const { loadSeeds } = source;
  const played = createGameHandlers({ ...opened, db, games, currencies, translate, pushes, loadSeeds });
  const calls = { ...platformCalls, ...played.calls };
  const limits = createLimits(config.callsPerSecond, { networks, contracts: { ...calls, ...legacyRequests } });
  const dispatch = createDispatcher(calls, { ...handlers, ...played.handlers }, tools);
  serveCalls(sockets.calls, { dispatch, limits, translate, work });
  const legacyHandlers = createLegacyHandlers({
    db,
    currencies,
    settings: settings.services,
    reauthentication,
    mailer,
    persons,
  });
  const legacy = createDispatcher(legacyRequests, legacyHandlers, tools);
  serveLegacy(sockets.legacy, { channels: legacyChannels, dispatch: legacy, limits, translate, work });
  return opened.live;
};

/** Hears of sessions that end, players and configs that change, in whatever process, also after a gap. */
const followChanges = async (
  base: Base,
  sockets: Sockets,
  players: Players,
  source: SessionSource,
  profiles: Profiles,
  live: LiveConfigs,
): Promise<void> => {
  const { log, closing, databaseUrl } = base;
  const failed = (error: unknown): void => log.error({ err: error }, 'a change could not be followed');
  const catchUp = async (): Promise<void> => {
    live.lookAgain();
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
    onConfigChanged: live.changed,
    onReconnected: () => void catchUp().catch(failed),
  });
  closing.add(stopListening);
  live.lookAgain(); // what changed between reading and listening
};

/**
 * Starts everything in order, to play these games, lit by this beacon or by the configured one. `stop` closes it in the reverse one, after every accepted call is
 * answered.
 */
export const startServer = async (
  config: Config,
  games: ServerGames = houseGames,
  beacon?: BeaconSource,
): Promise<RunningServer> => {
  const base = await openBase(config, games, beacon);
  const { log, metrics, closing, db, work, clock, networks } = base;
  const { publicOrigin, trustProxy } = config;
  const app = await createHttpServer({ log, trustProxy, publicOrigin, networks, outside: captchaSources(config) });
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
  const transparency = await openTransparencyLog(config, { pool: db.settlement, games: games.engine, log, metrics });
  closing.add(() => transparency.stop());
  const { botId } = accounts.social.setup.telegram ?? {};
  const sockets = openSockets(app, {
    players,
    log,
    metrics,
    clock,
    geo: accounts.geo,
    proxies: trustProxy,
    networks,
    maxOfNetwork: config.socketsPerNetwork,
    publicOrigin,
    botId,
  });
  closing.add(() => sockets.close());
  const profiles = await openProfiles(base, sockets);
  const live = await serveSockets(base, sockets, source, transparency, settings, accounts, profiles);
  await followChanges(base, sockets, players, source, profiles, live);
  const metricsServer = config.metrics && (await serveMetrics(metrics, config.metrics));
  if (metricsServer) closing.add(() => metricsServer.close());
  url = await serveHttp(app, base, accounts, settings, transparency);
  closing.add(() => work.finish());

  return {
    url,
    metricsUrl: metricsServer?.url,
    routes,
    demoSignIns: config.production ? [] : demoUsers.map(({ login }) => login),
    demoPassword,
    stop: () => closing.close(),
  };
};
