import { migrate, openDatabase, type Database } from 'db';
import { createSteadyClock, type Clock } from '../core/clock.ts';
import { createLogger, type Logger } from '../core/observability/logger.ts';
import { createMetrics, type Metrics } from '../core/observability/metrics.ts';
import { createWork, type Work } from '../core/work.ts';
import { createClosing, type Closing } from './closing.ts';
import type { Config } from './config.ts';
import { prepareData } from './data.ts';
import { openDatabaseServer } from './database.ts';

/** What all parts of the server share. */
export interface Base {
  config: Config;
  log: Logger;
  metrics: Metrics;
  closing: Closing;
  db: Database;
  databaseUrl: string;
  work: Work;
  clock: Clock;
}

/** Opens the database and brings it up to date. */
export const openBase = async (config: Config): Promise<Base> => {
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
