import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callOver, startTestServer, type TestPlayer, type TestServer } from '../testing/test-server.ts';

const PUBLIC_URL = 'https://casino.example';
let site: TestServer;
let player: TestPlayer;
beforeAll(async () => {
  site = await startTestServer({ PUBLIC_URL });
  player = await site.player();
});
afterAll(() => site.close());

const isPlayer = async (cookie: string): Promise<boolean> => {
  const socket = await site.connect(undefined, '/micro/socket', { cookie });
  return (await callOver(socket, 'sessions.list'))[0] === null;
};

const policyOf = async (url: string): Promise<Record<string, string>> => {
  const policy = (await fetch(url)).headers.get('content-security-policy') ?? '';
  return Object.fromEntries(policy.split(';').map((directive) => directive.split(/ (.*)/).slice(0, 2)));
};

describe('a site over TLS', () => {
  it('gives cookies that travel over TLS alone and that only this very site can set', async () => {
    const answer = await fetch(`${site.url}/api/auth/registration/fast`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: PUBLIC_URL },
      body: JSON.stringify({ terms: true }),
    });
    expect(answer.status).toBe(200);
    const cookies = answer.headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual(['__Host-device', '__Host-token']);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/;.*HttpOnly; Secure; SameSite=Lax/);
      expect(cookie).not.toContain('Domain');
    }
  });

  it('knows who is signed in by that cookie, and not by one that a subdomain could have planted', async () => {
    const isServed = async (cookie: string): Promise<boolean> =>
      (await fetch(`${site.url}/api/account/export`, { headers: { cookie } })).status === 200;
    const [ours, planted] = [`__Host-token=${player.token}`, `token=${player.token}`];
    expect([await isPlayer(ours), await isPlayer(planted)]).toEqual([true, false]);
    expect([await isServed(ours), await isServed(planted)]).toEqual([true, false]);
  });

  it('lets its pages speak to itself alone', async () => {
    const policy = await policyOf(`${site.url}/healthz`);
    expect(policy).toMatchObject({
      'connect-src': "'self' wss://casino.example",
      'font-src': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
    });
    const sources = Object.values(policy).flatMap((value) => value?.split(' ') ?? []);
    expect(sources.filter((source) => /^\w+:$/.test(source) && !['data:', 'blob:'].includes(source))).toEqual([]);
  });
});

describe.each([
  ['a page', '/fairness', {}],
  ['a health check', '/healthz', {}],
  ['an answer of the log', '/api/log/key', {}],
  ['what is not there', '/api/nothing', {}],
  ['a refusal', '/api/account/export', {}],
  [
    'a body that is none',
    '/api/auth/login',
    { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } },
  ],
] as const)('%s', (_, path, init) => {
  it('comes with the headers that browsers protect a site by', async () => {
    const { headers } = await fetch(`${site.url}${path}`, init);
    const names = ['strict-transport-security', 'x-content-type-options', 'referrer-policy', 'server', 'x-powered-by'];
    const [transport = '', ...rest] = names.map((name) => headers.get(name) ?? '');
    expect(Number(/max-age=(\d+)/.exec(transport)?.[1])).toBeGreaterThanOrEqual(31_536_000);
    expect(transport).toContain('includeSubDomains');
    expect(rest).toEqual(['nosniff', 'no-referrer', '', '']);
    const policy = headers.get('content-security-policy') ?? '';
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'self'"])
      expect(policy).toContain(directive);
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('content-type')).toMatch(/; charset=utf-8$/);
  });
});

it('takes no TRACE, and tells nothing by it', async () => {
  const { port } = new URL(site.url);
  const request = httpRequest({
    port,
    host: '127.0.0.1',
    method: 'TRACE',
    path: '/',
    headers: { 'x-own': 'secret' },
  }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = (await response.toArray()).join('');
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(body).not.toContain('secret');
});

it('over plain HTTP the cookie keeps its plain name, and pages speak to their own address alone', async () => {
  const plain = await startTestServer();
  try {
    const { token } = await plain.player();
    const socket = await plain.connect(undefined, '/micro/socket', { cookie: `token=${token}` });
    expect((await callOver(socket, 'sessions.list'))[0]).toBeNull();
    expect(await policyOf(`${plain.url}/healthz`)).toMatchObject({ 'connect-src': "'self'" });
  } finally {
    await plain.close();
  }
});
