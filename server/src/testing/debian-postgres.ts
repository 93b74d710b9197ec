import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { appendFile, chmod, chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const bin = '/usr/lib/postgresql/15/bin';
const isRoot = userInfo().uid === 0;

/** True when this machine has Debian's postgresql-15. */
export const hasDebianPostgres = (): boolean => existsSync(`${bin}/pg_basebackup`);

/** A port of this machine that nobody has. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
};

/** A cluster of a test, by Debian's programs: it can be killed, and can have a replica. */
export interface DebianPostgres {
  port: number;
  folder: string;
  /** Resolves when it answers. Rejects with its log when it does not. */
  start(): Promise<void>;
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** Adds lines to its configuration, read at its next start. */
  configure(...lines: string[]): Promise<void>;
  /** A second cluster that follows this one by streaming. */
  replica(): Promise<DebianPostgres>;
  /** Makes a replica the primary. */
  promote(): Promise<void>;
  close(): Promise<void>;
}

/** Runs one of its programs as somebody who is not root: PostgreSQL does not run as root. */
const asOwner = (program: string, words: readonly string[]): Promise<{ stdout: string }> =>
  isRoot
    ? run('runuser', ['-u', 'postgres', '--', `${bin}/${program}`, ...words], { cwd: '/' })
    : run(`${bin}/${program}`, words);

/** Makes a folder that the cluster's owner may write to. */
const ownFolder = async (inside: string): Promise<string> => {
  const folder = await mkdtemp(join(inside, 'glasshouse-postgres-'));
  if (isRoot) {
    const id = async (flag: string) => Number((await run('id', [flag, 'postgres'])).stdout);
    await chown(folder, await id('-u'), await id('-g'));
  }
  await chmod(folder, 0o755);
  return folder;
};

const clusterIn = (folder: string, port: number): DebianPostgres => {
  const data = join(folder, 'data');
  const log = join(folder, 'log');
  const control = async (...words: string[]): Promise<void> => {
    const all = ['-D', data, '-l', log, '-w', ...words];
    const owned = isRoot ? ['-u', 'postgres', '--', `${bin}/pg_ctl`, ...all] : all;
    // its output goes nowhere: a server that inherits a pipe would hold it open
    const child = spawn(isRoot ? 'runuser' : `${bin}/pg_ctl`, owned, { stdio: 'ignore', cwd: '/' });
    const [status] = (await once(child, 'exit')) as [number];
    if (status !== 0) throw new Error(`pg_ctl ${words.join(' ')} failed:\n${await readFile(log, 'utf8')}`);
  };
  const cluster: DebianPostgres = {
    port,
    folder,
    start: () => control('start'),
    kill: () => control('-m', 'immediate', 'stop').catch(() => undefined), // it may have gone by itself
    restart: () => control('-m', 'fast', 'restart'),
    configure: (...lines) => appendFile(join(data, 'postgresql.auto.conf'), `${lines.join('\n')}\n`),
    async replica() {
      const beside = await ownFolder(tmpdir());
      const ownPort = await freePort();
      const source = ['-h', '127.0.0.1', '-p', String(port), '-U', 'glasshouse'];
      await asOwner('pg_basebackup', ['-D', join(beside, 'data'), ...source, '-R', '-X', 'stream', '-c', 'fast']);
      const follower = clusterIn(beside, ownPort);
      await follower.configure(...settingsOf(beside, ownPort));
      await follower.start();
      return follower;
    },
    promote: () => control('promote'),
    async close() {
      await cluster.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return cluster;
};

const settingsOf = (folder: string, port: number): string[] => [
  `port = ${port}`,
  `unix_socket_directories = '${folder}'`,
  `listen_addresses = '127.0.0.1'`,
  'max_connections = 200',
];

/** Makes a cluster with an empty database `glasshouse`, and starts it. `inside`: the folder where its own is made. */
export const startDebianPostgres = async (inside = tmpdir(), ...settings: string[]): Promise<DebianPostgres> => {
  const folder = await ownFolder(inside);
  await mkdir(folder, { recursive: true });
  await asOwner('initdb', ['-D', join(folder, 'data'), '-A', 'trust', '-U', 'glasshouse']);
  const port = await freePort();
  const cluster = clusterIn(folder, port);
  await cluster.configure(...settingsOf(folder, port), ...settings);
  await cluster.start();
  await asOwner('createdb', ['-h', '127.0.0.1', '-p', String(port), '-U', 'glasshouse', 'glasshouse']);
  return cluster;
};
