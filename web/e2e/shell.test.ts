import type { Page } from 'playwright-core';
import { describe, expect, it, test } from 'vitest';
import { axeFaults } from './axe.ts';
import { goWithin, settle } from './every-page.ts';
import { firstOf } from './long.ts';
import { openAs, sharedSite } from './site.ts';

const site = await sharedSite();

const FLOW_MS = 120_000;
const HOUR_MS = 3_600_000;

/** Focused element: its name, and whether it can be seen and shows that it has the focus. */
const focused = (page: Page): Promise<{ name: string; sound: boolean }> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return { name: '', sound: true };
    const { top, bottom, width } = element.getBoundingClientRect();
    const isSeen = width > 1 && bottom > 0 && top < innerHeight && element.checkVisibility();
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : element;
    const name = element.getAttribute('aria-label') ?? label?.textContent ?? '';
    const isRinged = [element, element.parentElement].some(
      (each) => each && getComputedStyle(each).outlineStyle !== 'none',
    );
    return { name: name.trim(), sound: isSeen && isRinged };
  });

describe('the frame of every page', () => {
  it.each(firstOf([390, 1440]))(
    'is walked by Tab from the first link to the last, all in sight, at %i px',
    async (width) => {
      const { page } = await site.visitor({ width });
      await page.goto('/fairness');
      await settle(page);
      // the socket says who is there: the header offers signing in once it knows
      await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
      const names: string[] = [];
      for (let steps = 0; steps < 200 && names.at(-1) !== 'Terms'; steps += 1) {
        await page.keyboard.press('Tab');
        const { name, sound } = await focused(page);
        expect([name, sound]).toEqual([name, true]);
        names.push(name);
      }
      expect(names.filter((name) => name !== 'Open the chat').slice(0, 5)).toEqual([
        'Skip to content',
        'Glasshouse. To the home page',
        'Turn sound off',
        'Choose a language',
        'Sign in',
      ]);
      expect(names).toEqual(expect.arrayContaining(['Sign up', 'Help', 'Privacy', 'Terms']));
      if (width === 1440)
        expect(names).toEqual(
          expect.arrayContaining(['Dice', 'Fairness', 'Support', 'Investments', 'Language: English']),
        );
    },
    FLOW_MS,
  );

  it('counts who is there', async () => {
    const { page } = await site.visitor();
    await page.goto('/main');
    const count = page.getByText(/^On the site now: /);
    await count.waitFor();
    const before = Number((await count.textContent())?.match(/\d+/)?.[0]);
    const other = await site.visitor({ own: true, moving: true });
    await other.page.goto('/fairness');
    await expect.poll(async () => Number((await count.textContent())?.match(/\d+/)?.[0])).toBeGreaterThan(before);
  });

  it('is looked into by the mascot after some hours, for twenty seconds', async () => {
    const { page } = await site.visitor({ own: true, moving: true });
    await page.clock.install();
    await page.goto('/fairness');
    await settle(page);
    const mascot = page.locator('img[src*="mascot"]');
    await page.clock.fastForward(HOUR_MS - 60_000);
    expect(await mascot.count()).toBe(0);
    await page.clock.fastForward(10 * HOUR_MS + 120_000);
    await expect.poll(() => mascot.count()).toBe(1);
    await page.clock.fastForward(21_000);
    await expect.poll(() => mascot.count()).toBe(0);
  });

  it('begins in the lobby inside a frame', async () => {
    const { page } = await site.visitor();
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.src = '/main';
      document.body.append(frame);
    });
    await expect.poll(() => page.frames().at(1)?.url()).toBe(`${site.url}/casino/slots`);
  });
});

describe('the start of a page', () => {
  it('is its top, wherever the page before it was left', async () => {
    const { page } = await site.visitor();
    await page.goto('/helpdesk/terms');
    await settle(page);
    await page.evaluate(() => scrollTo(0, 600));
    await page.goto('/helpdesk/policy');
    await settle(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });
});

describe('a reload in the middle of a page', () => {
  it.each(firstOf(['/main', '/helpdesk/faq']))('comes back to that place of %s', async (path) => {
    const { page } = await site.visitor();
    await page.goto(path);
    await settle(page);
    await page.evaluate(() => scrollTo(0, 700));
    await page.reload();
    await settle(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  });
});

describe('the language menu', () => {
  it('is on the screen whole on every screen, with places to press of 44 px', async () => {
    const { page } = await site.visitor();
    await page.goto('/fairness');
    await settle(page);
    for (const [width, height] of [
      [1440, 900],
      [1440, 640],
      [390, 844],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      if (width < 990) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Language: English' }).click();
      await settle(page);
      const menu = await page.getByRole('menu').boundingBox();
      if (!menu) throw new Error('the menu is not shown');
      const { x, y } = menu;
      const isWhole = x >= 0 && y >= 0 && x + menu.width <= width && y + menu.height <= height;
      const boxes = await Promise.all((await page.getByRole('menuitemradio').all()).map((each) => each.boundingBox()));
      const areHigh = boxes.every((box) => (box?.height ?? 0) >= 44);
      expect([width, height, isWhole, boxes.length, areHigh]).toEqual([width, height, true, 6, true]);
      expect([width, height, await axeFaults(page, { within: '[role="menu"]' })]).toEqual([width, height, []]);
      await page.keyboard.press('Escape');
      await page.getByRole('menu').waitFor({ state: 'detached' });
      if (width < 990) await page.keyboard.press('Escape'); // the menu that it was in
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
  });

  it('is walked by keys, and gives the focus back', async () => {
    const { page } = await site.visitor();
    await page.goto('/fairness');
    await settle(page);
    const name = () => page.evaluate(() => document.activeElement?.textContent);
    const button = page.getByRole('button', { name: 'Language: English' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect.poll(name).toBe('Русский');
    await page.keyboard.press('ArrowDown');
    await expect.poll(name).toBe('English');
    await page.keyboard.press('End');
    await expect.poll(name).toBe('Türkçe');
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await expect.poll(() => button.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await expect.poll(name).toBe('Русский');
    await page.keyboard.press('End');
    await expect.poll(name).toBe('Türkçe');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('tr');
  });
});

describe('a dialog with an address', () => {
  it('opens from its address, and Escape leaves its page', async () => {
    const { page } = await site.member();
    const dialogs = [
      ['/settings/account?modal=nick', 'Change the nickname'],
      ['/settings/security?modal=twoFactor', 'Turn protection on'],
      ['/game/dice?modal=rules', 'Rules of dice'],
      ['/game/dice?modal=fairness', 'Fair play'],
    ] as const;
    await page.goto(dialogs[0][0]);
    for (const [address, name] of dialogs) {
      await goWithin(page, address);
      const dialog = page.getByRole('dialog', { name });
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(page.url()).toBe(site.url + address.slice(0, address.indexOf('?')));
    }
  });

  it('closes by Back, and the page stays', async () => {
    const { page } = await site.visitor();
    await openAs(page, '/settings/account');
    await page.getByRole('button', { name: 'Change the nickname' }).click();
    await page.getByRole('dialog').waitFor();
    expect(page.url()).toBe(`${site.url}/settings/account?modal=nick`);
    await page.goBack();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(page.url()).toBe(`${site.url}/settings/account`);
  });

  it('shows the card of a player under an address that can be sent', async () => {
    const { page } = await site.visitor();
    await openAs(page, '/main');
    await page.getByRole('button', { name: /^Profile/ }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).click();
    const card = page.getByRole('dialog', { name: 'My profile' });
    await card.waitFor();
    const address = page.url();
    expect(new URL(address).searchParams.get('modal')).toBe('player');
    await page.goto(address);
    await card.waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
    expect(page.url()).toBe(`${site.url}/main`);
  });
});

test('on a phone Games opens all six as pictures over the page, and one of them opens its game', async () => {
  const { page } = await site.visitor({ width: 390 });
  await page.goto('/fairness');
  await page.getByRole('button', { name: 'Games', exact: true }).click();
  const games = page.getByRole('dialog', { name: 'Our games' });
  await expect.poll(() => games.getByRole('link').count()).toBe(6);
  expect(await axeFaults(page, { within: '[role="dialog"]' })).toEqual([]);
  await games.getByRole('link', { name: 'Mines' }).click();
  await page.getByRole('heading', { level: 1, name: 'Mines' }).waitFor();
  await games.waitFor({ state: 'detached' });
});
