import { expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { addressesWith, ALL_PAGES_MS, askForMoney, playOneRound, walkEverywhere } from './every-page.ts';
import { layoutFaults } from './layout-faults.ts';
import { isLong } from './long.ts';
import { LONGEST, showLongestTexts } from './longest-texts.ts';
import { openAs, sharedSite } from './site.ts';

const site = await sharedSite();
const HEIGHT = 900;
const widths = isLong ? [1440, 390, 360] : [360]; // the longest texts lack room on the narrowest first

/** The longest text of a button and of its name may come from two languages, so neither holds the other. */
const skipped = ['label-content-name-mismatch'];

it(
  'every page fits with the longest texts, has nothing that axe finds wrong, and no error',
  async () => {
    const [guest, admin] = [await site.visitor({ language: LONGEST }), await site.visitor({ language: LONGEST })];
    const [, shown] = await Promise.all([guest, admin].map(({ context }) => showLongestTexts(context)));
    await guest.page.goto('/fairness');
    await openAs(admin.page, '/fairness', 'admin01');
    const addresses = addressesWith(await playOneRound(site), await askForMoney(site));
    await walkEverywhere({ guest: guest.page, other: admin.page, addresses }, async (page, address) => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHT });
        await expect.poll(() => layoutFaults(page), { message: `${address} at ${width} px` }).toEqual([]);
      }
      const faults = [...guest.faults.splice(0), ...admin.faults.splice(0)];
      expect([address, await axeFaults(page, { skipped }), faults]).toEqual([address, [], []]);
    });
    expect(shown?.size).toBeGreaterThan(40); // dictionaries
  },
  ALL_PAGES_MS,
);
