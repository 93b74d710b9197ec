import { createUser, sessionRepository, type Database, type Role } from 'db';
import { createTestDatabase, rotateTestSeeds, type TestDatabase } from 'db/testing';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io, type Socket } from 'socket.io-client';
import { hearsChanges } from '../../contract/broadcast.ts';
import type { CallErrorBody } from '../../contract/errors.ts';
import { parseConfig } from '../app/config.ts';
import type { ServerParts } from '../app/base.ts';
import { startServer, type RunningServer } from '../app/server.ts';
import type { BeaconSource } from '../core/hosts/beacon-source.ts';
import { newToken, TOKEN_COOKIE, tokenHash } from '../core/auth/session-tokens.ts';
import { ownCookieName } from '../core/http/own-cookies.ts';
import { houseGames } from '../games/registry.ts';
import { publishConfigs, type TestConfigs } from './publish-configs.ts';

/** Gives somebody roles, and the second factor that comes with them: nothing opens it. */
export const makeStaff = async (
  { owner }: Pick<TestDatabase, 'owner'>,
  userId: bigint,
  roles: readonly Role[],
): Promise<void> => {
  await owner.query(`UPDATE app_user SET roles = $2, totp_secret = '\\x00' WHERE id = $1`, [userId, roles]);
};

/** An account that nobody else has, with a session of it. */
export interface TestAccount {
  userId: bigint;
  login: string; // also the nickname
  token: string;
}

export interface TestAccountOptions {
  creditMinor?: bigint | undefined;
  language?: string;
  roles?: readonly Role[] | undefined; // with the second factor that they need
}

/** A player of a test, signed in. */
export interface TestPlayer {
  userId: bigint;
  token: string;
  calls: Socket;
  legacy: Socket;
  /** Calls and gives the answer, or throws what the server refused with. */
  call<T = Record<string, unknown>>(name: string, payload?: unknown): Promise<T>;
  /** Calls that must be refused: gives the refusal. */
  refusal(name: string, payload?: unknown): Promise<CallErrorBody>;
  /** A request on a legacy channel: "channel:type". */
  request<T = Record<string, unknown>>(
    name: string,
    payload?: unknown,
  ): Promise<{ success: boolean; data: T; code?: unknown; msg?: string }>;
}

/** A whole server on a database of its own, with real sockets. */
export interface TestServer {
  url: string;
  db: Database;
  database: TestDatabase;
  server: RunningServer;
  dataDir: string;
  guest(headers?: Record<string, string>): Promise<TestPlayer>;
  /** Opens an account without a password, and a session of it. */
  account(options?: TestAccountOptions): Promise<TestAccount>;
  player(options?: TestAccountOptions): Promise<TestPlayer>;
  /** Connects an account's session. */
  signIn(account: TestAccount): Promise<TestPlayer>;
  /** The same player in another session, as on another device. */
  again(player: Pick<TestPlayer, 'userId'>, headers?: Record<string, string>): Promise<TestPlayer>;
  connect(token: string | undefined, path?: string, headers?: Record<string, string>): Promise<Socket>;
  close(): Promise<void>;
}

let accounts = 0;

const connectTo = (url: string, path: string, extraHeaders: Record<string, string>): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = io(url, {
      path,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      auth: hearsChanges,
      extraHeaders,
    });
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', (error) => {
      socket.close();
      reject(error);
    });
  });

/** Calls over a socket: `[error, answer]`, one of them null or undefined. */
export const callOver = (socket: Socket, name: string, payload?: unknown): Promise<[CallErrorBody | null, unknown]> =>
  new Promise((resolve) => {
    socket.emit('call', name, payload, (error: CallErrorBody | null, answer: unknown) => resolve([error, answer]));
  });

/** The key by which a server signs its log, as all processes of a house do; undefined when its environment has it. */
const logKeyOf = ({ dataDir }: Pick<TestServer, 'dataDir'>): Promise<string | undefined> =>
  readFile(join(dataDir, 'log-signing-key'), 'utf8').catch(() => undefined);

let requests = 0;

const requestOver = (socket: Socket, name: string, payload: unknown): Promise<never> =>
  new Promise((resolve) => {
    const [channel = '', type = ''] = name.split(':');
    requests += 1;
    const requestId = String(requests);
    const listen = (message: { requestId?: string; payload: never }): void => {
      if (message.requestId !== requestId) return;
      socket.off(channel, listen);
      resolve(message.payload);
    };
    socket.on(channel, listen);
    socket.emit(channel, { type, payload, requestId });
  });

const playerOver = (userId: bigint, token: string, calls: Socket, legacy: Socket): TestPlayer => ({
  userId,
  token,
  calls,
  legacy,
  async call(name, payload) {
    const [error, answer] = await callOver(calls, name, payload);
    if (error) throw new Error(`${name} was refused: ${JSON.stringify(error)}`);
    return answer as never;
  },
  async refusal(name, payload) {
    const [error, answer] = await callOver(calls, name, payload);
    if (!error) throw new Error(`${name} was not refused: ${JSON.stringify(answer)}`);
    return error;
  },
  request: (name, payload = {}) => requestOver(legacy, name, payload),
});

interface TestServerOptions {
  configs?: TestConfigs;
  beside?: TestServer;
  beacon?: BeaconSource;
  parts?: Partial<ServerParts>; // differences from the house
}

/** Starts a server as `npm start` would, on a fresh database, or beside another one on its database. */
export const startTestServer = async (
  environment: Record<string, string> = {},
  { configs = {}, beside, beacon, parts }: TestServerOptions = {},
): Promise<TestServer> => {
  const database = beside?.database ?? (await createTestDatabase());
  await publishConfigs(database, configs, (parts?.games ?? houseGames).engine);
  const dataDir = await mkdtemp(join(tmpdir(), 'glasshouse-test-'));
  const config = parseConfig({
    NODE_ENV: 'test',
    PORT: '0',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    CALLS_PER_SECOND: '100000',
    SOCKETS_PER_NETWORK: '100000',
    CAPTCHA_PROVIDER: 'none',
    BEACON_PERIOD: '1',
    CASINO_IMPORT: 'off', // tests of the lobby bring their own games
    COURSES_EVERY: '86400', // nobody's amounts move by themselves
    ...(beside && { LOG_SIGNING_KEY: await logKeyOf(beside) }),
    ...environment,
  });
  const server = await startServer(config, { ...parts, beacon });
  const sockets: Socket[] = [];

  const cookieName = ownCookieName(TOKEN_COOKIE, config.publicOrigin?.startsWith('https:') ?? false);
  const connect: TestServer['connect'] = async (token, path = '/micro/socket', headers = {}) => {
    const cookie: Record<string, string> = token === undefined ? {} : { cookie: `${cookieName}=${token}` };
    const socket = await connectTo(server.url, path, { ...cookie, ...headers });
    sockets.push(socket);
    return socket;
  };

  const openPlayer = async (
    userId: bigint,
    token: string | undefined,
    headers: Record<string, string>,
  ): Promise<TestPlayer> =>
    playerOver(
      userId,
      token ?? '',
      await connect(token, '/micro/socket', headers),
      await connect(token, '/socket.io', headers),
    );

  const openSession = async (userId: bigint): Promise<string> => {
    const token = newToken();
    const expiresAt = new Date(Date.now() + 3_600_000);
    await sessionRepository(database.orm.em.fork()).create({ userId, tokenHash: tokenHash(token), expiresAt });
    return token;
  };

  const createAccount: TestServer['account'] = async ({ creditMinor = 100_000n, language = 'ru', roles = [] } = {}) => {
    accounts += 1;
    const login = `tester${accounts}`;
    const account = { login, nick: login, passwordHash: null, lang: language };
    const userId = await createUser(database.pool, { ...account, demoCreditMinor: creditMinor, at: Date.now() });
    await rotateTestSeeds(database, userId);
    if (roles.length > 0) await makeStaff(database, userId, roles);
    return { userId, login, token: await openSession(userId) };
  };

  const signIn: TestServer['signIn'] = ({ userId, token }) => openPlayer(userId, token, {});

  return {
    url: server.url,
    dataDir,
    db: database,
    database,
    server,
    connect,
    guest: (headers = {}) => openPlayer(0n, undefined, headers),
    account: createAccount,
    signIn,
    again: async ({ userId }, headers = {}) => openPlayer(userId, await openSession(userId), headers),
    player: async (options) => signIn(await createAccount(options)),
    async close() {
      for (const socket of sockets) socket.disconnect();
      await server.stop();
      if (!beside) await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
