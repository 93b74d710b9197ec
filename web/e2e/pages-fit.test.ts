import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from 'server/contract';
import { languageNames, localeOf } from '../src/core/i18n/locales.ts';
import { addressesWith, ALL_PAGES_MS, guestAddresses, playOneRound, visit, type Way } from './every-page.ts';
import { layoutFaults } from './layout-faults.ts';
import { openAs, openSite, type Site } from './site.ts';

const HEIGHT = 900;
const allWidths = [360, 390, 768, 990, 1440, 1920];

let site: Site;
let guest: Page;
let admin: Page;
let roundAddress: string;

beforeAll(async () => {
  site = await openSite(); // a canvas fills its box: it does not decide what fits
  roundAddress = await playOneRound(site);
  guest = (await site.visitor()).page;
  await guest.goto('/main');
  admin = (await site.visitor()).page;
  await openAs(admin, '/main', 'admin01');
});
afterAll(() => site.close());

/** Chooses a language as people do, from where there is room for its menu: what a page has loaded, it keeps. */
const speak = async (page: Page, language: Language): Promise<void> => {
  await visit(page, '/fairness', { within: true });
  await page.setViewportSize({ width: 1440, height: HEIGHT });
  await page
    .getByRole('button', { name: new RegExp(Object.values(languageNames).join('|')) })
    .first()
    .click();
  await page.getByRole('menuitemradio', { name: languageNames[language] }).click();
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(localeOf[language]);
};

describe('every page', () => {
  // the two languages with the longest texts at every width, the others where there is least room, or most
  it.each([
    ['uz', allWidths],
    ['ua', allWidths],
    ['ru', [360]],
    ['kz', [360]],
    ['tr', [360]],
    ['en', [1440]],
  ] as const)(
    'in %s has nothing too wide and nothing covered at %j px',
    async (language, widths) => {
      const look = async (page: Page, address: string, way: Way): Promise<void> => {
        await page.setViewportSize({ width: widths[0] ?? 0, height: HEIGHT });
        await visit(page, address, { ...way, within: true });
        for (const width of widths) {
          await page.setViewportSize({ width, height: HEIGHT });
          await expect
            .poll(() => layoutFaults(page), { message: `${address} at ${width} px`, timeout: 5000 })
            .toEqual([]);
        }
      };
      await speak(guest, language);
      for (const address of guestAddresses) await look(guest, address, { isGuest: true });
      await speak(admin, language);
      for (const address of addressesWith(roundAddress)) await look(admin, address, {});
    },
    ALL_PAGES_MS,
  );
});
