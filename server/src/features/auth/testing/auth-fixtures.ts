import { hash } from 'node:crypto';
import { inUnitOfWork, seeDevice, userRepository, type Database, type User } from 'db';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { Worker } from 'node:worker_threads';
import { generateSync } from 'otplib';
import { afterAll, expect, onTestFinished, vi } from 'vitest';
import type { AuthAnswer } from '../../../../contract/auth.contract.ts';
import { createHttpServer } from '../../../core/http/http-server.ts';
import type { PasswordTask } from '../../../core/auth/password-worker.ts';
import { createPersonWatch } from '../../../core/auth/person-watch.ts';
import { createSecondFactor, totpContext } from '../../../core/auth/second-factor.ts';
import { createSecretBox } from '../../../core/auth/secret-box.ts';
import { createSessionCookies } from '../../../core/auth/session-cookie.ts';
import { noCaptcha } from '../../../core/captcha/captcha.ts';
import type { Geo } from '../../../core/geo/geo.ts';
import { createOutboxMailer } from '../../../core/mail/outbox-mailer.ts';
import { createLogger } from '../../../core/observability/logger.ts';
import { loadProfile } from '../../profile/profile.handlers.ts';
import type { AuthOptions } from '../auth-tools.ts';
import { authRoutes } from '../auth.routes.ts';

/** A password that every rule accepts. */
export const PASSWORD = 'Harbour42';

/** Valid registration form. */
export const registrationOf = (login: string, changes: object = {}): object => ({
  login,
  email: `${login}@example.com`,
  password: PASSWORD,
  repeatPassword: PASSWORD,
  terms: true,
  ...changes,
});

/** Origin of every link in a letter. */
export const SITE = 'https://glasshouse.example';

const geo: Geo = { locate: () => ({ country: undefined, isBlocked: false }) };
const secrets = createSecretBox('the secret of these tests, of 32 characters and more');

/** Writes a letter's values: its wording is another slice's. */
export const testMailer = createOutboxMailer((kind, _lang, values) => {
  const text = JSON.stringify(values);
  return { subject: kind, text, html: text };
});

/** Watches the password hashes that what is typed is compared with, in the threads that do it. Until the end of the file. */
export const watchComparedHashes = (): { hashes(): string[]; clear(): void } => {
  const asked = vi.spyOn(Worker.prototype, 'postMessage');
  afterAll(() => asked.mockRestore());
  return {
    hashes: () => asked.mock.calls.flatMap(([task]) => (task as PasswordTask).passwordHash ?? []),
    clear: () => void asked.mockClear(),
  };
};

/** The server's HTTP half with sign-in alone, behind a proxy that it trusts. Closes itself after the test. */
export const buildAuth = async (db: Database, options: Partial<AuthOptions> = {}): Promise<FastifyInstance> => {
  const app = await createHttpServer({ log: createLogger('silent'), trustProxy: true });
  await app.register(authRoutes, {
    db,
    cookies: createSessionCookies({ db, geo, onBegun: async () => {} }),
    captcha: noCaptcha,
    mailer: testMailer,
    persons: createPersonWatch({ db, secrets }),
    secondFactor: createSecondFactor({ db, secrets }),
    geo,
    findSender: () => Promise.resolve(undefined),
    profileOf: (userId) => loadProfile(db, userId),
    siteUrl: () => SITE,
    publicOrigin: undefined,
    demoCreditMinor: 100_000n,
    attempts: { perSecond: 1, burst: 1000 },
    ...options,
  });
  onTestFinished(() => app.close());
  return app;
};

/** A response and its body. */
export interface Answered {
  status: number;
  answer: AuthAnswer;
  response: LightMyRequestResponse;
}

/** A browser of a test: one address, one cookie jar. */
export interface Browser {
  address: string;
  cookies: Map<string, string>;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  register(login: string, changes?: object): Promise<Answered>;
  signIn(login: string, password?: string, code?: string): Promise<Answered>;
}

let opened = 0;

export const openBrowser = (app: FastifyInstance, address = `10.0.0.${(opened += 1)}`): Browser => {
  const cookies = new Map<string, string>();

  const remember = (response: LightMyRequestResponse): LightMyRequestResponse => {
    for (const { name, value } of response.cookies) {
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  const sent = (headers: Record<string, string>): Record<string, string> => ({
    ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
    ...headers,
  });

  const post: Browser['post'] = async (url, body, headers = {}) => {
    const payload = body === undefined ? {} : { payload: JSON.stringify(body) };
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const request = { url, method: 'POST', remoteAddress: address, headers: sent({ ...type, ...headers }) } as const;
    const response = remember(await app.inject({ ...request, ...payload }));
    return { status: response.statusCode, answer: response.json<AuthAnswer>(), response };
  };

  return {
    address,
    cookies,
    post,
    get: async (url, headers = {}) =>
      remember(await app.inject({ url, remoteAddress: address, headers: sent(headers) })),
    register: (login, changes) => post('/api/auth/registration', registrationOf(login, changes)),
    signIn: (login, password = PASSWORD, code) => post('/api/auth/login', { login, password, code }),
  };
};

/** The user of a login. */
export const userOf = async (db: Database, login: string): Promise<User> => {
  const user = await userRepository(db.orm.em.fork()).findByLogin(login);
  if (!user) throw new Error(`there is no user ${login}`);
  return user;
};

/** A player who has just registered. */
export interface NewPlayer {
  app: FastifyInstance;
  browser: Browser; // signed in
  login: string;
  email: string; // not confirmed
  userId: bigint;
}

let players = 0;

/** Registers one nobody else is, on a server of its own. */
export const newPlayer = async (db: Database): Promise<NewPlayer> => {
  const app = await buildAuth(db);
  const browser = openBrowser(app);
  const login = `player${(players += 1)}`.padEnd(8, 'x');
  await browser.register(login);
  return { app, browser, login, email: `${login}@example.com`, userId: (await userOf(db, login)).id };
};

/** A letter as it lies in the outbox. */
export interface Letter {
  kind: string;
  text: string;
  link: string; // with its token; empty when there is none
  token: string;
  digits: string; // digits of a code
}

/** Every letter to an address, the first first. */
export const lettersTo = async (db: Database, email: string): Promise<Letter[]> => {
  const { rows } = await db.pool.query<{ kind: string; text: string }>(
    'SELECT kind, body_text AS text FROM mail WHERE recipient = $1 ORDER BY id',
    [email],
  );
  return rows.map(({ kind, text }) => {
    const [link = '', token = ''] = /https?:\/\/[^\s"]+#([\w-]{43})/.exec(text) ?? [];
    return { kind, text, link, token, digits: /\b\d{6}\b/.exec(text)?.[0] ?? '' };
  });
};

/** The last letter of a kind to an address, once there are so many of it. */
export const letterTo = async (db: Database, email: string, kind: string, count = 1): Promise<Letter> => {
  const ofKind = async (): Promise<Letter[]> => (await lettersTo(db, email)).filter((letter) => letter.kind === kind);
  await expect.poll(async () => (await ofKind()).length).toBe(count);
  const last = (await ofKind()).at(-1);
  if (!last) throw new Error(`there is no letter ${kind} to ${email}`);
  return last;
};

/** An authenticator that an account trusts, and the codes that replace it. */
export interface Authenticator {
  code(stepsAway?: number): string;
  recoveryCodes: string[];
}

/** Switches two-factor on, as settings do. */
export const addAuthenticator = async (db: Database, userId: bigint): Promise<Authenticator> => {
  const secondFactor = createSecondFactor({ db, secrets });
  const secret = secondFactor.newSecret();
  const recoveryCodes = await inUnitOfWork(db, async ({ em }) => {
    await userRepository(em).update(userId, { totpSecret: secrets.seal(secret, totpContext(userId)) });
    return secondFactor.newRecoveryCodes(em, userId);
  });
  const code = (stepsAway = 0): string =>
    generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + stepsAway * 30 });
  return { code, recoveryCodes };
};

/** A confirmed address, and a browser that the account knows beside those of the test. */
export const knowDevice = async (db: Database, userId: bigint): Promise<void> => {
  await db.pool.query('UPDATE app_user SET email_verified = true WHERE id = $1', [userId]);
  const deviceHash = hash('sha256', `a browser of ${userId}`, 'buffer');
  await seeDevice(db.orm.em.fork(), userId, { deviceHash, network: '203.0.113.1' });
};

/** As if so many minutes had passed since every count of attempts, code and letter so far. */
export const passMinutes = async (db: { owner: Database['pool'] }, minutes: number): Promise<void> => {
  await db.owner.query(
    `UPDATE sign_in_failure SET window_started_at = window_started_at - make_interval(mins => $1),
       locked_until = locked_until - make_interval(mins => $1)`,
    [minutes],
  );
  await db.owner.query(
    `UPDATE one_time_code SET created_at = created_at - make_interval(mins => $1),
       expires_at = expires_at - make_interval(mins => $1)`,
    [minutes],
  );
};
