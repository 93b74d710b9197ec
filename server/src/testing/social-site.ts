import type { Database } from 'db';
import { createTestDatabase, type TestDatabase } from 'db/testing';
import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { parseConfig } from '../app/config.ts';
import { openSocial } from '../app/social-setup.ts';
import { createPersonWatch } from '../core/auth/person-watch.ts';
import { createReauthentication } from '../core/auth/reauthentication.ts';
import { createSecondFactor, type SecondFactor } from '../core/auth/second-factor.ts';
import { createSecretBox, type SecretBox } from '../core/auth/secret-box.ts';
import { createSessionCookies } from '../core/auth/session-cookie.ts';
import { createHttpServer } from '../core/http/http-server.ts';
import { createOutboxMailer } from '../core/mail/outbox-mailer.ts';
import { createLogger } from '../core/observability/logger.ts';
import { providersOn } from '../core/social/social-setup.ts';
import type { BucketRate } from '../core/realtime/token-bucket.ts';
import { loadProfile } from '../features/profile/profile.handlers.ts';
import { socialRoutes } from '../features/social/social.routes.ts';

/** The HTTP half of sign-in through providers, with their simulators, on a real port. */
export interface SocialSite {
  url: string;
  db: Database;
  secrets: SecretBox;
  secondFactor: SecondFactor;
  browser(): SocialBrowser;
  close(): Promise<void>;
}

/** One on a database of its own. */
export interface OwnSocialSite extends SocialSite {
  db: TestDatabase;
}

/** Response to a browser's request. */
export interface Visited {
  status: number;
  location: string; // target of a redirect, absolute; empty when there is none
  text: string;
}

/** Behaviour of somebody at a provider. */
export interface Visit {
  person?: string;
  mode?: string;
  cancel?: boolean;
}

/** A request to a provider and back: the address to which it sent the browser, and where that ended. */
export interface Authorized {
  callback: string;
  end: URL;
}

/** A browser of a test: one cookie jar, no redirect followed by itself. */
export interface SocialBrowser {
  cookies: Map<string, string>;
  visit(address: string, headers?: Record<string, string>): Promise<Visited>;
  post<T = { success: boolean; msg: string }>(path: string, body: object): Promise<{ status: number; answer: T }>;
  json<T = { success: boolean; msg: string }>(path: string): Promise<{ status: number; answer: T }>;
  /** Goes to a provider by an address of ours and chooses there; stops before the way back. */
  choose(start: string, visit?: Visit): Promise<string>;
  /** The same, and back. */
  authorize(start: string, visit?: Visit): Promise<Authorized>;
  isSignedIn(): boolean;
}

const HIDDEN = /<input type="hidden" name="([^"]*)" value="([^"]*)">/g;
const decode = (text: string): string =>
  text.replace(
    /&(amp|lt|gt|quot|#39);/g,
    (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'",
  );

/** Address that a provider's page sends when somebody is chosen on it. */
const choiceOn = (page: string, { person = 'anna', mode, cancel = false }: Visit): string => {
  const form = /<form action="([^"]*)">([\s\S]*?)<\/form>/.exec(page);
  if (!form?.[1]) throw new Error(`no page of a provider: ${page.slice(0, 200)}`);
  const fields = new URLSearchParams(
    [...(form[2] ?? '').matchAll(HIDDEN)].map(([, name = '', value = '']) => [decode(name), decode(value)]),
  );
  if (cancel) fields.set('cancel', '1');
  else fields.set('person', person);
  if (mode) fields.set('mode', mode);
  return `${decode(form[1])}?${fields.toString()}`;
};

/** A browser of a server at this address. */
export const openSocialBrowser = (url: string): SocialBrowser => {
  const cookies = new Map<string, string>();

  const send = async (address: string, options: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { ...(cookie && { cookie }), ...(options.headers as Record<string, string>) };
    const response = await fetch(new URL(address, url), { redirect: 'manual', ...options, headers });
    for (const header of response.headers.getSetCookie()) {
      const [name = '', value = ''] = header.split(';')[0]?.split('=') ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  const visit: SocialBrowser['visit'] = async (address, headers = {}) => {
    const response = await send(address, { headers });
    const location = response.headers.get('location');
    return {
      status: response.status,
      location: location === null ? '' : new URL(location, url).href,
      text: await response.text(),
    };
  };

  const choose: SocialBrowser['choose'] = async (start, how = {}) => {
    const { location, text } = await visit(start);
    if (location === '') throw new Error(`${start} sent the browser nowhere: ${text}`);
    if (!location.startsWith(`${url}/sandbox/`)) return location; // refused before the provider
    const page = await visit(location);
    return (await visit(choiceOn(page.text, how))).location;
  };

  return {
    cookies,
    visit,
    choose,
    async post(path, body) {
      const headers = { 'content-type': 'application/json' };
      const response = await send(path, { method: 'POST', body: JSON.stringify(body), headers });
      return { status: response.status, answer: (await response.json()) as never };
    },
    async json(path) {
      const response = await send(path);
      return { status: response.status, answer: (await response.json()) as never };
    },
    async authorize(start, how) {
      const callback = await choose(start, how);
      const { location } = await visit(callback);
      return { callback, end: new URL(location === '' ? callback : location) };
    },
    isSignedIn: () => cookies.has('token'),
  };
};

export interface SocialSiteOptions {
  environment?: Record<string, string>;
  attempts?: BucketRate;
  localUrl?: string; // address at which the server finds the simulators
}

const register = async (app: FastifyInstance, db: Database, options: SocialSiteOptions, urlOf: () => string) => {
  const config = parseConfig({ NODE_ENV: 'test', CAPTCHA_PROVIDER: 'none', ...options.environment });
  const secrets = createSecretBox('the secret of these tests, of 32 characters and more');
  const secondFactor = createSecondFactor({ db, secrets });
  const { setup, simulators } = openSocial(config, { db, secrets, localUrl: () => options.localUrl ?? urlOf() });
  const mailer = createOutboxMailer((kind) => ({ subject: kind, text: kind, html: kind }));
  const geo = { locate: () => ({ country: undefined, isBlocked: false }) };
  await app.register(socialRoutes, {
    db,
    cookies: createSessionCookies({ db, geo, onBegun: () => Promise.resolve() }),
    persons: createPersonWatch({ db, secrets }),
    secondFactor,
    reauthentication: createReauthentication({
      db,
      secondFactor,
      mailer,
      siteUrl: urlOf,
      providers: providersOn(setup),
    }),
    mailer,
    setup,
    profileOf: (userId) => loadProfile(db, userId),
    siteUrl: urlOf,
    publicOrigin: config.publicOrigin,
    demoCreditMinor: 100_000n,
    attempts: options.attempts ?? { perSecond: 1000, burst: 100_000 },
  });
  for (const [prefix, simulator] of simulators) await app.register(simulator, { prefix });
  return { secrets, secondFactor };
};

export const openSocialSite = async (db: Database, options: SocialSiteOptions = {}): Promise<SocialSite> => {
  const app = await createHttpServer({ log: createLogger('silent'), trustProxy: false });
  let url = '';
  const shared = await register(app, db, options, () => url);
  await app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return { url, db, ...shared, browser: () => openSocialBrowser(url), close: () => app.close() };
};

/** The same on a database of its own, which goes with it: for a file of tests. */
export const openOwnSocialSite = async (): Promise<OwnSocialSite> => {
  const db = await createTestDatabase();
  const site = await openSocialSite(db);
  const close = async (): Promise<void> => {
    await site.close();
    await db.drop();
  };
  return { ...site, db, close };
};
