import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressesWith, ALL_PAGES_MS, guestAddresses, playOneRound, settle } from './every-page.ts';
import { openAs, openSite, type Site } from './site.ts';

let site: Site;
let roundAddress: string;

beforeAll(async () => {
  site = await openSite({}, { graphics: false }); // a canvas fills its box: it does not decide what fits
  roundAddress = await playOneRound(site);
});
afterAll(() => site.close());

describe('every page', () => {
  it.each([
    [1440, 'en'],
    [390, 'ru'],
    [390, 'kz'],
    [360, 'uz'],
    [360, 'tr'],
    [390, 'ua'],
  ] as const)(
    'fits a width of %i px in %s',
    async (width, language) => {
      const { page } = await site.visitor({ width, language });
      const look = async (address: string): Promise<void> => {
        await page.goto(address);
        await settle(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([address, overflow <= 0]).toEqual([address, true]);
      };
      for (const address of guestAddresses) await look(address);
      await openAs(page, '/main', 'admin01');
      for (const address of addressesWith(roundAddress)) await look(address);
    },
    ALL_PAGES_MS,
  );
});
