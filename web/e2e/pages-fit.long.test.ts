import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from 'server/contract';
import { languageNames, localeOf } from '../src/core/i18n/locales.ts';
import { addressesWith, ALL_PAGES_MS, askForMoney, playOneRound, visit, walkEverywhere } from './every-page.ts';
import { layoutFaults } from './layout-faults.ts';
import { openAs, sharedSite } from './site.ts';

const HEIGHT = 900;
const allWidths = [360, 390, 768, 990, 1440, 1920];

const site = await sharedSite();
let guest: Page;
let admin: Page;
let roundAddress: string;

beforeAll(async () => {
  roundAddress = await playOneRound(site);
  guest = (await site.visitor()).page;
  await guest.goto('/main');
  admin = (await site.visitor()).page;
  await openAs(admin, '/main', 'admin01');
});
afterAll(() => Promise.all([guest, admin].map((page) => page.context().close())));

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
      await speak(guest, language);
      await speak(admin, language);
      const addresses = addressesWith(roundAddress, await askForMoney(site));
      await walkEverywhere({ guest, other: admin, addresses }, async (page, address) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: HEIGHT });
          await expect
            .poll(() => layoutFaults(page), { message: `${address} at ${width} px`, timeout: 5000 })
            .toEqual([]);
        }
      });
    },
    ALL_PAGES_MS,
  );
});
