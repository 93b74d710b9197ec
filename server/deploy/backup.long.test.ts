import { execFile, spawn } from 'node:child_process';
import { randomBytes, randomUUID, generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkInvariants, createUser, listRounds, openDatabase, sessionRepository, type Database } from 'db';
import { rotateTestSeeds } from 'db/testing';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newToken, tokenHash } from '../src/core/auth/session-tokens.ts';
import { startServerProcess, type ServerProcess } from '../src/testing/server-process.ts';

// The drill of OPERATIONS.md, by the commands that stand there. It needs Debian's postgresql-15 and pgbackrest.
const run = promisify(execFile);
const bin = '/usr/lib/postgresql/15/bin';
const hasPrograms = existsSync(bin) && existsSync('/usr/bin/pgbackrest');
const root = fileURLToPath(new URL('../../', import.meta.url));
const commands = (block: string): string[] => {
  const text = readFileSync(join(root, 'server/OPERATIONS.md'), 'utf8');
  const [, found] = new RegExp(`^\`\`\`sh ${block}\\n([^]*?)^\`\`\``, 'm').exec(text) ?? [];
  return (found ?? '').trim().split('\n');
};

const BETS = 40;
let folder: string;
let port: number;
let server: ServerProcess | undefined;
let db: Database | undefined;

const isRoot = userInfo().uid === 0;

/** Runs a command as the owner of the cluster: PostgreSQL does not run as root. */
const asOwner = (command: string, words: string[]): Promise<{ stdout: string }> => {
  const env = { ...process.env, ...backupEnvironment() };
  return isRoot
    ? run('runuser', ['-u', 'postgres', '--', command, ...words], { env, cwd: folder })
    : run(command, words, { env, cwd: folder });
};

/** Puts the drill's folders in the place of those in pgbackrest.conf. */
const backupEnvironment = () => ({
  PGBACKREST_CONFIG: join(root, 'server/deploy/pgbackrest.conf'),
  PGBACKREST_REPO1_PATH: join(folder, 'repository'),
  PGBACKREST_PG1_PATH: join(folder, 'data'),
  PGBACKREST_PG1_PORT: String(port),
  PGBACKREST_PG1_SOCKET_PATH: folder,
  PGBACKREST_PG1_USER: 'glasshouse',
  PGBACKREST_PG1_DATABASE: 'glasshouse',
  PGBACKREST_LOG_PATH: folder,
  PGBACKREST_LOCK_PATH: folder,
  PGBACKREST_SPOOL_PATH: folder,
});

const startDatabase = async (): Promise<void> => {
  const child = spawn(
    isRoot ? 'runuser' : `${bin}/pg_ctl`,
    [
      ...(isRoot ? ['-u', 'postgres', '--', `${bin}/pg_ctl`] : []),
      '-D',
      join(folder, 'data'),
      '-l',
      join(folder, 'log'),
      '-w',
      'start',
    ],
    { stdio: 'ignore', env: { ...process.env, ...backupEnvironment() } },
  );
  const [status] = await once(child, 'exit');
  expect(status, await readFile(join(folder, 'log'), 'utf8')).toBe(0);
};

const url = (): string => `postgres://glasshouse@127.0.0.1:${port}/glasshouse`;
const keys = {
  APP_SECRET: randomBytes(32).toString('hex'),
  LOG_SIGNING_KEY: generateKeyPairSync('ed25519')
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64'),
};

const startHouse = async (): Promise<ServerProcess> => {
  const started = await startServerProcess({ DATABASE_URL: url(), DATA_DIR: join(folder, 'house'), ...keys });
  db = await openDatabase({ url: url(), max: 4 });
  return started;
};

/** Bets one after the other; the ids of the rounds that were acknowledged. */
const play = async (token: string): Promise<string[]> => {
  const socket = io(server?.url ?? '', {
    path: '/micro/socket',
    transports: ['websocket'],
    extraHeaders: { cookie: `token=${token}` },
    forceNew: true,
  });
  const ids: string[] = [];
  for (let bet = 0; bet < BETS; bet += 1) {
    const payload = { bet: 1, percent: 50, bet_type: 'more', requestId: randomUUID() };
    const [error, answer] = await new Promise<[unknown, { transaction_id: string }]>((resolve) => {
      socket.emit('call', 'dice.play', payload, (...reply: [unknown, { transaction_id: string }]) => resolve(reply));
    });
    expect(error).toBeNull();
    ids.push(answer.transaction_id);
  }
  socket.disconnect();
  return ids;
};

/** Checks the whole log as an auditor who remembers every head does. */
const audit = async (): Promise<string> => {
  const words = [
    'games-engine/src/audit/cli.ts',
    'log',
    '--server',
    server?.url ?? '',
    '--state',
    join(folder, 'auditor'),
  ];
  const { stdout } = await run(process.execPath, words, { cwd: root });
  return stdout;
};

beforeAll(async () => {
  if (!hasPrograms) return;
  folder = await mkdtemp(join(tmpdir(), 'glasshouse-backup-'));
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  ({ port } = probe.address() as AddressInfo);
  probe.close();
  if (isRoot) {
    const [uid, gid] = await Promise.all(
      ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, 'postgres'])).stdout)),
    );
    await chown(folder, uid ?? 0, gid ?? 0);
  }
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'house'));
  await asOwner(`${bin}/initdb`, ['-D', join(folder, 'data'), '-A', 'trust', '-U', 'glasshouse']);
  const settings = [
    `port = ${port}`,
    `unix_socket_directories = '${folder}'`,
    `listen_addresses = '127.0.0.1'`,
    'max_connections = 200',
    'archive_mode = on',
    `archive_command = 'pgbackrest --stanza=house archive-push %p'`,
  ];
  await writeFile(join(folder, 'data/postgresql.auto.conf'), settings.join('\n'));
  await startDatabase();
  await asOwner(`${bin}/createdb`, ['-h', '127.0.0.1', '-p', String(port), '-U', 'glasshouse', 'glasshouse']);
});

afterAll(async () => {
  if (!hasPrograms) return;
  await db?.close();
  await server?.stop();
  await asOwner(`${bin}/pg_ctl`, ['-D', join(folder, 'data'), '-m', 'immediate', 'stop']).catch(() => undefined);
  await rm(folder, { recursive: true, force: true });
});

it.runIf(hasPrograms)(
  'brings back every bet that was archived, and a log that continues the heads seen before',
  async () => {
    server = await startHouse();
    const userId = await createUser(db?.pool as Database['pool'], {
      login: 'robot',
      passwordHash: null,
      demoCreditMinor: 1_000_000n,
      at: Date.now(),
    });
    await rotateTestSeeds(db as Database, userId);
    const token = newToken();
    await sessionRepository((db as Database).orm.em.fork()).create({
      userId,
      tokenHash: tokenHash(token),
      expiresAt: new Date(Date.now() + 3_600_000),
    });

    const before = await play(token);
    for (const command of commands('backup')) await asOwner('sh', ['-c', command]);
    const after = await play(token);
    await expect.poll(audit, { timeout: 60_000 }).toMatch(/\b80\b/);
    await asOwner('pgbackrest', ['--stanza=house', 'check']); // closes the segment and waits until it is archived

    await db?.close();
    await server.kill();
    await asOwner(`${bin}/pg_ctl`, ['-D', join(folder, 'data'), '-m', 'immediate', 'stop']);
    await asOwner('sh', ['-c', 'rm -rf data && mkdir -m 700 data']);
    for (const command of commands('restore')) await asOwner('sh', ['-c', command]);
    await startDatabase();

    server = await startHouse();
    const again = await play(token);
    const stored = await listRounds(db?.pool as Database['pool'], { userId, limit: 4 * BETS });
    expect(stored.map(({ id }) => id).reverse()).toEqual([...before, ...after, ...again]);
    await expect.poll(() => checkInvariants(db?.pool as Database['pool'])).toEqual([]);
    await expect.poll(audit, { timeout: 60_000 }).toMatch(/\b120\b/); // a fork ends the command with status 1
  },
);
