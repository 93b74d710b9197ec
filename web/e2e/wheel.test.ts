import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { glimpse } from './every-page.ts';
import { longIt } from './long.ts';
import { openAs, sharedSite } from './site.ts';

const site = await sharedSite();

const ROUTE = '/game/wheeloffortune';
const ROUND_MS = 60_000; // betting, the spin and the result, with time to spare
const TEST_MS = 3 * ROUND_MS;
const SOON = { timeout: 30_000 };

const betButton = (page: Page, word: string) => page.getByRole('button', { name: new RegExp(`^Bet on ${word}\\.`) });

/** The round's result as the page says it in text. */
const resultOf = (page: Page) => page.locator('p', { hasText: /^The wheel stopped at \d+×/ }).first();

const wordOf = (text: string): string => /stopped at (\d+×)/.exec(text)?.[1] ?? '';

/** Bets are taken now. */
const open = async (page: Page): Promise<void> => {
  await expect.poll(() => betButton(page, '2×').isEnabled(), { timeout: ROUND_MS }).toBe(true);
};

describe('the wheel of fortune', () => {
  it(
    'is played with a mouse: several sectors, one spin for everybody, a round that can be checked',
    async () => {
      const player = await site.visitor({ drawn: true });
      await openAs(player.page, ROUTE);
      const guest = await site.visitor({ width: 390, height: 844 });
      await guest.page.goto(ROUTE);
      await open(guest.page);
      await open(player.page);
      await Promise.all([
        player.page.getByText('Bets are taken until the countdown ends.').waitFor(),
        player.page.locator('output').filter({ hasText: '0.20' }).first().waitFor(SOON),
        player.page.getByRole('region', { name: 'Bets on 3×' }).getByRole('listitem').waitFor(),
        ...[player, guest].map(({ page }) => glimpse(page, 'the wheel is turning', ROUND_MS)),
        (async () => {
          await betButton(player.page, '2×').click();
          await player.page.getByRole('region', { name: 'Bets on 2×' }).getByRole('listitem').waitFor();
          await expect.poll(() => betButton(player.page, '2×').getAttribute('aria-busy')).toBe('false'); // one at a time
          await betButton(player.page, '3×').click();
        })(),
      ]);
      const words = await Promise.all(
        [player, guest].map(({ page }) => resultOf(page).innerText({ timeout: ROUND_MS })),
      );
      expect(new Set(words.map(wordOf)).size).toBe(1);

      await open(player.page); // the next round
      await player.page
        .getByRole('link', { name: /^Check round #\d+/ })
        .first()
        .click();
      await player.page.waitForURL(/\/fairness\/wheel\//);
      await player.page.getByText('Everything matches', { exact: true }).waitFor();
      expect([...player.faults, ...guest.faults]).toEqual([]);
    },
    TEST_MS,
  );

  longIt(
    'is played with the keyboard alone',
    async () => {
      const { page, faults } = await site.visitor();
      await openAs(page, ROUTE);
      await open(page);
      const field = page.getByRole('textbox', { name: /^Stake/ });
      await field.focus();
      await field.fill('1.50');
      for (let steps = 0; steps < 40; steps += 1) {
        await page.keyboard.press('Tab');
        const text = await page.evaluate(() => document.activeElement?.textContent ?? '');
        if (text.startsWith('Bet on 5×.')) break;
      }
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('output').filter({ hasText: '1.50' }).count(), SOON).toBeGreaterThan(0);
      await resultOf(page).waitFor({ timeout: ROUND_MS });
      expect(await resultOf(page).innerText()).toMatch(/You were paid ₽7\.50|Your stakes of ₽1\.50.* lost/);
      expect(faults).toEqual([]);
    },
    TEST_MS,
  );

  longIt(
    'asks a guest who bets to sign in',
    async () => {
      const { page, faults } = await site.visitor();
      await page.goto(ROUTE);
      await open(page);
      await betButton(page, '30×').click();
      await page.getByRole('dialog', { name: 'Sign up' }).waitFor();
      expect(faults).toEqual([]);
    },
    90_000,
  );
});
