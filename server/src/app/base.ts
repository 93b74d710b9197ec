import {
  assertApplicationRole,
  awaitDatabase,
  startEmbedded,
  type EmbeddedServer,
  migrate,
  openDatabase,
  type Database,
  type StoredFeature,
} from 'db';
import { createSteadyClock, type Clock } from '../core/clock.ts';
import type { ServerFeatures } from '../core/features/feature.ts';
import type { ServerGames } from '../core/games/server-games.ts';
import type { BeaconSource } from '../core/hosts/beacon-source.ts';
import { createNetworkLimit, type NetworkLimit } from '../core/http/network-limit.ts';
import { createLimitShare, type LimitShare } from '../core/realtime/limit-share.ts';
import type { Translate } from '../core/i18n/translate.ts';
import { type Logger, createLogger } from '../core/observability/logger.ts';
import { createMetrics, type Metrics } from '../core/observability/metrics.ts';
import { createWork, type Work } from '../core/work.ts';
import { createClosing, type Closing } from './closing.ts';
import type { Config } from './config.ts';
import { prepareData } from './data.ts';
import { moveUploads } from './move-uploads.ts';
import { createServerTranslate } from './translate.ts';

const CHECK_EVERY_MS = 250;

/** Database that is running, and the way to release it. */
export interface DatabaseHandle {
  url: string;
  stop(): Promise<void>;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Starts the embedded server again whenever it is gone: a killed PostgreSQL recovers and play goes on. */
const superviseEmbedded = async (dataDir: string, log: Logger): Promise<DatabaseHandle> => {
  const start = (): Promise<EmbeddedServer> => startEmbedded({ dataDir, log: (line) => log.info(line) });
  let server = await start();
  let restarting: Promise<void> | undefined;

  const restart = async (): Promise<void> => {
    log.error({ pid: server.pid }, 'the database server is gone: starting it again');
    try {
      server = await start();
    } catch (error) {
      log.error({ err: error }, 'the database server did not start: trying again');
    } finally {
      restarting = undefined;
    }
  };

  const timer = setInterval(() => {
    if (!restarting && !isAlive(server.pid)) restarting = restart();
  }, CHECK_EVERY_MS);

  return {
    url: server.url,
    async stop() {
      clearInterval(timer);
      await restarting;
      await server.stop();
    },
  };
};

/** The configured database, or the embedded one. */
const openDatabaseServer = ({ databaseUrl, dataDir }: Config, log: Logger): Promise<DatabaseHandle> =>
  databaseUrl === undefined
    ? superviseEmbedded(dataDir, log)
    : awaitDatabase(databaseUrl, { log: (line) => log.warn(line) }).then(() => ({
        url: databaseUrl,
        stop: () => Promise.resolve(),
      }));

/** Parts that a server is composed of. */
export interface ServerParts {
  games: ServerGames;
  features: ServerFeatures;
  storage: readonly StoredFeature[]; // storage of the areas
  beacon?: BeaconSource | undefined; // undefined: the configured one
  clock?: Clock; // left out: the machine's, steadied
  webRoot?: string; // folder of the built web app; left out: the one of its workspace
  log?: Logger; // left out: JSON lines on standard output
}

/** Services shared by all parts of the server. */
export interface Base {
  config: Config;
  log: Logger;
  metrics: Metrics;
  closing: Closing;
  db: Database;
  databaseUrl: string;
  work: Work;
  networks: NetworkLimit;
  limitShare: LimitShare; // limits that hold over all processes
  clock: Clock;
  games: ServerGames;
  beacon: BeaconSource | undefined; // undefined: the configured one
  webRoot: string | undefined; // undefined: where the workspace builds it
  translate: Translate;
}

/** Opens the database and brings it up to date. */
export const openBase = async (config: Config, parts: ServerParts): Promise<Base> => {
  const { games, features, storage, beacon, clock, webRoot } = parts;
  const log = parts.log ?? createLogger(config.logLevel);
  const metrics = createMetrics();
  metrics.collectProcess();
  const closing = createClosing();
  const database = await openDatabaseServer(config, log);
  closing.add(() => database.stop());
  await migrate(database.url, { log: (line) => log.info(line), features: storage });
  const { players, reserved } = config.databaseClients;
  const db = await openDatabase({
    url: database.url,
    readUrl: config.databaseReadUrl,
    max: players,
    reserved,
    features: storage,
  });
  closing.add(() => db.close());
  await assertApplicationRole(db.pool);
  await prepareData(db, config, games.engine);
  const moved = await moveUploads(db.pool, config.dataDir);
  if (moved > 0) log.info({ files: moved }, 'uploads were moved from DATA_DIR to the database');
  const limitShare = createLimitShare();
  return {
    config,
    log,
    metrics,
    closing,
    db,
    databaseUrl: database.url,
    work: createWork(),
    networks: createNetworkLimit(config.callsPerSecond, limitShare),
    limitShare,
    clock: clock ?? createSteadyClock(),
    games,
    beacon,
    webRoot,
    translate: createServerTranslate(games, features),
  };
};
