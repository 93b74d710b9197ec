import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { longIt } from './long.ts';
import { openAs, sharedSite } from './site.ts';

const site = await sharedSite();

const ROUTE = '/game/battle';
const ROUND_MS = 60_000; // countdown, spin and result, with time to spare
const TEST_MS = 3 * ROUND_MS;

const joinButton = (page: Page, team: 'red' | 'blue') => page.getByRole('button', { name: new RegExp(`Join ${team}`) });

/** The round's result as the page says it in text. */
const resultOf = (page: Page) => page.locator('p', { hasText: /^Number [\d,]+\. (?:Red|Blue) won/ }).first();

const numberOf = (text: string): string => /^Number ([\d,]+)\. (?:Red|Blue) won/.exec(text)?.[1] ?? '';

/** A team can be joined now. */
const open = async (page: Page, team: 'red' | 'blue' = 'red'): Promise<void> => {
  await expect.poll(() => joinButton(page, team).isEnabled(), { timeout: ROUND_MS }).toBe(true);
};

/** A player of the other team, at a phone. */
const opponent = async (login: string) => {
  const visitor = await site.visitor({ width: 390, height: 844 });
  await openAs(visitor.page, ROUTE, login);
  return visitor;
};

describe('a battle', () => {
  it(
    'is played by two with a mouse: one number for everybody, one winner, a round that can be checked',
    async () => {
      const red = await site.visitor({ drawn: true });
      await openAs(red.page, ROUTE, 'player01');
      const blue = await opponent('player02');
      await open(red.page);
      await joinButton(red.page, 'red').click();
      await red.page.getByText(/You are on red with ₽1\.00/).waitFor();
      await joinButton(red.page, 'red').click(); // once more for the own team
      await red.page.getByText(/You are on red with ₽2\.00/).waitFor();
      await red.page.getByText('Waiting for an opponent on blue').waitFor();
      await red.page.getByRole('button', { name: 'Tell me when somebody joins' }).click();
      expect(await joinButton(red.page, 'blue').isDisabled()).toBe(true); // not the other team as well
      const late = await site.visitor();
      await late.page.goto(ROUTE); // in the middle of the round, while nothing runs out
      for (const { page } of [blue, late])
        await page.getByRole('region', { name: 'Players of red' }).getByRole('listitem').waitFor();
      await Promise.all([
        red.page.getByText('Bets are taken until the countdown ends.').waitFor(),
        red.page.getByText('Somebody has joined').waitFor(),
        red.page.getByRole('timer', { name: 'Bets close' }).waitFor(),
        red.page.getByText('2.90×').waitFor(), // blue: 1 + 2 × 0.95
        ...[red, late].map(({ page }) =>
          page.getByText('the light flies to the winners').waitFor({ timeout: ROUND_MS }),
        ),
        joinButton(blue.page, 'blue').click(),
      ]);
      const pages = [red.page, blue.page, late.page];
      const said = await Promise.all(pages.map((page) => resultOf(page).innerText({ timeout: ROUND_MS })));
      expect(new Set(said.map(numberOf)).size).toBe(1);
      expect(said.slice(0, 2).filter((text) => text.includes('You were paid'))).toHaveLength(1);
      expect(said.slice(0, 2).filter((text) => text.includes('lost'))).toHaveLength(1);

      await open(red.page); // the next round
      await red.page
        .getByRole('link', { name: /^\d+, (?:red|blue) won\. Check the round$/ })
        .first()
        .click();
      await red.page.waitForURL(/\/fairness\/battle\//);
      await expect.poll(() => red.page.locator('main h2').first().innerText()).toBe('Everything matches');
      await red.page.getByRole('figure', { name: 'Replay of the round on the stage' }).waitFor();
      expect([...red.faults, ...blue.faults, ...late.faults]).toEqual([]);
    },
    TEST_MS,
  );

  longIt(
    'is played with the keyboard alone',
    async () => {
      const { page, faults } = await site.visitor();
      await openAs(page, ROUTE, 'player03');
      const other = await opponent('player02');
      await open(page);
      const field = page.getByRole('textbox', { name: /^Stake/ });
      await field.focus();
      await field.fill('1.50');
      for (let steps = 0; steps < 40; steps += 1) {
        await page.keyboard.press('Tab');
        const text = await page.evaluate(() => document.activeElement?.textContent ?? '');
        if (text.includes('Join blue')) break;
      }
      await page.keyboard.press('Enter');
      await page.getByText('You are on blue with').waitFor();
      await joinButton(other.page, 'red').click();
      expect(await resultOf(page).innerText({ timeout: ROUND_MS })).toMatch(/You were paid|Your stake of ₽1\.50.*lost/);
      expect([...faults, ...other.faults]).toEqual([]);
    },
    TEST_MS,
  );

  longIt(
    'asks a guest who bets to sign in',
    async () => {
      const { page, faults } = await site.visitor();
      await page.goto(ROUTE);
      await open(page);
      await joinButton(page, 'red').click();
      await page.getByRole('dialog', { name: 'Sign up' }).waitFor();
      expect(faults).toEqual([]);
    },
    90_000,
  );
});
