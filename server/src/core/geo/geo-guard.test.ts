import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { texts } from '../i18n/texts.ts';
import { createTranslate } from '../i18n/translate.ts';
import { createHttpServer, serveWeb } from '../http/http-server.ts';
import { createLogger } from '../observability/logger.ts';
import { guardPlaces } from './geo-guard.ts';
import { openLocalGeo } from './local-geo.ts';

const BERLIN = '141.20.1.1';
const NOWHERE = '10.9.8.7';
const GOOGLE = '8.8.8.8';

/** Callbacks of providers, who sit wherever they like: only what they have signed is taken. */
const signedRoutes = ['/api/cash/callbacks/:provider', '/api/cash/payouts/:provider', '/api/slotegrator/callback'];

const build = async (): Promise<FastifyInstance> => {
  const root = await mkdtemp(join(tmpdir(), 'glasshouse-web-'));
  await writeFile(join(root, 'index.html'), '<html><head><title>G</title></head></html>');
  await writeFile(join(root, 'file.js'), 'let x;');
  const app = await createHttpServer({ log: createLogger('silent'), trustProxy: true });
  const geo = await openLocalGeo({
    blockedCountries: ['DE'],
    blockedNetworks: [`${NOWHERE}/32`],
    allowedNetworks: [],
    blockVpn: false,
  });
  guardPlaces(app, { geo, translate: createTranslate({ general: texts('general') }) });
  await app.register((plugin, _options, done) => {
    plugin.get('/api/captcha', () => 'served');
    plugin.post('/api/auth/login', () => 'served');
    plugin.get('/auth/*', () => 'served');
    for (const url of signedRoutes) plugin.post(url, { config: { isSigned: true } }, () => 'served');
    plugin.get('/api/slotegrator/start/:session', () => 'served');
    plugin.get('/healthz', () => 'served');
    done();
  });
  await serveWeb(app, { root });
  onTestFinished(async () => {
    await app.close();
    await rm(root, { recursive: true });
  });
  return app;
};

const product = [
  ['GET', '/api/captcha'],
  ['GET', '/%61pi/captcha?x=/main'],
  ['POST', '/api/auth/login'],
  ['GET', '/auth/some-token'],
  ['GET', '/api/slotegrator/start/1'],
] as const;

it.each(product)('refuses %s %s from a blocked country', async (method, url) => {
  const response = await (await build()).inject({ method, url, remoteAddress: BERLIN, headers: { cookie: 'lang=en' } });
  expect(response.statusCode).toBe(451);
  expect(response.json()).toEqual({
    success: false,
    code: 'blockGeo',
    msg: texts('general').en.blockGeo,
    ip: BERLIN,
    countryName: 'Germany',
    country: 'DE',
  });
  expect(response.headers['cache-control']).toBe('no-store');
});

it.each(signedRoutes)('takes callbacks at %s from wherever they come', async (url) => {
  const app = await build();
  for (const remoteAddress of [BERLIN, NOWHERE])
    expect((await app.inject({ method: 'POST', url, remoteAddress })).body).toBe('served');
});

it.each(product)('serves %s %s to everybody else', async (method, url) => {
  expect((await (await build()).inject({ method, url, remoteAddress: GOOGLE })).body).toBe('served');
});

it('names the country in the language of the cookie, and none where it is not known', async () => {
  const app = await build();
  const ask = async (remoteAddress: string, cookie = ''): Promise<unknown> =>
    (await app.inject({ url: '/api/captcha', remoteAddress, headers: { cookie } })).json();
  expect(await ask(BERLIN)).toMatchObject({ countryName: 'Германия' });
  expect(await ask(BERLIN, 'lang=tr')).toMatchObject({ countryName: 'Almanya' });
  expect(await ask(NOWHERE)).toMatchObject({ ip: NOWHERE, countryName: '' });
});

it('believes the proxy about who asks, and not what they claim', async () => {
  const app = await build();
  const ask = async (forwarded: string): Promise<number> =>
    (await app.inject({ url: '/api/captcha', headers: { 'x-forwarded-for': forwarded } })).statusCode;
  expect(await ask(`${GOOGLE}, ${BERLIN}`)).toBe(451);
  expect(await ask(`${BERLIN}, ${GOOGLE}`)).toBe(200);
});

it.each(['/', '/main', '/index.html', '/settings/account'])('tells the page %s why it is all there is', async (url) => {
  const app = await build();
  const blocked = await app.inject({ url, remoteAddress: BERLIN, headers: { cookie: 'lang=en' } });
  expect(blocked.statusCode).toBe(451);
  expect(blocked.headers['content-type']).toContain('text/html');
  expect(blocked.body).toContain(
    '<head><meta name="geo-block" content="{&quot;ip&quot;:&quot;141.20.1.1&quot;,&quot;countryName&quot;:&quot;Germany&quot;,&quot;country&quot;:&quot;DE&quot;}">',
  );
  const open = await app.inject({ url, remoteAddress: GOOGLE });
  expect([open.statusCode, open.body.includes('geo-block')]).toEqual([200, false]);
});

it.each(['/file.js', '/healthz'])('serves %s to everybody', async (url) => {
  expect((await (await build()).inject({ url, remoteAddress: BERLIN })).statusCode).toBe(200);
});
