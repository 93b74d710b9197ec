import { migrate, openDatabase, type Database, type StoredFeature } from 'db';
import type { BeaconSource } from '../core/hosts/beacon-source.ts';
import { createSteadyClock, type Clock } from '../core/clock.ts';
import type { ServerGames } from '../core/games/server-games.ts';
import type { Translate } from '../core/i18n/translate.ts';
import { createNetworkLimit, type NetworkLimit } from '../core/http/network-limit.ts';
import { createLogger, type Logger } from '../core/observability/logger.ts';
import { createMetrics, type Metrics } from '../core/observability/metrics.ts';
import { createWork, type Work } from '../core/work.ts';
import { createClosing, type Closing } from './closing.ts';
import type { Config } from './config.ts';
import { prepareData } from './data.ts';
import { openDatabaseServer } from './database.ts';
import type { ServerFeatures } from './features.ts';
import { createServerTranslate } from './translate.ts';

/** What a server is made of. */
export interface ServerParts {
  games: ServerGames;
  features: ServerFeatures;
  storage: readonly StoredFeature[]; // what the areas store
  beacon?: BeaconSource | undefined; // undefined: the configured one
  clock?: Clock; // left out: the machine's, steadied
  webRoot?: string; // where the built web app lies; left out: where its workspace builds it
}

/** What all parts of the server share. */
export interface Base {
  config: Config;
  log: Logger;
  metrics: Metrics;
  closing: Closing;
  db: Database;
  databaseUrl: string;
  work: Work;
  networks: NetworkLimit;
  clock: Clock;
  games: ServerGames;
  beacon: BeaconSource | undefined; // undefined: the configured one
  webRoot: string | undefined; // undefined: where the workspace builds it
  translate: Translate;
}

/** Opens the database and brings it up to date. */
export const openBase = async (config: Config, parts: ServerParts): Promise<Base> => {
  const { games, features, storage, beacon, clock, webRoot } = parts;
  const log = createLogger(config.logLevel);
  const metrics = createMetrics();
  metrics.collectProcess();
  const closing = createClosing();
  const database = await openDatabaseServer(config, log);
  closing.add(() => database.stop());
  await migrate(database.url, { log: (line) => log.info(line), features: storage });
  const db = await openDatabase({ url: database.url, max: 20, features: storage });
  closing.add(() => db.close());
  await prepareData(db, config, games.engine);
  return {
    config,
    log,
    metrics,
    closing,
    db,
    databaseUrl: database.url,
    work: createWork(),
    networks: createNetworkLimit(config.callsPerSecond),
    clock: clock ?? createSteadyClock(),
    games,
    beacon,
    webRoot,
    translate: createServerTranslate(games, features),
  };
};
