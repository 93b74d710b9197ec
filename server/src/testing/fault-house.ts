import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureConfig, migrate, openDatabase, type Database } from 'db';
import { contentHash, houseGames } from 'games-engine';
import { freePort, startDebianPostgres, type DebianPostgres } from './debian-postgres.ts';
import { quickDraw } from './publish-configs.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
import { startTestRedis, type TestRedis } from './test-redis.ts';

const TIMINGS = { countdownMs: 300, bettingMs: 500, spinMs: 300, flipMs: 300, resultMs: 200, aloneMs: 2000 };

/** A whole house of real processes, each of which can be broken: two servers, PostgreSQL, Redis. */
export interface FaultHouse {
  db: Database; // to look at, past the proxy
  postgres: DebianPostgres; // the primary
  toPostgres: TcpProxy; // between the servers and the database
  redis: TestRedis;
  toRedis: TcpProxy;
  /** Address of a server for a robot: its own, or the other one while its own is gone. */
  url(robot: number): string;
  servers: (ServerProcess | undefined)[];
  /** Starts a server that is gone, with variables of its own. */
  start(place: number, variables?: Record<string, string>): Promise<void>;
  kill(place: number): Promise<void>;
  close(): Promise<void>;
}

const readShortRounds = async (url: string): Promise<void> => {
  await migrate(url, { log: () => undefined });
  const db = await openDatabase({ url, max: 1 });
  for (const { id: game, defaultConfig } of houseGames.shared) {
    const timings = Object.fromEntries(Object.entries(TIMINGS).filter(([key]) => key in defaultConfig));
    const config = { ...defaultConfig, ...timings, draw: quickDraw };
    await ensureConfig(db.pool, { game, hash: contentHash(config), config, at: Date.now() });
  }
  await db.close();
};

const urlOf = (port: number): string => `postgres://glasshouse@127.0.0.1:${port}/glasshouse`;

/** Opens the house on free ports of this machine. */
export const openFaultHouse = async (): Promise<FaultHouse> => {
  const postgres = await startDebianPostgres();
  const redis = await startTestRedis();
  const toPostgres = await startTcpProxy({ port: postgres.port });
  const toRedis = await startTcpProxy({ port: Number(new URL(redis.url).port) });
  await readShortRounds(urlOf(postgres.port));
  const dataDir = await mkdtemp(join(tmpdir(), 'glasshouse-faults-'));
  const ports = [await freePort(), await freePort()];
  const environment = {
    DATABASE_URL: urlOf(toPostgres.port),
    REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    VOID_AFTER: '5',
  };
  const servers: (ServerProcess | undefined)[] = [];

  const house: FaultHouse = {
    db: await openDatabase({ url: urlOf(postgres.port), max: 4 }),
    postgres,
    toPostgres,
    redis,
    toRedis,
    servers,
    url: (robot) => (servers[robot % 2] ?? servers[(robot + 1) % 2])?.url ?? `http://127.0.0.1:${ports[robot % 2]}`,
    async start(place, variables) {
      servers[place] = await startServerProcess({ ...environment, PORT: String(ports[place]), ...variables });
    },
    async kill(place) {
      const server = servers[place];
      servers[place] = undefined;
      await server?.kill();
    },
    async close() {
      await Promise.all(servers.flatMap((server) => server?.kill() ?? []));
      await house.db.close();
      await Promise.all([toPostgres.close(), toRedis.close(), redis.close(), postgres.close()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  await house.start(0); // one after the other: the first makes the keys
  await house.start(1);
  return house;
};
