import { sessionRepository, type Database } from 'db';
import { randomUUIDv7 } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { hearsChanges } from '../../contract/broadcast.ts';
import type { CallErrorBody } from '../../contract/errors.ts';
import { newToken, TOKEN_COOKIE, tokenHash } from '../core/auth/session-tokens.ts';

/** Marks simulated people: the beginning of their logins, the domain of their addresses and their tag in the office. */
export const SIMULATED = { login: 'sim_', domain: 'simulated.invalid', tag: 'simulated' } as const;

const PASSWORD = 'Simulated1';
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const DAY_MS = 86_400_000;

/** The house that people come to. */
export interface DemoHouse {
  url: string;
  db: Database;
}

/** Somebody who is signed in, and calls as their browser would. */
export interface DemoPerson {
  userId: bigint;
  publicId: string;
  login: string;
  address: string; // network
  /** The answer of a call; undefined: it was refused. */
  call<T = Record<string, unknown>>(name: string, payload?: unknown): Promise<T | undefined>;
  /** The data of a request of the legacy channels; undefined: it was refused. */
  request<T = Record<string, unknown>>(name: string, payload?: unknown): Promise<T | undefined>;
  close(): void;
}

const connect = (url: string, path: string, headers: Record<string, string>): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const options = { path, transports: ['websocket'], forceNew: true, auth: hearsChanges, extraHeaders: headers };
    const socket = io(url, options);
    socket.once('connect', () => resolve(socket)).once('connect_error', reject);
  });

const personOver = async (
  { url, db }: DemoHouse,
  { token, address, login }: { token: string; address: string; login: string },
): Promise<DemoPerson> => {
  const { rows } = await db.pool.query<{ userId: bigint; publicId: string }>(
    'SELECT id AS "userId", public_id AS "publicId" FROM app_user WHERE login = $1',
    [login],
  );
  if (!rows[0]) throw new Error(`there is no account ${login}`);
  const headers = { cookie: `${TOKEN_COOKIE}=${token}`, 'x-forwarded-for': address, 'user-agent': AGENT };
  const [calls, legacy] = [await connect(url, '/micro/socket', headers), await connect(url, '/socket.io', headers)];
  return {
    ...rows[0],
    login,
    address,
    call: (name, payload = {}) =>
      new Promise((resolve) => {
        calls.emit('call', name, payload, (error: CallErrorBody | null, answer: unknown) =>
          resolve(error ? undefined : (answer as never)),
        );
      }),
    request: (name, payload = {}) =>
      new Promise((resolve) => {
        const [channel = '', type = ''] = name.split(':');
        const requestId = randomUUIDv7();
        const listen = (message: { requestId?: string; payload: { success: boolean; data: never } }): void => {
          if (message.requestId !== requestId) return;
          legacy.off(channel, listen);
          resolve(message.payload.success ? message.payload.data : undefined);
        };
        legacy.on(channel, listen);
        legacy.emit(channel, { type, payload, requestId });
      }),
    close() {
      calls.disconnect();
      legacy.disconnect();
    },
  };
};

/** Opens the page that a partner's link leads to, as a browser does. */
export const followLink = async ({ url }: DemoHouse, code: string, address: string): Promise<void> => {
  const headers = { 'user-agent': AGENT, 'x-forwarded-for': address, 'sec-fetch-dest': 'document' };
  await (await fetch(`${url}/r/${code}`, { headers })).arrayBuffer();
};

/** Registers somebody by the form of the site. Throws Error when that is refused. */
export const register = async (
  house: DemoHouse,
  { name, address, lang, refererId }: { name: string; address: string; lang: string; refererId: string | null },
): Promise<DemoPerson> => {
  const login = `${SIMULATED.login}${name}`;
  const email = `${name}@${SIMULATED.domain}`;
  const body = { login, email, password: PASSWORD, repeatPassword: PASSWORD, terms: true, refererId };
  const answer = await fetch(`${house.url}/api/auth/registration`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': AGENT,
      'x-forwarded-for': address,
      cookie: `lang=${lang}`,
    },
    body: JSON.stringify(body),
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  const token = cookies.find((line) => line.startsWith(`${TOKEN_COOKIE}=`))?.slice(TOKEN_COOKIE.length + 1);
  if (!answer.ok || token === undefined)
    throw new Error(`${login} was not registered: ${answer.status} ${await answer.text()}`);
  return personOver(house, { token, address, login });
};

/** Signs a demonstration account of the staff in. */
export const signInStaff = async (house: DemoHouse, login: string): Promise<DemoPerson> => {
  const { rows } = await house.db.pool.query<{ id: bigint }>('SELECT id FROM app_user WHERE login = $1', [login]);
  if (!rows[0]) throw new Error(`there is no account ${login}: a demonstration has it`);
  const token = newToken();
  const session = { userId: rows[0].id, tokenHash: tokenHash(token), expiresAt: new Date(Date.now() + DAY_MS) };
  await sessionRepository(house.db.orm.em.fork()).create(session);
  return personOver(house, { token, address: '10.90.0.1', login });
};
