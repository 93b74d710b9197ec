import { io, type Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { axeFaults } from './axe.ts';
import { firstOf } from './long.ts';
import { openSite, sharedSite, type Site } from './site.ts';
import type { Visitor, VisitorOptions } from './visitors.ts';

let site: Site;

beforeAll(async () => {
  site = await openSite({ GEO_BLOCKED_NETWORKS: '127.0.0.0/8', TRUST_PROXY: 'false' });
});
afterAll(() => site.close());

const titles = {
  ru: 'Здесь мы не работаем',
  en: 'We are not available here',
  ua: 'Тут ми не працюємо',
  kz: 'Мұнда біз жұмыс істемейміз',
  uz: 'Bu yerda ishlamaymiz',
  tr: 'Burada hizmet vermiyoruz',
} as const;

const open = async (path: string, options: VisitorOptions = {}): Promise<Visitor> => {
  const visitor = await site.visitor(options);
  onTestFinished(() => visitor.context.close());
  await visitor.page.goto(path);
  return visitor;
};

const openSocket = (path: string): Socket => {
  const socket = io(site.url, { path, transports: ['websocket'], forceNew: true });
  onTestFinished(() => void socket.disconnect());
  return socket;
};

describe('a visitor from a blocked network', () => {
  it.each(firstOf(Object.entries(titles)))('reads why in the language of the cookie: %s', async (language, title) => {
    const { page } = await open('/main', { language });
    await page.getByRole('heading', { name: title, level: 1 }).waitFor();
    expect(await page.getByText('127.0.0.1').isVisible()).toBe(true);
    expect(await page.locator('html').getAttribute('lang')).toBe(
      { ua: 'uk', kz: 'kk', uz: 'uz-Latn' }[language] ?? language,
    );
  });

  it.each(['/', '/game/dice', '/settings/account', '/fairness', '/index.html'])(
    'sees nothing else at %s',
    async (path) => {
      const { page, faults } = await open(path, { adult: false });
      await page.getByRole('heading', { name: titles.en }).waitFor();
      expect(await page.getByRole('heading').count()).toBe(1);
      expect(await page.getByRole('navigation').count()).toBe(0);
      expect(await page.getByText('18').count()).toBe(0);
      expect(faults.filter((fault) => !fault.includes('451'))).toEqual([]);
    },
  );

  it('opens no connection and asks for nothing', async () => {
    const visitor = await site.visitor();
    onTestFinished(() => visitor.context.close());
    const asked: string[] = [];
    visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    visitor.page.on('websocket', (socket) => asked.push(socket.url()));
    await visitor.page.goto('/main');
    await visitor.page.getByRole('heading', { name: titles.en }).waitFor();
    expect(asked.filter((path) => /socket|\/api\//.test(path))).toEqual([]);
  });

  it('is refused over HTTP', async () => {
    const { page } = await open('/main');
    const answer = await page.request.get('/api/captcha');
    expect(answer.status()).toBe(451);
    expect(await answer.json()).toMatchObject({ success: false, code: 'blockGeo', ip: '127.0.0.1' });
    const signIn = await page.request.post('/api/auth/login', { data: { login: 'player01', password: 'Glasshouse1' } });
    expect(signIn.status()).toBe(451);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
  });

  it('is refused over both sockets', async () => {
    const blockOf = (path: string): Promise<unknown> =>
      new Promise((resolve) => void openSocket(path).once('blockGeo', resolve));
    for (const path of ['/micro/socket', '/socket.io'])
      expect(await blockOf(path)).toEqual({ ip: '127.0.0.1', countryName: '' });
    const call = new Promise((resolve) => void openSocket('/micro/socket').emit('call', 'dice.play', {}, resolve));
    expect(await call).toMatchObject({ code: 'blockGeo' });
    const legacy = openSocket('/socket.io');
    const request = new Promise((resolve) => void legacy.once('cash', resolve));
    legacy.emit('cash', { type: 'loadCurrencies' });
    expect(await request).toMatchObject({ payload: { success: false, code: 'blockGeo' } });
  });

  it('can check again', async () => {
    const { page } = await open('/main');
    await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Check again' }).click()]);
    await page.getByRole('heading', { name: titles.en }).waitFor();
  });

  it('writes to support without a connection, and is answered by e-mail', async () => {
    const { page, faults } = await open('/main', { width: 360, height: 640 });
    const sockets: string[] = [];
    page.on('websocket', (socket) => sockets.push(socket.url()));
    await page.getByRole('button', { name: 'Ask support' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Enter an e-mail address.').waitFor();
    await page.getByText('Write your question.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.getByLabel('E-mail for the answer').fill('ann@example.com');
    await page.getByLabel('Your question').fill('How do I get my balance?');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('The answer comes to ann@example.com').waitFor();
    expect(sockets).toEqual([]);
    expect(faults.filter((fault) => !fault.includes('451'))).toEqual([]);
    const { rows } = await site.database.owner.query('SELECT guest_email AS email FROM support_conversation');
    expect(rows).toEqual([{ email: 'ann@example.com' }]);
  });

  it('reads it at 360, 390 and 1440 px, with nothing cut off or hard to see', async () => {
    const { page } = await open('/main');
    await page.getByRole('heading', { name: titles.en }).waitFor();
    for (const width of [360, 390, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      const button = await page.getByRole('button', { name: 'Check again' }).boundingBox();
      expect([width, Math.max(0, overflow), (button?.height ?? 0) >= 44]).toEqual([width, 0, true]);
      expect([width, await axeFaults(page)]).toEqual([width, []]);
    }
  });
});

it('a visitor who is blocked while the page is open sees it in place of the application', async () => {
  const { page } = await (await sharedSite()).visitor();
  let tellBlock: (() => void) | undefined;
  await page.routeWebSocket(/\/socket\.io/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      socket.send(message);
      if (!String(message).startsWith('40')) return; // the connection is up: from now on it is listened to
      tellBlock = () => socket.send('42["blockGeo",{"ip":"203.0.113.7","countryName":"Germany","country":"DE"}]');
    });
  });
  await page.goto('/main');
  await page.getByRole('navigation').first().waitFor();
  await expect.poll(() => tellBlock !== undefined).toBe(true);
  tellBlock?.();
  await page.getByRole('heading', { name: titles.en }).waitFor();
  expect(await page.getByText('203.0.113.7').isVisible()).toBe(true);
  expect(await page.getByText('Germany').isVisible()).toBe(true);
  expect(await page.getByRole('navigation').count()).toBe(0);
});
