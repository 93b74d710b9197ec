import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../app/database.ts';
import { seedReference } from '../app/reference-data.ts';
import { startEmbedded } from '../core/embedded.ts';
import { endOrphans } from '../core/embedded/postmaster.ts';
import { createPool } from '../core/pool.ts';

/** A throw-away PostgreSQL with a migrated template database. */
export interface TestCluster {
  url: string; // address of the template, as the owner
  stop: () => Promise<void>;
}

const PREFIX = 'glasshouse-test-';
const OWNER_FILE = 'owner';

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const MEMORY = '/dev/shm';
const MEMORY_BYTES = 4e9; // files of a whole run, and some to spare

/** Finds where a cluster that may be lost is fastest: cloning a database, a thousand small files, takes a quarter in memory. */
const fastFolder = (): string => {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= MEMORY_BYTES ? MEMORY : tmpdir();
};

/** Removes clusters whose test run was killed before it could. */
const sweepAbandoned = async (folder: string): Promise<void> => {
  for (const name of readdirSync(folder).filter((entry) => entry.startsWith(PREFIX))) {
    const dir = join(folder, name);
    const owner = join(dir, OWNER_FILE);
    if (!existsSync(owner) || isAlive(Number(readFileSync(owner, 'utf8')))) continue;
    const cluster = join(dir, 'postgres', 'cluster');
    if (existsSync(cluster)) await endOrphans(cluster);
    rmSync(dir, { recursive: true, force: true });
  }
};

/**
 * Starts a cluster in a temporary folder and migrates its template. Tests do not need durability, so it is off;
 * pass `durable` for a measurement or a crash test.
 */
export const startTestCluster = async ({ durable = false }: { durable?: boolean } = {}): Promise<TestCluster> => {
  const folder = durable ? tmpdir() : fastFolder();
  await sweepAbandoned(folder);
  const dataDir = mkdtempSync(join(folder, PREFIX));
  writeFileSync(join(dataDir, OWNER_FILE), String(process.pid));
  const quiet = { log: (): void => undefined };
  const settings = durable ? {} : { fsync: 'off', full_page_writes: 'off', shared_buffers: '128MB' };
  const server = await startEmbedded({ dataDir, settings, ...quiet });
  await migrate(server.url, quiet);
  const pool = createPool({ connectionString: server.url, max: 1 });
  await seedReference(pool);
  await pool.end();
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
