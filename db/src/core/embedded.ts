import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { findBinaries } from './embedded/binaries.ts';
import type { Binaries } from './embedded/program-copy.ts';
import { dataPathFor, findClusterUser, giveTo, type OsUser } from './embedded/cluster-user.ts';
import {
  endOrphans,
  isOfCluster,
  pidFileOf,
  readPidFile,
  signal,
  waitUntil,
  type Postmaster,
} from './embedded/postmaster.ts';
import { asArguments, embeddedSettings, type ServerSettings } from './embedded/settings.ts';
import { makeFolder } from './make-folder.ts';

/** A running embedded PostgreSQL. */
export interface EmbeddedServer {
  url: string; // connection string of the database `glasshouse`, as its owner
  port: number;
  pid: number; // pid of the postmaster
  reused: boolean; // it was already running before this call
  /** Stops it in order (fast shutdown) and waits until it is gone. */
  stop: () => Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string; // everything of the database lies in its folder `postgres`
  port?: number; // default: the remembered one, else any free one
  settings?: ServerSettings; // beside and over the usual ones
  log: (line: string) => void; // progress, one line a call
}

interface Home {
  dir: string;
  cluster: string;
  user: OsUser | undefined; // user that runs PostgreSQL; undefined: us
  binaries: Binaries;
  password: string;
}

const OWNER = 'glasshouse';
const START_LIMIT_MS = 120_000; // crash recovery after a long run takes its time
const STOP_LIMIT_MS = 60_000;
const PORT_ATTEMPTS = 5;
const LOG_LIMIT_BYTES = 4 * 1024 * 1024;

/**
 * Starts the embedded PostgreSQL of a data directory, or takes over the one that already runs there: the server is
 * detached, so it outlives a killed process of ours. The first start creates the cluster. Throws with the log's end.
 */
export const startEmbedded = async (options: EmbeddedOptions): Promise<EmbeddedServer> => {
  const home = await openHome(options);
  const { pid, port, reused } = await adoptOrLaunch(home, options);
  await ensureDatabase(home, port);
  return { url: urlOf(home, port, OWNER), port, pid, reused, stop: () => stop(home, pid) };
};

const adoptOrLaunch = async (home: Home, options: EmbeddedOptions): Promise<Postmaster & { reused: boolean }> => {
  const running = await adopt(home, options);
  if (running) return { ...running, reused: true };
  try {
    return { ...(await launch(home, options)), reused: false };
  } catch (error) {
    const other = await adopt(home, options); // another process of ours may have been faster
    if (!other) throw error;
    return { ...other, reused: true };
  }
};

const urlOf = (home: Home, port: number, database: string): string =>
  `postgres://${OWNER}:${home.password}@127.0.0.1:${port}/${database}`;

const openHome = async (options: EmbeddedOptions): Promise<Home> => {
  const user = findClusterUser();
  const binaries = await findBinaries(user);
  const dir = join(resolve(options.dataDir), 'postgres');
  await makeFolder(dir, 0o700);
  giveTo(dir, user);
  const home = { dir, cluster: join(dir, 'cluster'), user, binaries, password: ensurePassword(dir, user) };
  if (!existsSync(home.cluster)) initialise(home, options);
  return home;
};

const ensurePassword = (dir: string, user: OsUser | undefined): string => {
  const path = join(dir, 'password');
  if (!existsSync(path)) writeFileSync(path, randomBytes(24).toString('hex'), { mode: 0o600, flag: 'wx' });
  giveTo(path, user); // initdb reads it
  return readFileSync(path, 'utf8').trim();
};

/** Creates the cluster beside its place and moves it there: an interrupted initdb never looks like a database. */
const initialise = (home: Home, { settings, log }: EmbeddedOptions): void => {
  log('creating the database cluster (once, a few seconds)');
  const fresh = `${home.cluster}.new-${process.pid}`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  giveTo(fresh, home.user);
  const args = [
    `--pgdata=${dataPathFor(home.user, fresh)}`,
    `--username=${OWNER}`,
    `--pwfile=${join('..', 'password')}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(settings?.['fsync'] === 'off' ? ['--no-sync'] : []),
  ];
  const options = { ...home.user, cwd: fresh, encoding: 'utf8', env: childEnv() } as const;
  const { status, stderr, error } = spawnSync(home.binaries.initdb, args, options);
  if (status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    throw new Error(`initdb failed (status ${status}): ${error?.message ?? stderr}`);
  }
  try {
    renameSync(fresh, home.cluster);
  } catch (error) {
    if (!existsSync(home.cluster)) throw error;
    rmSync(fresh, { recursive: true, force: true }); // another process of ours made one at the same time
  }
};

// PG* variables of the caller's shell must not reach our own server
const childEnv = (): NodeJS.ProcessEnv =>
  Object.fromEntries([...Object.entries(process.env).filter(([name]) => !name.startsWith('PG')), ['LC_ALL', 'C']]);

/** Takes over a server that already runs here; clears the traces of one that was killed. */
const adopt = async (home: Home, { log }: EmbeddedOptions): Promise<Postmaster | undefined> => {
  // PostgreSQL creates the file before it fills it
  await waitUntil(() => !existsSync(pidFileOf(home.cluster)) || readPidFile(home.cluster) !== undefined, 2000);
  const found = readPidFile(home.cluster);
  if (found && isOfCluster(found.pid, home.cluster)) {
    const gone = (): boolean => !isOfCluster(found.pid, home.cluster);
    const decided = await waitUntil(async () => gone() || (await accepts(home, found.port)), START_LIMIT_MS);
    if (!decided)
      throw new Error(`The database that runs already (pid ${found.pid}, port ${found.port}) does not answer`);
    if (!gone()) {
      log(`using the database that is already running (pid ${found.pid}, port ${found.port})`);
      return found;
    }
  }
  await clearTraces(home, log);
  return undefined;
};

const clearTraces = async (home: Home, log: EmbeddedOptions['log']): Promise<void> => {
  if (!existsSync(pidFileOf(home.cluster))) return;
  log('the database was not stopped in order last time: recovering');
  await endOrphans(home.cluster);
  rmSync(pidFileOf(home.cluster), { force: true });
};

const accepts = async (home: Home, port: number): Promise<boolean> => {
  const client = new Client({ connectionString: urlOf(home, port, 'postgres'), connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined); // a server that dies while we ask is simply not ready
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>(
      `SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid`,
    );
    return rows[0]?.pid === readPidFile(home.cluster)?.pid; // it wrote this very file
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

const launch = async (home: Home, options: EmbeddedOptions): Promise<Postmaster> => {
  for (let attempt = 1; ; attempt += 1) {
    const port = await choosePort(home, options);
    try {
      return await launchOn(home, port, options);
    } catch (error) {
      // another process may have taken the port between our look and PostgreSQL's
      if (attempt === PORT_ATTEMPTS || options.port !== undefined || !/could not bind/i.test(String(error)))
        throw error;
    }
  }
};

const launchOn = async (home: Home, port: number, { settings, log }: EmbeddedOptions): Promise<Postmaster> => {
  log(`starting PostgreSQL on 127.0.0.1:${port}`);
  const logPath = join(home.dir, 'postgres.log');
  const output = openLog(logPath);
  const place = ['-D', dataPathFor(home.user, home.cluster), '-p', String(port)];
  const child = spawn(home.binaries.postgres, [...place, ...asArguments({ ...embeddedSettings, ...settings })], {
    ...home.user,
    cwd: home.cluster,
    env: childEnv(),
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  child.once('exit', (code) => (failure ??= new Error(`PostgreSQL ended with status ${code}`)));
  child.unref();
  const ready = await waitUntil(async () => failure !== undefined || (await accepts(home, port)), START_LIMIT_MS);
  if (failure || !ready || child.pid === undefined) {
    throw new Error(`PostgreSQL did not start: ${failure?.message ?? 'no answer'}\n${lastLines(logPath)}`);
  }
  writeFileSync(join(home.dir, 'port'), String(port));
  return { pid: child.pid, port };
};

/** Appends, because a server that somebody else starts at this moment writes there too; starts over when it is long. */
const openLog = (path: string): number => {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(path, size > LOG_LIMIT_BYTES ? 'w' : 'a', 0o600);
};

const lastLines = (path: string): string => readFileSync(path, 'utf8').split('\n').slice(-15).join('\n');

const choosePort = async (home: Home, { port }: EmbeddedOptions): Promise<number> => {
  if (port !== undefined && port !== 0) return port;
  const path = join(home.dir, 'port');
  const remembered = existsSync(path) ? Number(readFileSync(path, 'utf8')) : 0;
  return (await freePort(remembered)) ?? (await freePort(0)) ?? Promise.reject(new Error('no free port on 127.0.0.1'));
};

const freePort = (wanted: number): Promise<number | undefined> =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(undefined));
    probe.listen(wanted, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : undefined));
    });
  });

const ensureDatabase = async (home: Home, port: number): Promise<void> => {
  const client = new Client({ connectionString: urlOf(home, port, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [OWNER]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${OWNER}`);
  } catch (error) {
    if (!['42P04', '23505'].includes(String((error as { code?: unknown }).code))) throw error; // somebody was faster
  } finally {
    await client.end();
  }
};

const stop = async (home: Home, pid: number): Promise<void> => {
  if (!isOfCluster(pid, home.cluster)) return;
  signal(pid, 'SIGINT');
  // the pid file is the last thing that goes: a zombie still has its pid
  const gone = (): boolean => !existsSync(pidFileOf(home.cluster)) && !isOfCluster(pid, home.cluster);
  if (!(await waitUntil(gone, STOP_LIMIT_MS))) {
    throw new Error(`PostgreSQL (pid ${pid}) did not stop within ${STOP_LIMIT_MS / 1000} s`);
  }
};
