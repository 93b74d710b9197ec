import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asApplication, assertApplicationRole, createPool } from '../core/pool.ts';
import { createTestDatabase, type TestDatabase } from '../testing/index.ts';

const PROGRAM = '/usr/sbin/pgbouncer'; // Debian's package

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** PgBouncer before a database, once it says that it is up; `url` leads through it. */
const startBouncer = async (
  target: URL,
  dir: string,
  settings: string,
): Promise<{ child: ChildProcess; url: string }> => {
  const port = await freePort();
  const { hostname, port: own, username, password, pathname } = target;
  const file = join(dir, `pgbouncer-${port}.ini`);
  const to = `host=${hostname} port=${own} user=${username} password=${decodeURIComponent(password)} dbname=${pathname.slice(1)}`;
  const user = process.getuid?.() === 0 ? 'user=nobody\n' : ''; // it does not run as root
  writeFileSync(
    file,
    `[databases]\nhouse = ${to}\n[pgbouncer]\nlisten_addr=127.0.0.1\nlisten_port=${port}\nauth_type=any\nunix_socket_dir=\n${user}${settings}\n`,
  );
  const child = spawn(PROGRAM, [file], { stdio: ['ignore', 'ignore', 'pipe'] });
  const up = Promise.withResolvers<void>();
  child.stderr?.on('data', (text: Buffer) => String(text).includes('process up') && up.resolve());
  child.on('exit', (status) => up.reject(new Error(`pgbouncer ended with ${status}`)));
  await up.promise;
  return { child, url: `postgres://${username}@127.0.0.1:${port}/house` };
};

describe.skipIf(!existsSync(PROGRAM))('PgBouncer before the database', () => {
  let db: TestDatabase;
  let dir: string;
  beforeAll(async () => {
    db = await createTestDatabase();
    dir = mkdtempSync(join(tmpdir(), 'glasshouse-pgbouncer-'));
  });
  afterAll(async () => {
    await db.drop();
    rmSync(dir, { recursive: true, force: true });
  });

  it.each([
    ['session', '', 'unsupported startup parameter: options'],
    ['transaction', '', 'unsupported startup parameter: options'],
    ['session', 'ignore_startup_parameters=options', 'not as glasshouse_app'],
    ['transaction', 'ignore_startup_parameters=options', 'not as glasshouse_app'],
  ])('is refused in mode %s, %s', async (mode, settings, why) => {
    const { child, url } = await startBouncer(new URL(db.url), dir, `pool_mode=${mode}\n${settings}`);
    const pool = createPool({ connectionString: url, max: 1, ...asApplication });
    await expect(assertApplicationRole(pool)).rejects.toThrow(why);
    await pool.end();
    child.removeAllListeners('exit');
    child.kill();
    await once(child, 'exit');
  });

  it('is not needed for the role', async () => {
    await assertApplicationRole(db.pool);
    await expect(assertApplicationRole(db.owner)).rejects.toThrow('not as glasshouse_app');
  });
});
