import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbedded, type EmbeddedServer } from './embedded.ts';
import { findClusterUser } from './embedded/cluster-user.ts';
import { endOrphans, isOfCluster, pidFileOf } from './embedded/postmaster.ts';

let dataDir: string;
let cluster: string;
const lines: string[] = [];
const start = (): Promise<EmbeddedServer> =>
  startEmbedded({ dataDir, log: (line) => lines.push(line), settings: { shared_buffers: '32MB' } });

const ask = async <T extends object>(url: string, sql: string): Promise<T[]> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<T>(sql)).rows;
  } finally {
    await client.end();
  }
};

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'glasshouse-embedded-'));
  cluster = join(dataDir, 'postgres', 'cluster');
});
afterAll(async () => {
  if (existsSync(cluster)) await endOrphans(cluster);
  rmSync(dataDir, { recursive: true, force: true });
});

describe('the embedded server', () => {
  it('creates its cluster once and says so', async () => {
    const server = await start();
    expect(server.reused).toBe(false);
    expect(lines[0]).toContain('creating the database cluster');
    await ask(server.url, 'CREATE TABLE kept AS SELECT 1 AS one');
    await server.stop();
    expect(existsSync(pidFileOf(cluster))).toBe(false);
    expect(isOfCluster(server.pid, cluster)).toBe(false);
    lines.length = 0;
  });

  it('listens on loopback only, with a password that only its owner can read, and loses nothing it answered', async () => {
    const server = await start();
    expect(lines.join()).not.toContain('creating');
    const [settings] = await ask<Record<string, string>>(
      server.url,
      `SELECT current_setting('listen_addresses') AS listen, current_setting('unix_socket_directories') AS sockets,
        current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit, current_setting('TimeZone') AS zone,
        pg_encoding_to_char(encoding) AS encoding, datlocale AS locale FROM pg_database WHERE datname = current_database()`,
    );
    expect(settings).toEqual({
      listen: '127.0.0.1',
      sockets: '',
      fsync: 'on',
      commit: 'on',
      zone: 'UTC',
      encoding: 'UTF8',
      locale: 'C.UTF-8',
    });
    expect(statSync(join(dataDir, 'postgres', 'password')).mode & 0o777).toBe(0o600);
    const wrong = server.url.replace(/:[0-9a-f]+@/, ':guess@');
    await expect(ask(wrong, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    await server.stop();
  });

  it.runIf(process.getuid?.() === 0)('runs in a folder that its user may not enter', async () => {
    const as = { ...findClusterUser(), cwd: '/' };
    const enters = (folder: string): boolean => spawnSync('ls', [folder], as).status === 0;
    expect([enters(tmpdir()), enters(dataDir), enters(cluster)]).toEqual([true, false, false]);
    const server = await start();
    expect(await ask(server.url, 'SELECT count(*)::int AS rows FROM kept')).toEqual([{ rows: 1 }]);
    await server.stop();
  });

  it('is found and reused by a second start, on the same port', async () => {
    const first = await start();
    const second = await start();
    expect(second).toMatchObject({ reused: true, pid: first.pid, port: first.port, url: first.url });
    await second.stop();
    const third = await start();
    expect(third).toMatchObject({ reused: false, port: first.port });
    await third.stop();
  });

  it('is started once when two processes start at the same moment', async () => {
    const servers = await Promise.all([start(), start(), start()]);
    expect(new Set(servers.map(({ pid }) => pid)).size).toBe(1);
    expect(servers.filter(({ reused }) => !reused)).toHaveLength(1);
    await servers[0]?.stop();
  });

  it('outlives a killed process that started it, and is reused by the next', async () => {
    const script = `
      import { startEmbedded } from ${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))};
      const { pid } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log() {} });
      process.stdout.write(String(pid));
      setInterval(() => {}, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [pid] = (await once(child.stdout, 'data')) as [Buffer];
    await kill(child);
    const server = await start();
    expect(server).toMatchObject({ reused: true, pid: Number(pid.toString()) });
    await server.stop();
  });

  it('recovers after its postmaster was killed while a backend still worked', async () => {
    const first = await start();
    await ask(first.url, 'INSERT INTO kept VALUES (2)');
    const busy = ask(first.url, 'DO $$ BEGIN LOOP NULL; END LOOP; END $$').catch((error: Error) => error);
    await expect.poll(() => ask(first.url, `SELECT FROM pg_stat_activity WHERE query LIKE 'DO %'`)).toHaveLength(1);
    process.kill(first.pid, 'SIGKILL');
    const second = await start();
    expect(await busy).toBeInstanceOf(Error);
    expect(second.reused).toBe(false);
    expect(await ask(second.url, 'SELECT one FROM kept ORDER BY one')).toEqual([{ one: 1 }, { one: 2 }]);
    await second.stop();
  });

  it('leaves a foreign process alone that got the pid of a stale pid file', async () => {
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
    const server = await start();
    const pidFile = readFileSync(pidFileOf(cluster), 'utf8');
    process.kill(server.pid, 'SIGKILL');
    await endOrphans(cluster);
    writeFileSync(pidFileOf(cluster), pidFile.replace(String(server.pid), String(stranger.pid)));
    const next = await start();
    expect(next.reused).toBe(false);
    expect(stranger.exitCode).toBeNull();
    expect(stranger.signalCode).toBeNull();
    await next.stop();
    await kill(stranger);
  });

  it('leaves a foreign process alone that stands in its data directory while it recovers', async () => {
    const server = await start();
    const visitor = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore', cwd: cluster });
    await once(visitor, 'spawn');
    process.kill(server.pid, 'SIGKILL');
    const next = await start();
    expect(next.reused).toBe(false);
    await next.stop();
    expect([visitor.exitCode, visitor.signalCode]).toEqual([null, null]);
    await kill(visitor);
  });

  it('takes another port when somebody has its own', async () => {
    const first = await start();
    await first.stop();
    const { createServer } = await import('node:net');
    const squatter = createServer().listen(first.port, '127.0.0.1');
    await once(squatter, 'listening');
    const second = await start();
    expect(second.port).not.toBe(first.port);
    expect(await ask(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await second.stop();
    squatter.close();
  });
});

const kill = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};
