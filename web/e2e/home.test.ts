import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { goWithin, settle } from './every-page.ts';
import { openAs, openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await site.database.owner.query(`INSERT INTO provider (id, title) VALUES (1, 'Northlight')`);
});
afterAll(() => site.close());

/** Stores as many games as are asked for: slots, the first of them hot. */
const storeGames = (count: number): Promise<unknown> =>
  site.database.owner.query(
    `INSERT INTO provider_game (provider_id, category, identifier, title, image, is_hot, created_at)
     SELECT 1, 'slots', 'night-' || n, 'Night ' || n, '/assets/no-such-picture.png', n = 0, now() - n * interval '1 hour'
     FROM generate_series(0, $1 - 1) n ON CONFLICT DO NOTHING`,
    [count],
  );

const current = (page: Page): Promise<string | null> =>
  page.locator('section[aria-roledescription="carousel"] [aria-current="true"]').getAttribute('aria-label');

const STEP_MS = 100;

/** Scroll position of the banners, px. */
const bannersAt = (page: Page): Promise<number> =>
  page
    .locator('section[aria-roledescription="carousel"] [style*="translate3d"]')
    .first()
    .evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).m41);

/** Adds up how far what is seen moves, from the next page on. */
const watchShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shift: 0 });
    const add = (list: PerformanceObserverEntryList): void => {
      for (const entry of list.getEntries()) (globalThis as never as Shifting).shift += (entry as never as Shift).value;
    };
    new PerformanceObserver(add).observe({ type: 'layout-shift', buffered: true });
  });

interface Shift {
  value: number;
}
interface Shifting {
  shift: number;
}

test('banners change every five seconds and arrive after two', async () => {
  const { page, context } = await site.visitor({ moving: true, own: true }); // its clock stands still
  await page.clock.install();
  await page.goto('/main');
  await expect.poll(() => current(page)).toBe('Banner 1');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000)); // a time that is still to come, however busy the machine is
  const first = await current(page);
  while ((await current(page)) === first) await page.clock.runFor(STEP_MS);
  const second = await current(page);
  const places: number[] = []; // positions of the banners, from one change to the next
  while ((await current(page)) === second) {
    places.push(await bannersAt(page));
    await page.clock.runFor(STEP_MS);
  }
  expect(Math.abs(places.length * STEP_MS - 5000)).toBeLessThanOrEqual(STEP_MS);
  const end = places.at(-1) ?? 0;
  const arrivedMs = places.findIndex((place) => Math.abs(place - end) < 2) * STEP_MS;
  expect(Math.abs(arrivedMs - 2000)).toBeLessThanOrEqual(2 * STEP_MS);
  await context.close();
});

test('banners change by themselves until they are stopped, and by keyboard', async () => {
  const { page, context, faults } = await site.visitor({ moving: true, own: true }); // its clock is put forward
  await page.clock.install();
  await page.goto('/main');
  await expect.poll(() => current(page)).toBe('Banner 1');
  await page.clock.fastForward(5100);
  await expect.poll(() => current(page)).toBe('Banner 2');

  await page.getByRole('button', { name: 'Stop changing banners' }).click();
  await page.getByRole('heading', { level: 1 }).click(); // neither mouse nor focus holds them any more
  await page.clock.fastForward(5100);
  await page.getByRole('button', { name: 'Start changing banners' }).waitFor();
  expect(await current(page)).toBe('Banner 2');

  await page.getByRole('link', { name: /^Dice.*Go to the game/ }).focus();
  for (const next of [/^VIP club/, /^Mines/]) {
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(next);
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/game/mines');
  expect(faults).toEqual([]);
  await context.close();
});

test('without games of other houses there is no carousel of them, and their pages say so', async () => {
  const { page, context } = await site.visitor({ width: 390, moving: true });
  await page.goto('/main');
  await settle(page);
  await page.getByRole('heading', { name: 'Live bets' }).waitFor();
  expect(await page.getByRole('link', { name: /view all/ }).count()).toBe(0);
  await goWithin(page, '/casino');
  await page.waitForURL('**/casino');
  await page.getByText('There are no games in this category yet.').waitFor();
  await page.getByRole('link', { name: 'Go to our own games' }).click();
  await page.waitForURL('**/game/dice');
  await goWithin(page, '/casino/favorite');
  await page.getByText('Sign in to see your favourite games.').waitFor();
  await goWithin(page, '/casino/nothing');
  await page.getByRole('heading', { name: 'There is no such page' }).waitFor();
  await context.close();
});

test('carousels lead to their lists, lists show everything, and a game asks a guest to sign in', async () => {
  await storeGames(130);
  const { page, context } = await site.visitor({ moving: true });
  await page.goto('/main');
  await page.getByRole('link', { name: 'Hot games: view all, 1', exact: true }).click();
  await page.waitForURL('**/casino/hot');
  await page.getByRole('button', { name: 'Night 0 Northlight' }).click();
  await page.getByRole('dialog').waitFor();
  await goWithin(page, '/casino/slots');
  await page.getByRole('dialog').waitFor({ state: 'detached' }); // over it nothing scrolls
  const tiles = page.getByRole('main').getByRole('listitem');
  await expect.poll(() => tiles.count()).toBe(100);
  await expect.poll(() => page.locator('main li img').first().getAttribute('src')).toContain('no-picture');
  await page.mouse.wheel(0, 100_000);
  await expect.poll(() => tiles.count()).toBe(130);
  await expect.poll(() => page.getByRole('button', { name: 'Show more' }).count()).toBe(0);

  await openAs(page, '/main');
  await page.getByRole('link', { name: 'Night 0 Northlight' }).first().click();
  await page.getByText('The game could not be opened. Contact support.').waitFor(); // no provider knows it
  await context.close();
});

test('on a second visit nothing that is seen moves, and axe objects to nothing', async () => {
  const { page, context } = await site.visitor({ width: 1440, height: 1800, moving: true });
  await page.goto('/main');
  await page.getByRole('link', { name: 'Hot games: view all' }).waitFor();
  await watchShift(page);
  await page.reload();
  await page.getByRole('link', { name: 'Hot games: view all' }).waitFor();
  await settle(page);
  await page.getByRole('link', { name: /^Dice.*Go to the game/ }).waitFor();
  expect(await page.evaluate(() => (globalThis as never as Shifting).shift)).toBeLessThan(0.05);
  expect(await axeFaults(page)).toEqual([]);
  await context.close();
});
