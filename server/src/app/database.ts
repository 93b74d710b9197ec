import { startEmbedded, type EmbeddedServer } from 'db';
import type { Logger } from '../core/observability/logger.ts';
import type { Config } from './config.ts';

const CHECK_EVERY_MS = 250;

/** Where the database is, and how to let go of it. */
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
export const openDatabaseServer = ({ databaseUrl, dataDir }: Config, log: Logger): Promise<DatabaseHandle> =>
  databaseUrl === undefined
    ? superviseEmbedded(dataDir, log)
    : Promise.resolve({ url: databaseUrl, stop: () => Promise.resolve() });
