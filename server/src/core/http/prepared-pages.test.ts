import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { languages } from '../../../contract/languages.ts';
import type { PreparedPages } from '../../../contract/pages.contract.ts';
import type { SignedIn } from '../auth/players.ts';
import { createLogger } from '../observability/logger.ts';
import { createHttpServer, serveWeb } from './http-server.ts';
import { readPreparedPages } from './prepared-pages.ts';
import { createLanguageOf } from './visitor-language.ts';

const template =
  '<html lang="{{locale}}"><head><title>{{title}}</title><meta name="description" content="{{description}}">' +
  '<link rel="manifest" href="{{manifest}}">{{head}}{{scripts}}</head><div id="root">{{root}}</div></html>';

const prepared: PreparedPages = {
  template,
  other: { head: '', scripts: '<script src="/assets/all.js"></script>', root: '<p>preloader</p>' },
  languages: Object.fromEntries(
    languages.map((language) => [
      language,
      {
        locale: `locale-${language}`,
        pages: {
          '/main': { title: `main ${language}`, description: 'all of it' },
          '/game/dice': { title: `<b>Dice</b> & "co" {{root}} ${language}`, description: `it's "fair" > {{head}}` },
        },
        other: { title: `other ${language}`, description: 'something' },
        views: {
          '/main': {
            head: '<link rel="stylesheet" href="/assets/home.css">',
            scripts: '<script src="/assets/later.js"></script>',
            root: `<h1>first view ${language} $& {{title}}</h1>`,
          },
          '/helpdesk/faq': { head: '', scripts: '', root: `<h1>answers ${language}</h1>` },
        },
        ageNotice: `<p>18+ ${language}</p>`,
      },
    ]),
  ) as unknown as PreparedPages['languages'],
};

const players: Record<string, Partial<SignedIn['player']>> = { known: { lang: 'tr', nick: 'Secret Nick' } };

const build = async (pages: object = prepared): Promise<FastifyInstance> => {
  const root = await mkdtemp(join(tmpdir(), 'glasshouse-web-'));
  await writeFile(join(root, 'index.html'), '<html><head></head></html>');
  await writeFile(join(root, 'pages.json'), JSON.stringify(pages));
  await writeFile(join(root, 'service-worker.js'), 'self;');
  const app = await createHttpServer({ log: createLogger('silent'), trustProxy: false, secure: false });
  onTestFinished(async () => {
    await app.close();
    await rm(root, { recursive: true });
  });
  const languageOf = createLanguageOf(async ({ cookies: { token } }) => {
    if (token === 'broken') throw new Error('the database is gone');
    return token !== undefined && players[token] ? ({ player: players[token] } as SignedIn) : undefined;
  });
  await serveWeb(app, { root, languageOf });
  return app;
};

const open = async (path: string, visitor = '') => {
  const cookie = `adult=1; ${visitor}`;
  const { body, headers, statusCode } = await (await build()).inject({ url: path, headers: { cookie } });
  return { body, headers, statusCode };
};

it.each(['/main', '/', '/ref/12', '/ads/x-y', '/main?modal=login', '/main/'])(
  'shows the main page at %s, and what it needs',
  async (path) => {
    const { body, statusCode } = await open(path, 'lang=uz');
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="locale-uz">');
    expect(body).toContain('<title>main uz</title>');
    expect(body).toContain('<div id="root"><h1>first view uz $& {{title}}</h1></div>'); // as it was prepared
    expect(body).toContain('href="/assets/home.css"><script src="/assets/later.js"></script></head>');
    expect(body).toContain('href="/manifest.uz.webmanifest"');
  },
);

it.each(languages)('speaks %s to a guest who has chosen it', async (language) => {
  expect((await open('/main', `lang=${language}`)).body).toContain(`<h1>first view ${language} `);
});

it.each([
  ['no cookie', '', 'ru'],
  ['a language that is none', 'lang=xx', 'ru'],
  ['a session', 'token=known', 'tr'],
  ['a session and a choice that it has not taken over yet', 'token=known; lang=kz', 'kz'],
  ['a session that is over', 'token=old', 'ru'],
  ['a session that nobody can look up', 'token=broken', 'ru'],
])('by %s speaks what is to be spoken', async (_, cookie, language) => {
  expect((await open('/main', cookie)).body).toContain(`<html lang="locale-${language}">`);
});

it('shows a signed-in player the same page as a guest of their language: nothing of an account is in it', async () => {
  const player = await open('/main', 'token=known');
  expect(player.body).toBe((await open('/main', 'lang=tr')).body);
  expect(player.body).not.toContain('Secret');
});

it('shows every page that was prepared by its own address', async () => {
  expect((await open('/helpdesk/faq?q=x', 'lang=tr')).body).toContain('<div id="root"><h1>answers tr</h1></div>');
});

it.each(['/main', '/helpdesk/faq'])('asks whoever has not said so at %s whether they are of age', async (url) => {
  const app = await build();
  const { body } = await app.inject({ url, headers: { cookie: 'lang=kz' } });
  expect(body).toMatch(/<\/h1><p>18\+ kz<\/p><\/div>/);
  expect((await open(url)).body).not.toContain('18+');
});

it('names every other page, and has it wait for its scripts', async () => {
  const { body } = await open('/game/dice?x=1', 'lang=en');
  expect(body).toContain('<title>&lt;b&gt;Dice&lt;/b&gt; &amp; &quot;co&quot; {{root}} en</title>');
  expect(body).toContain('content="it&#39;s &quot;fair&quot; &gt; {{head}}"');
  expect(body).toContain('<div id="root"><p>preloader</p></div>');
  expect(body).toContain('<script src="/assets/all.js"></script></head>');
  expect(body).not.toContain('home.css');
  expect((await open('/mainly', 'lang=en')).body).toContain('<title>other en</title>');
  expect((await open('/__proto__')).body).toContain('<title>other ru</title>');
});

it('has pages asked for anew each time, by each visitor, and the service worker too', async () => {
  const { headers } = await open('/main');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['vary']).toContain('Cookie');
  expect((await open('/service-worker.js')).headers['cache-control']).toBe('no-cache');
});

it('sends pages compressed to whoever takes that', async () => {
  const long = { ...prepared, template: template + ' '.repeat(2000) };
  const headers = { 'accept-encoding': 'gzip' };
  const answer = await (await build(long)).inject({ url: '/main', headers });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(answer.rawPayload).toString()).toContain('<title>main ru</title>');
});

it('gives away neither the parts nor the page as a file', async () => {
  expect((await open('/pages.json')).body).toContain('<title>other ru</title>');
  expect((await open('/api/main')).statusCode).toBe(404);
});

it('does not start with a build that lacks a language', async () => {
  const { en: _, ...rest } = prepared.languages;
  await expect(build({ ...prepared, languages: rest })).rejects.toThrow(/has nothing in en/);
  expect(readPreparedPages('/no/such/folder')).toBeUndefined();
});
