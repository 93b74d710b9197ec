import { setTimeout as pause } from 'node:timers/promises';
import { demoPassword, houseStorage, loadCurrencies } from 'db';
import { platformCalls } from '../../contract/calls.ts';
import { platformRequests } from '../../contract/legacy.contract.ts';
import { listenForChanges } from '../core/auth/changes.ts';
import { createPlayers, type Players } from '../core/auth/players.ts';
import { createSessionSource, type SessionSource } from '../core/auth/sessions.ts';
import { createFeatureBell, type FeatureBell } from '../core/features/events.ts';
import { createResponsibleGuard } from '../core/hosts/play-guard.ts';
import { createHttpServer, type OutsideSources } from '../core/http/http-server.ts';
import { watchHouse } from '../core/observability/house-gauges.ts';
import { serveMetrics } from '../core/observability/metrics-server.ts';
import { serveCalls } from '../core/realtime/call-gateway.ts';
import { createCallQueues, createDispatcher } from '../core/realtime/dispatcher.ts';
import { serveLegacy } from '../core/realtime/legacy-gateway.ts';
import { createLimits } from '../core/realtime/limits.ts';
import { refuseRepeated } from '../core/refuse-repeated.ts';
import { createCurrencies } from '../features/cash/currencies.ts';
import { houseGames } from '../games/registry.ts';
import { openAccounts, type Accounts } from './accounts.ts';
import { startTracing } from '../core/observability/tracing.ts';
import { openBase, type Base, type ServerParts } from './base.ts';
import { createCallHandlers } from './call-handlers.ts';
import { type Config, readVariables } from './config.ts';
import { createDocumentCalls, tellOfAnswer } from './document-answers.ts';
import { featureTools } from './feature-tools.ts';
import { houseFeatures, openFeatures, type OpenFeatures, declaredReader } from './features.ts';
import type { ServerFeatures } from '../core/features/feature.ts';
import { createGameHandlers } from './game-handlers.ts';
import { openHosts, openPlay } from './games.ts';
import { addressOf, serveHttp } from './http.ts';
import { createLegacyHandlers } from './legacy-handlers.ts';
import type { LiveConfigs } from './live-configs.ts';
import { startMail } from './mail.ts';
import { openPlayMinutes, pushLimitsChanged } from './player-limits.ts';
import { createPlayerPushes } from './player-pushes.ts';
import { watchPresence } from './presence.ts';
import { openProfiles, type Profiles } from './profiles.ts';
import { resealSecrets, sealDestinations } from './seal-destinations.ts';
import { openSettings, type Settings } from './settings.ts';
import { openSockets, type Sockets } from './sockets.ts';
import { openTransparencyLog, type TransparencyLog } from './transparency-log.ts';
import { captchaSources } from './captcha.ts';
import { demoLoginsOf } from './demo-logins.ts';

/** Sources that pages may load from elsewhere: those of the captcha and of areas. Throws ConfigError. */
const outsideSources = (config: Config, features: ServerFeatures): OutsideSources => {
  const all = Object.entries(features).map(
    ([area, feature]) =>
      feature.outside?.(declaredReader(area, feature, (schema) => readVariables(config.environment, schema))) ?? {},
  );
  all.push(captchaSources(config));
  return {
    scripts: all.flatMap(({ scripts = [] }) => scripts),
    frames: all.flatMap(({ frames = [] }) => frames),
    connections: all.flatMap(({ connections = [] }) => connections),
  };
};

/** A server that answers. */
export interface RunningServer {
  url: string;
  metricsUrl: string | undefined; // undefined: they are served nowhere
  routes: readonly string[]; // every HTTP route: "GET /healthz"
  demoSignIns: readonly string[]; // empty in production
  demoPassword: string;
  /** Says at /readyz that it stops, serves on for the grace of the balancer, answers what was accepted, then closes everything. */
  stop(): Promise<void>;
}

interface Answering {
  base: Base;
  sockets: Sockets;
  source: SessionSource;
  transparency: TransparencyLog;
  settings: Settings;
  accounts: Accounts;
  profiles: Profiles;
  features: ServerFeatures;
  bell: FeatureBell;
}

/** Opens games and areas, and answers calls and legacy requests. */
const serveSockets = async ({
  base,
  sockets,
  source,
  transparency,
  settings,
  accounts,
  profiles,
  features,
  bell,
}: Answering): Promise<{ live: LiveConfigs; areas: OpenFeatures }> => {
  const { config, log, metrics, db, work, clock, closing, games, translate, networks } = base;
  const { mailer, persons, staff, reauthentication } = accounts;
  const currencies = await createCurrencies(() => loadCurrencies(db.pool));
  const guard = createResponsibleGuard({ db, clock, currencies });
  const play = await openPlay(base, sockets, transparency, profiles);
  const { configs, readMultipliers } = play;
  const areas = await openFeatures(
    features,
    featureTools({
      base,
      sockets,
      accounts,
      play,
      currencies,
      guard,
      tell: bell.tell,
      publicLog: { origin: transparency.signer.key.name, notify: () => transparency.notify() },
    }),
    { bell, closing },
  );
  const hosts = await openHosts(base, sockets, play, { source, transparency, guard, tell: bell.tell });
  const minutes = openPlayMinutes(base, sockets);
  closing.add(() => minutes.stop());
  const queues = createCallQueues(); // calls and requests
  const isGame = (id: string): boolean => games.find(id) !== undefined;
  const isDraw = (id: string): boolean => games.engine.draws.some((draw) => draw.id === id);
  const tools = { translate, log, metrics, queues, staff, isGame, isDraw };
  const pushes = createPlayerPushes(sockets.calls);
  const { vipStatuses } = profiles;
  const handlers = createCallHandlers({
    db,
    games,
    clock,
    mailer,
    persons,
    vipStatuses,
    configs,
    readMultipliers,
    log: transparency,
    pushes,
    announceTrial: () => play.trials.announce(),
  });
  const { loadSeeds } = source;
  const played = createGameHandlers({ ...play, ...hosts, db, games, currencies, translate, pushes, loadSeeds });
  refuseRepeated('calls', [platformCalls, areas.calls, played.calls]);
  const calls = { ...platformCalls, ...areas.calls, ...played.calls };
  refuseRepeated('requests', [platformRequests, areas.requests]);
  const requests = { ...platformRequests, ...areas.requests };
  const limits = createLimits(config.callsPerSecond, {
    networks,
    contracts: { ...calls, ...requests },
    share: base.limitShare,
  });
  const dispatch = createDispatcher(calls, { ...handlers, ...areas.handlers, ...played.handlers }, tools);
  serveCalls(sockets.calls, { dispatch, limits, translate, log, work, documents: createDocumentCalls(games.all) });
  const legacyHandlers = createLegacyHandlers({
    db,
    clock,
    currencies,
    settings: settings.services,
    reauthentication,
    mailer,
    persons,
  });
  const legacy = createDispatcher(requests, { ...legacyHandlers, ...areas.requestHandlers }, tools);
  serveLegacy(sockets.legacy, { requests, dispatch: legacy, limits, translate, log, work, onAnswered: tellOfAnswer });
  return { live: play.live, areas };
};

/** Parts of a server that a change concerns. */
interface Followers {
  sockets: Sockets;
  players: Players;
  source: SessionSource;
  profiles: Profiles;
  live: LiveConfigs;
  bell: FeatureBell;
}

/** Hears of sessions that end, players and configs that change, in whatever process, also after a gap. */
const followChanges = async (
  base: Base,
  { sockets, players, source, profiles, live, bell }: Followers,
): Promise<void> => {
  const { log, closing, databaseUrl } = base;
  const failed = (error: unknown): void => log.error({ err: error }, 'a change could not be followed');
  const following = new Set<Promise<void>>(); // a stop waits for them: they read the database
  const follow = (change: Promise<unknown>): void => {
    const followed = change.then(() => undefined, failed).finally(() => following.delete(followed));
    following.add(followed);
  };
  const catchUp = async (): Promise<void> => {
    live.lookAgain();
    bell.tell('notice.added', { userId: undefined });
    for (const sessionId of await source.endedAmong(sockets.sessionIds())) sockets.endSession(sessionId);
    await players.refreshAll();
  };
  const stopListening = await listenForChanges({
    url: databaseUrl,
    log,
    onSessionEnded: ({ sessionId }) => sockets.endSession(sessionId),
    onPlayerChanged: (userId) => {
      follow(players.refresh(userId));
      follow(profiles.pushes.changed(userId));
      pushLimitsChanged(sockets, userId);
      bell.tell('player.changed', { userId });
    },
    onConfigChanged: live.changed,
    onNoticeAdded: (userId) => bell.tell('notice.added', { userId }),
    onReconnected: () => follow(catchUp()),
  });
  closing.add(async () => {
    await stopListening();
    await Promise.all(following);
  });
  live.lookAgain(); // for changes between reading and listening
};

const house: ServerParts = { games: houseGames, features: houseFeatures, storage: houseStorage };

/**
 * Starts everything in order: the house's games and areas, unless others are given. `stop` closes it in the reverse one,
 * after every accepted call is answered.
 */
export const startServer = async (config: Config, parts: Partial<ServerParts> = {}): Promise<RunningServer> => {
  const { features, ...rest } = { ...house, ...parts };
  const base = await openBase(config, { features, ...rest });
  try {
    return await startOn(base, features);
  } catch (error) {
    await base.closing.close();
    throw error;
  }
};

const startOn = async (base: Base, features: ServerFeatures): Promise<RunningServer> => {
  const { config, games, log, metrics, closing, db, work, clock, networks } = base;
  if (config.tracesUrl !== undefined) {
    const tracing = await startTracing(config.tracesUrl);
    closing.add(() => tracing.close());
  }
  const bell = createFeatureBell(log);
  const { publicOrigin, trustProxy } = config;
  const app = await createHttpServer({
    log,
    metrics,
    trustProxy,
    publicOrigin,
    networks,
    outside: outsideSources(config, features),
  });
  closing.add(() => app.close());
  const routes: string[] = [];
  app.addHook('onRoute', ({ method, url: path }) => {
    for (const verb of [method].flat()) routes.push(`${verb} ${path}`);
  });
  const source = createSessionSource(db);
  const players = createPlayers(createSessionSource(db.reserved));
  let url = ''; // known once it listens
  app.addHook('onListen', (done) => {
    url = addressOf(app, config.host); // before areas hear that it listens: a simulator calls back there at once
    done();
  });
  const accounts = await openAccounts(config, {
    db: db.reserved,
    players,
    log,
    siteUrl: () => config.publicOrigin ?? url,
    localUrl: () => url,
    buckets: base.limitShare.buckets,
  });
  await sealDestinations(base.databaseUrl, accounts.secrets, log);
  if (config.sealingSecrets.length > 0) await resealSecrets(base.databaseUrl, accounts.secrets, log);
  closing.add(await startMail(base));
  const settings = openSettings({ ...accounts, db }, log);
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
  closing.add(watchPresence(sockets.calls, { pool: db.pool, log }));
  closing.add(() => sockets.close());
  const profiles = await openProfiles(base, sockets);
  const answering = { base, sockets, source, transparency, settings, accounts, profiles, features, bell };
  const { live, areas } = await serveSockets(answering);
  await followChanges(base, { sockets, players, source, profiles, live, bell });
  if (config.metrics) watchHouse(metrics.registry, db);
  const metricsServer = config.metrics && (await serveMetrics(metrics, config.metrics));
  if (metricsServer) closing.add(() => metricsServer.close());
  await serveHttp(app, { base, accounts, settings, transparency, features: areas });
  areas.start();
  closing.add(() => work.finish());

  return {
    url,
    metricsUrl: metricsServer?.url,
    routes,
    demoSignIns: demoLoginsOf(config),
    demoPassword,
    async stop() {
      work.announce();
      await pause(config.stopGraceMs);
      await closing.close();
    },
  };
};
