import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goWithin, settle } from './every-page.ts';
import { firstOf } from './long.ts';
import { openAs, sharedSite } from './site.ts';

declare global {
  var moved: number; // distance by which the page's parts moved, as the browser counts it
}

const site = await sharedSite();

describe('a page', () => {
  it.each(
    firstOf([
      ['/game/dice', 390],
      ['/main', 390],
      ['/game/dice', 1440],
      ['/helpdesk/faq', 390],
    ]),
  )('%s opens without a move at %i px', async (path, width) => {
    const { page, faults } = await site.visitor({ width, adult: false, own: true, moving: true });
    await page.addInitScript(() => {
      globalThis.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) globalThis.moved += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await settle(page);
    expect(await page.evaluate(() => globalThis.moved)).toBeLessThan(0.05);
    expect(faults).toEqual([]);
  });
});

it('asks for an age once, before play, which a guest may try without money', async () => {
  const { page, faults } = await site.visitor({ adult: false, own: true, width: 360, height: 640 });
  const calls: string[] = [];
  page.on('websocket', (socket) =>
    socket.on(
      'framesent',
      ({ payload }) => /dice\.play|mines\.|fairness\.seeds/.test(String(payload)) && calls.push(String(payload)),
    ),
  );
  await page.goto('/game/dice');
  await settle(page);
  const question = page.getByRole('dialog', { name: 'A site for adults' });
  expect(await question.count()).toBe(0); // reading needs no answer
  await page.getByRole('button', { name: 'Try with play money' }).click();
  const bet = page.getByRole('button', { name: 'Bet play money' });
  await bet.click();
  await question.getByRole('button', { name: 'I am 18 or older' }).click();
  await page
    .getByText(/^Rolled \d+\.\d{2}\. .*PLAY/)
    .first()
    .waitFor(); // in sight, and said to who does not see it
  expect(await page.getByRole('link', { name: 'Check', exact: true }).count()).toBe(0);
  await page.getByText('Play money is not counted here').waitFor();
  await page.getByRole('button', { name: 'Fairness' }).click();
  await page.getByText('They are not in the log and cannot be checked.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await goWithin(page, '/game/mines');
  await page.getByRole('heading', { level: 1, name: 'Mines' }).waitFor(); // dice has such a button, too
  await bet.click(); // asked once
  await page.getByRole('button', { name: 'Random cell' }).click();
  await page
    .getByText(/^(?:1 cell open\. You can take|A mine\. The stake of) .*PLAY/)
    .first()
    .waitFor();
  expect([calls, faults]).toEqual([[], []]);
  await page.getByRole('button', { name: 'Stop trying' }).click();
  await page.getByRole('button', { name: 'Place bet' }).waitFor();
});

it('offers a browser its language once, in that language, and keeps the answer', async () => {
  const { page, context } = await site.visitor({ own: true });
  await context.clearCookies();
  await page.goto('/fairness');
  const offer = page.getByRole('region', { name: 'Language of the site' });
  await offer.getByRole('button', { name: 'Leave as it is' }).click();
  await offer.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  expect(await offer.count()).toBe(0);
  expect(await page.locator('html').getAttribute('lang')).toBe('ru');
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await offer.getByRole('button', { name: 'Read in English' }).click();
  await page.getByRole('button', { name: 'Choose a language' }).waitFor();
  await offer.waitFor({ state: 'detached' });
});

describe('the installed application', () => {
  const kept = (page: Page): Promise<string[]> =>
    page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });

  const worker = fileURLToPath(new URL('../dist/service-worker.js', import.meta.url));
  const build = async (content: string | Buffer): Promise<void> => {
    await writeFile(worker, content);
    await writeFile(`${worker}.br`, brotliCompressSync(content));
    await writeFile(`${worker}.gz`, gzipSync(content));
  };

  const ready = (page: Page): Promise<unknown> =>
    page.waitForFunction(() => navigator.serviceWorker.ready.then(() => true)); // ends: a worker that cannot be installed is never ready

  it('can be installed, keeps the shell and nothing else, and shows it without a connection', async () => {
    const { page, context } = await site.visitor({ own: true, installs: true, moving: true, whole: true });
    await page.goto('/game/dice');
    await settle(page);
    await ready(page);
    const cdp = await context.newCDPSession(page);
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors');
    expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
    await page.reload();
    await settle(page);
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const files = await kept(page);
    expect(files).toContain('/index.html');
    expect(
      files.filter((path) => path !== '/index.html' && !/^\/assets\/[^/]+\.(?:js|css|svg|woff2)$/.test(path)),
    ).toEqual([]);
    // a file of what games share is named after its users, too
    expect(files.filter((path) => /^\/assets\/(?!game~).*(?:screen|scene|tile|sounds)/.test(path))).toEqual([]);
    await context.setOffline(true);
    await page.goto('/main');
    await page.getByRole('heading', { level: 1, name: 'A casino with glass walls' }).waitFor();
    await page.getByText('Connection lost').waitFor();
    await context.close();
  });

  it('offers a new version, and takes it when the player asks and no bet is on its way', async () => {
    const { page, context } = await site.visitor({ own: true, installs: true, moving: true, whole: true });
    const script = await readFile(worker);
    await openAs(page, '/game/dice');
    await ready(page);
    await page.reload();
    await page.getByRole('button', { name: 'Place bet' }).waitFor();
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    const isSamePage = () => page.evaluate(() => 'isSamePage' in globalThis);
    try {
      await build(`${script.toString()}\n// the next version`);
      const notice = page.getByRole('status', { name: 'A new version is out' });
      await expect
        .poll(
          async () => {
            await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))); // heard once its part is there
            return notice.count();
          },
          { interval: 1000 }, // a page that is looked at again asks for its news: twenty times a second would be too many
        )
        .toBe(1);
      expect(await isSamePage()).toBe(true);
      await page.getByRole('button', { name: 'Place bet' }).click();
      const reloaded = page.waitForEvent('load'); // nothing is evaluated in a page that is about to go
      await notice.getByRole('button', { name: 'Update' }).click();
      await reloaded;
      expect(await isSamePage()).toBe(false);
      await page
        .getByRole('link', { name: /Check the round$/ })
        .first()
        .waitFor(); // the bet was settled and is there
    } finally {
      await build(script);
    }
    await context.close();
  });
});

describe('inside Telegram', () => {
  interface Told {
    type: string;
    data: Record<string, unknown>;
  }

  /** Telegram's side: it hears what the page tells, and says what a test wants. */
  const openInside = async () => {
    const visitor = await site.visitor({ width: 390, height: 800, own: true, moving: true, installs: true });
    await visitor.context.addInitScript(() => {
      const pushes: unknown[] = [];
      const postEvent = (type: string, data?: string): void =>
        void pushes.push({ type, data: data === undefined ? {} : (JSON.parse(data) as unknown) });
      Object.assign(globalThis, { told: pushes, TelegramWebviewProxy: { postEvent } });
    });
    const { page } = visitor;
    const all = async (type: string): Promise<Record<string, unknown>[]> =>
      (await page.evaluate(() => (globalThis as unknown as { told: Told[] }).told))
        .filter((each) => each.type === type)
        .map(({ data }) => data);
    const last = async (type: string): Promise<Record<string, unknown> | undefined> => (await all(type)).at(-1);
    const say = (type: string, data: object = {}): Promise<void> =>
      page.evaluate(
        ([event, payload]) =>
          (
            globalThis as unknown as { Telegram: { WebView: { receiveEvent(type: string, data: object): void } } }
          ).Telegram.WebView.receiveEvent(event, payload),
        [type, data] as const,
      );
    return { ...visitor, all, last, say };
  };

  const LAUNCH = '#tgWebAppVersion=8.0&tgWebAppPlatform=android&tgWebAppThemeParams=%7B%7D';

  it('takes the height, leaves room for what covers it, and has our colours', async () => {
    const { page, context, last, say, faults } = await openInside();
    await page.goto(`/main${LAUNCH}`);
    await expect.poll(() => last('web_app_expand')).toEqual({});
    await expect.poll(() => last('web_app_set_header_color')).toEqual({ color: '#0b0e14' });
    await expect.poll(() => last('web_app_request_content_safe_area')).toEqual({});
    await say('safe_area_changed', { top: 30, bottom: 20, left: 0, right: 0 });
    await say('content_safe_area_changed', { top: 46, bottom: 0, left: 0, right: 0 });
    await say('viewport_changed', { height: 700, width: 390, is_expanded: true, is_state_stable: true });
    await say('viewport_changed', { height: 500, width: 390, is_expanded: true, is_state_stable: false });
    const logo = page.getByRole('banner').getByRole('link').first();
    await expect.poll(async () => (await logo.boundingBox())?.y).toBeGreaterThanOrEqual(76);
    const tab = page.getByRole('button', { name: 'Menu' });
    await expect.poll(() => tab.evaluate((each) => each.getBoundingClientRect().bottom)).toBeLessThanOrEqual(780);
    const height = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--viewport-height'));
    await expect.poll(height).toBe('700px');
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('has its back button, which closes what is open first, and keeps a game from being swiped or closed away', async () => {
    const { page, context, all, last, say } = await openInside();
    await openAs(page, `/main${LAUNCH}`);
    await expect.poll(() => last('web_app_setup_back_button')).toEqual({ is_visible: false });
    await expect.poll(() => last('web_app_setup_swipe_behavior')).toEqual({ allow_vertical_swipe: true });
    await page.getByRole('region', { name: 'Our games' }).getByRole('link', { name: /^Dice/ }).click();
    await expect.poll(() => last('web_app_setup_back_button')).toEqual({ is_visible: true });
    await expect.poll(() => last('web_app_setup_swipe_behavior')).toEqual({ allow_vertical_swipe: false });
    await page.getByRole('button', { name: 'Place bet' }).click();
    await expect.poll(() => all('web_app_setup_closing_behavior')).toContainEqual({ need_confirmation: true });
    await expect.poll(() => last('web_app_setup_closing_behavior')).toEqual({ need_confirmation: false });
    await page.getByRole('button', { name: 'Rules' }).click();
    await page.getByRole('dialog').waitFor();
    await say('back_button_pressed');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/game/dice');
    await say('back_button_pressed');
    await page.waitForURL(/\/main/);
    await context.close();
  });
});
