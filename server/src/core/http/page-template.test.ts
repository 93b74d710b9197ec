import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { languages } from '../../../contract/languages.ts';
import type { PagesFile } from '../../../contract/pages.contract.ts';
import type { SignedIn } from '../auth/players.ts';
import { createLogger } from '../observability/logger.ts';
import { createHttpServer, serveWeb, type WebOptions } from './http-server.ts';
import { readPages, type PreviewOf } from './page-template.ts';
import { createLanguageOf } from './visitor-language.ts';

const index =
  '<html lang="ru"><head><meta name="theme-color" content="#0b0e14"><!-- page: here --><title>source</title>' +
  '<!-- /page --><script src="/assets/all.js"></script></head><div id="root">preloader</div></html>';

const file: PagesFile = {
  picture: '/assets/icon.png',
  addresses: ['/', '/main', '/game/:game', '/ref/:referer', '/r/:referer', '/ads/:referer', '/dev/gallery/*'],
  languages: Object.fromEntries(
    languages.map((language) => [
      language,
      {
        locale: `locale-${language}`,
        pages: {
          '/main': { title: `main ${language}`, description: `about $& ${language}` },
          '/game/dice': { title: `<b>Dice</b> & "co" ${language}`, description: `it's "fair" >` },
        },
        other: { title: `other ${language}`, description: 'something' },
      },
    ]),
  ) as unknown as PagesFile['languages'],
};

const players: Record<string, Partial<SignedIn['player']>> = { known: { lang: 'tr', nick: 'Secret Nick' } };

interface Built {
  pages?: object;
  document?: string;
  publicOrigin?: string;
  previewOf?: PreviewOf;
  onPage?: WebOptions['onPage'];
}

const build = async ({
  pages = file,
  document = index,
  publicOrigin,
  previewOf,
  onPage,
}: Built = {}): Promise<FastifyInstance> => {
  const root = await mkdtemp(join(tmpdir(), 'glasshouse-web-'));
  await writeFile(join(root, 'index.html'), document);
  await writeFile(join(root, 'pages.json'), JSON.stringify(pages));
  await writeFile(join(root, 'service-worker.js'), 'self;');
  const app = await createHttpServer({ log: createLogger('silent'), trustProxy: false });
  onTestFinished(async () => {
    await app.close();
    await rm(root, { recursive: true });
  });
  const languageOf = createLanguageOf(async ({ cookies: { token } }) => {
    if (token === 'broken') throw new Error('the database is gone');
    return token !== undefined && players[token] ? ({ player: players[token] } as SignedIn) : undefined;
  });
  await serveWeb(app, { root, languageOf, publicOrigin, ...(previewOf && { previewOf }), ...(onPage && { onPage }) });
  return app;
};

const open = async (path: string, cookie = '', built?: Built) => {
  const headers = { cookie, host: 'casino.example:3000' };
  const { body, headers: answered, statusCode } = await (await build(built)).inject({ url: path, headers });
  return { body, headers: answered, statusCode };
};

it('tells who listens of every page, with its address, and of nothing else', async () => {
  const seen: string[] = [];
  const app = await build({ onPage: ({ url }) => void seen.push(url) });
  for (const url of ['/r/12_spring', '/service-worker.js', '/api/nothing', '/main?a=b']) await app.inject({ url });
  expect(seen).toEqual(['/r/12_spring', '/main?a=b']);
});

it.each(['/main', '/', '/ref/12', '/r/12_spring_7', '/ads/x-y', '/main?modal=login', '/main/'])(
  'names the main page at %s, and its one address',
  async (path) => {
    const { body, statusCode } = await open(path, 'lang=uz');
    expect(statusCode).toBe(200);
    expect(body).toContain('<html lang="locale-uz">');
    expect(body).toContain('<title>main uz</title>');
    expect(body).toContain('<meta name="description" content="about $&amp; uz">'); // nothing is filled into it
    expect(body).toContain('<link rel="canonical" href="http://casino.example:3000/main">');
    expect(body).toContain('<link rel="manifest" href="/manifest.uz.webmanifest">');
    expect(body).not.toContain('source');
  },
);

it('leaves everything else of the document as it was built', async () => {
  const { body } = await open('/main');
  expect(body).toContain('<head><meta name="theme-color" content="#0b0e14"><title>');
  expect(body).toContain('<script src="/assets/all.js"></script></head><div id="root">preloader</div></html>');
});

it('tells previews of links what the page is', async () => {
  const { body } = await open('/game/dice/?x=1', 'lang=en', { publicOrigin: 'https://casino.example' });
  const graph = Object.fromEntries(
    [...body.matchAll(/<meta property="og:(\w+)" content="([^"]*)">/g)].map(([, name, content]) => [name, content]),
  );
  expect(graph).toEqual({
    type: 'website',
    site_name: 'Glasshouse',
    title: '&lt;b&gt;Dice&lt;/b&gt; &amp; &quot;co&quot; en',
    description: 'it&#39;s &quot;fair&quot; &gt;',
    url: 'https://casino.example/game/dice',
    image: 'https://casino.example/assets/icon.png',
  });
  expect(body).toContain('<link rel="canonical" href="https://casino.example/game/dice">');
});

it('writes no address into the page as HTML', async () => {
  const { body } = await open('/"><script>alert(1)</script>');
  expect(body).not.toContain('<script>');
});

it.each(languages)('speaks %s to a guest who has chosen it', async (language) => {
  expect((await open('/main', `lang=${language}`)).body).toContain(`<title>main ${language}</title>`);
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

it.each(['/mainly', '/settings/account', '/__proto__'])('has words for %s too', async (path) => {
  expect((await open(path, 'lang=en')).body).toContain('<title>other en</title>');
});

it.each(['/', '/main', '/main/', '/ref/12', '/game/dice', '/dev/gallery', '/dev/gallery/a/b'])(
  'says that %s is there',
  async (path) => {
    expect((await open(path)).statusCode).toBe(200);
  },
);

it.each(['/nothing', '/main/more', '/ref', '/ref/1/2', '/game/', '/devgallery', '/__proto__'])(
  'shows the page of the client at %s, and says that it is not there',
  async (path) => {
    const { statusCode, body } = await open(path);
    expect([statusCode, body.includes('preloader')]).toEqual([404, true]);
  },
);

it.each(['/sandbox', '/sandbox/fiat?x=1', '/metrics', '/assets/none.js', '/api/none', '/uploads/x'])(
  'shows no page at %s',
  async (path) => {
    const { statusCode, body } = await open(path);
    expect([statusCode, JSON.parse(body)]).toMatchObject([404, { success: false, code: 404 }]);
  },
);

it('has pages asked for each time, by each visitor, and the service worker too', async () => {
  const { headers } = await open('/main');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['vary']).toContain('Cookie');
  expect((await open('/service-worker.js')).headers['cache-control']).toBe('no-cache');
});

it('compresses pages for clients that accept it', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  const answer = await (await build({ document: index + ' '.repeat(2000) })).inject({ url: '/main', headers });
  expect(answer.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(answer.rawPayload).toString()).toContain('<title>main ru</title>');
});

it('gives away neither the texts nor the document as a file', async () => {
  expect((await open('/pages.json')).body).toContain('<title>other ru</title>');
  expect((await open('/index.html')).body).toContain('<title>main ru</title>'); // an installed application keeps it
  expect((await open('/api/main')).statusCode).toBe(404);
});

it('does not start with a build that lacks a language, or a place for a page’s tags', async () => {
  const { en: _, ...rest } = file.languages;
  await expect(build({ pages: { ...file, languages: rest } })).rejects.toThrow(/has nothing in en/);
  await expect(build({ document: '<html lang="ru"><head></head></html>' })).rejects.toThrow(/has no place/);
  expect(readPages('/no/such/folder')).toBeUndefined();
});

it('a page shows what its address has to show, in the language that the link names, and comes without it after a failure', async () => {
  const app = await build({
    publicOrigin: 'https://house.test',
    previewOf: async ({ path, query, language }) => {
      if (query.has('broken')) throw new Error('the database is gone');
      return {
        title: `<b> of ${path} in ${language}`,
        description: 'what there is',
        path: '/game/dice?bet=1',
        picture: { path: '/api/share/1?lang=tr&x', width: 1200, height: 630 },
      };
    },
  });
  const { body } = await app.inject('/game/dice?lang=tr');
  expect(body).toContain('<title>&lt;b&gt; of /game/dice in tr</title>');
  expect(body).toContain('<meta property="og:image" content="https://house.test/api/share/1?lang=tr&amp;x">');
  expect(body).toContain('<meta property="og:image:width" content="1200">');
  expect(body).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(body).toContain('<meta property="og:url" content="https://house.test/game/dice?bet=1">');
  expect(body).toContain('<html lang="locale-ru">');
  const plain = await app.inject('/game/dice?broken');
  expect(plain.statusCode).toBe(200);
  expect(plain.body).not.toContain('twitter:card');
});
