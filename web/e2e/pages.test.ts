import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { houseGames } from '../src/games/registry.ts';
import { axeFaults } from './axe.ts';
import { addressesWith, ALL_PAGES_MS, guestAddresses, playOneRound, visit } from './every-page.ts';
import { layoutFaults } from './layout-faults.ts';
import { longIt } from './long.ts';
import { openAs, sharedSite } from './site.ts';

const site = await sharedSite();
let roundAddress: string;
beforeAll(async () => {
  roundAddress = await playOneRound(site);
});

describe('every page', () => {
  // pages-longest.test.ts walks them too, with longer texts
  longIt(
    'loads without an error, fits 1440 px and has nothing that axe finds wrong',
    async () => {
      const { page, context, faults } = await site.visitor();
      await page.goto('/fairness');
      const seen = new Set<string>(); // to a guest most pages of the staff are one page, which asks to sign in
      for (const address of [...guestAddresses, ...addressesWith(roundAddress)]) {
        await visit(page, address, { isGuest: true, within: true });
        const sight = (await page.locator('body').innerHTML()).replaceAll(/\b(?:base-ui-)?_r_\w+_/g, '');
        if (!seen.has(sight)) {
          await expect.poll(() => layoutFaults(page), { message: address }).toEqual([]);
          expect([address, await axeFaults(page)]).toEqual([address, []]);
        }
        seen.add(sight);
        expect([address, faults.splice(0)]).toEqual([address, []]);
      }
      await context.close();
    },
    ALL_PAGES_MS,
  );

  it('says to a player which pages are not for them', async () => {
    const { page, faults } = await site.member({ width: 390 });
    await page.goto('/settings/account');
    for (const address of ['/moderation/accounts', '/studio', '/audit/rounds', '/office/withdrawals']) {
      await visit(page, address, { within: true });
      expect([address, await layoutFaults(page), await axeFaults(page), faults]).toEqual([address, [], [], []]);
    }
  });

  it('names itself, and speaks the language that was chosen', async () => {
    const visitor = await site.visitor({ language: 'tr' });
    await visitor.page.goto('/game/dice');
    await expect.poll(() => visitor.page.locator('html').getAttribute('lang')).toBe('tr');
    await expect.poll(() => visitor.page.title()).toBe('Zar — Glasshouse');
    await visitor.context.close();
  });
});

describe('the language', () => {
  it('stays with who signs out, also after a reload', async () => {
    const { page, context } = await site.visitor({ language: 'tr' });
    await openAs(page, '/main', 'moderator');
    await page.getByRole('button', { name: /^Profil/ }).click();
    await page.getByRole('menuitem', { name: 'Çıkış yap' }).click();
    await page.getByRole('banner').getByRole('button', { name: 'Giriş yap' }).waitFor();
    await page.reload();
    await page.getByRole('banner').getByRole('button', { name: 'Giriş yap' }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('tr');
    await context.close();
  });
});

describe('the games', () => {
  it('lead to one another, and old addresses to where they belong', async () => {
    const { page, context } = await site.visitor();
    await page.goto('/game');
    await page.waitForURL(/\/game\/dice$/);
    const list = page.getByRole('region', { name: 'All games' });
    await expect.poll(() => list.getByRole('link').count()).toBe(houseGames.all.length);
    await list.getByRole('link', { name: /Wheel of fortune/ }).click();
    await page.waitForURL(/\/game\/wheeloffortune$/);
    await page.getByRole('heading', { level: 1, name: 'Wheel of fortune' }).waitFor();
    await context.close();
  });
});

/** Keeps back who the visitor is until `tell`, and nothing else. */
const keepSession = async (page: Page): Promise<{ isConfigKnown: () => boolean; tell: () => void }> => {
  let isConfigKnown = false;
  let tell: () => void = () => undefined;
  const announced = new Promise<void>((resolve) => (tell = resolve));
  await page.routeWebSocket(/\/(?:socket\.io|micro\/socket)/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const text = String(message);
      isConfigKnown ||= text.includes('"rtpPercent"');
      if (text.startsWith('42["user"')) void announced.then(() => socket.send(message));
      else socket.send(message);
    });
  });
  return { isConfigKnown: () => isConfigKnown, tell: () => tell() };
};

describe('a bet', () => {
  it.each(houseGames.all)(
    'a bet of $id waits until it is known who is there, and asks only guests to sign in',
    async ({ path }) => {
      const { page } = await site.member();
      const session = await keepSession(page);
      await page.goto(path);
      await expect.poll(session.isConfigKnown).toBe(true);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const action = page.getByRole('button', { name: /^(?:Place bet|Join|Bet on|Create|Take a ticket)/ }).first();
      await action.click({ force: true });
      expect(await page.getByRole('dialog').count()).toBe(0);
      expect(page.url()).not.toContain('modal');
      session.tell();
      await page.getByRole('button', { name: /^Balance/ }).waitFor();
      await expect.poll(() => action.isEnabled()).toBe(true);
    },
  );
});

describe('the round page', () => {
  it('says what is wrong with an address of no round', async () => {
    const { page } = await site.visitor();
    await page.goto('/fairness');
    for (const address of ['dice/nonsense', 'dice/0192f0c1-0000-7000-8000-000000000001', 'chess/1']) {
      await visit(page, `/fairness/${address}`, { within: true });
      await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    }
  });
});
