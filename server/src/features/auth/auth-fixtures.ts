import type { Database } from 'db';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { onTestFinished } from 'vitest';
import type { AuthAnswer } from '../../../contract/auth.contract.ts';
import { createHttpServer } from '../../core/http/http-server.ts';
import { createSessionCookies } from '../../core/auth/session-cookie.ts';
import { createLogger } from '../../core/observability/logger.ts';
import { loadProfile } from '../profile/profile.handlers.ts';
import { authRoutes, type AuthOptions } from './auth.routes.ts';

/** A password that every rule accepts. */
export const PASSWORD = 'Secret42';

/** What a registration form sends. */
export const registrationOf = (login: string, changes: object = {}): object => ({
  login,
  email: `${login}@example.com`,
  password: PASSWORD,
  repeatPassword: PASSWORD,
  terms: true,
  ...changes,
});

/** The server's HTTP half with sign-in alone, behind a proxy that it trusts. Closes itself after the test. */
export const buildAuth = async (db: Database, options: Partial<AuthOptions> = {}): Promise<FastifyInstance> => {
  const app = await createHttpServer({ log: createLogger('silent'), trustProxy: true, secure: false });
  await app.register(authRoutes, {
    db,
    cookies: createSessionCookies({
      db,
      geo: { locate: () => ({ country: undefined, isBlocked: false }) },
      onBegun: async () => {},
    }),
    profileOf: (userId) => loadProfile(db, userId),
    publicOrigin: undefined,
    demoCreditMinor: 100_000n,
    attempts: { perSecond: 1, burst: 1000 },
    ...options,
  });
  onTestFinished(() => app.close());
  return app;
};

interface Answered {
  status: number;
  answer: AuthAnswer;
  response: LightMyRequestResponse;
}

/** A browser of a test: one address, one cookie jar. */
export interface Browser {
  cookies: Map<string, string>;
  post(url: string, body?: unknown, headers?: Record<string, string>): Promise<Answered>;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  register(login: string, changes?: object): Promise<Answered>;
  signIn(login: string, password?: string): Promise<Answered>;
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
    cookies,
    post,
    get: async (url, headers = {}) =>
      remember(await app.inject({ url, remoteAddress: address, headers: sent(headers) })),
    register: (login, changes) => post('/api/auth/registration', registrationOf(login, changes)),
    signIn: (login, password = PASSWORD) => post('/api/auth/login', { login, password }),
  };
};
