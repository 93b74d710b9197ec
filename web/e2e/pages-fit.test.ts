import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressesWith, ALL_PAGES_MS, guestAddresses, playOneRound, visit, type Way } from './every-page.ts';
import { layoutFaults } from './layout-faults.ts';
import { openAs, openSite, type Site } from './site.ts';

let site: Site;
let roundAddress: string;

beforeAll(async () => {
  site = await openSite({}, { graphics: false }); // a canvas fills its box: it does not decide what fits
  roundAddress = await playOneRound(site);
});
afterAll(() => site.close());

const allWidths = [360, 390, 768, 990, 1440, 1920];

describe('every page', () => {
  // the two languages with the longest texts at every width, the others where there is least room, or most; pages are
  // loaded in the first one, and walked to in the others
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
      const { page } = await site.visitor({ width: widths[0] ?? 0, language });
      const look = async (address: string, way: Way): Promise<void> => {
        await visit(page, address, way);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await expect
            .poll(() => layoutFaults(page), { message: `${address} at ${width} px`, timeout: 5000 })
            .toEqual([]);
        }
      };
      for (const [index, address] of guestAddresses.entries())
        await look(address, { isGuest: true, within: index > 0 });
      await openAs(page, '/settings/account', 'admin01');
      for (const address of addressesWith(roundAddress)) await look(address, { within: language !== 'uz' });
    },
    ALL_PAGES_MS,
  );
});
