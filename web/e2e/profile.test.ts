import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { firstOf } from './long.ts';
import { knowsPlayer, sharedSite } from './site.ts';

/** Time for a flow of several pages on a machine that is busy. */
const FLOW_MS = 180_000;

const site = await sharedSite();

/** Opens one's own profile from the menu. */
const openOwn = async (page: Page) => {
  await page.getByRole('button', { name: /^Profile: / }).click();
  await page.getByRole('menuitem', { name: 'Profile' }).click();
  return page.getByRole('dialog', { name: 'My profile' });
};

/** Plays a round, and waits until there are results of so many. */
const bet = async (page: Page, amount: string, results: number): Promise<void> => {
  await page.getByLabel(/^Stake/).fill(amount);
  await page.getByRole('button', { name: 'Place bet' }).click();
  await expect.poll(() => page.getByRole('link', { name: /Check the round$/ }).count()).toBe(results);
};

const isWideEnough = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

const axe = async (page: Page): Promise<unknown[]> => {
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  return axeFaults(page);
};

describe('one’s own profile', { timeout: FLOW_MS }, () => {
  it.each(firstOf([390, 1440]))('shows level, figures and ID, by keyboard alone, at %i px', async (width) => {
    const { page, context, faults, account } = await site.member({ width });
    await page.goto('/fairness');
    await knowsPlayer(page);
    await page.getByRole('button', { name: /^Profile: / }).focus();
    await page.keyboard.press('Enter');
    await page.locator('[role="menuitem"]:focus', { hasText: 'Profile' }).waitFor();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'My profile' });
    await dialog.getByText(account.login).waitFor();
    await dialog.getByRole('progressbar', { name: 'To VIP2' }).waitFor();
    await dialog.getByText('Total wagered').waitFor();
    await dialog.getByRole('button', { name: /^Copy/ }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await isWideEnough(page)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(faults).toEqual([]);
    await context.close();
  });

  it('rises to the next level while its player plays, without a reload', async () => {
    const { page, context } = await site.member();
    await page.goto('/game/dice');
    await knowsPlayer(page);
    await bet(page, '60', 1);
    const before = await openOwn(page);
    await before.getByText('₽40.00 left to wager').waitFor();
    await page.keyboard.press('Escape');
    await before.waitFor({ state: 'hidden' });
    await bet(page, '40', 2);
    const after = await openOwn(page);
    await after.getByRole('progressbar', { name: 'To VIP3' }).waitFor();
    const played = after.locator('dt', { hasText: 'Bets played' }).locator('xpath=following-sibling::dd');
    await expect.poll(() => played.textContent()).toBe('2'); // read again: the card of before is shown meanwhile
    await context.close();
  });
});

describe('the card of another player', { timeout: FLOW_MS }, () => {
  it('opens from the live feed and says no more than they allow', async () => {
    const [guest, account] = [await site.visitor({ width: 390 }), await site.account()];
    const player = await site.signIn(account);
    await player.call('dice.play', { bet: '1', percent: 50, bet_type: 'less' });
    await guest.page.goto('/main');
    const name = guest.page.getByRole('button', { name: new RegExp(`^${account.login}\\b`) }).first();
    await name.click();
    const card = guest.page.getByRole('dialog', { name: 'Player card' });
    await card.getByText('NVIP1').waitFor();
    await card.getByText(/^Joined: /).waitFor();
    await card.getByText('Best multiplier').waitFor();
    expect(await axe(guest.page)).toEqual([]);
    expect(await isWideEnough(guest.page)).toBe(true);
    await site.database.owner.query('UPDATE app_user SET hidden = true WHERE id = $1', [account.userId]);
    await guest.page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
    await name.click();
    await card.getByText('This player keeps their statistics private.').waitFor();
    await card.getByText(`${account.login[0]}***`).waitFor();
    expect(await card.getByText(account.login).count()).toBe(0);
    await guest.context.close();
  });

  it('opens from the list of a round, and gives the focus back', async () => {
    const { page, context, account } = await site.member();
    await page.goto('/game/coinflip');
    await knowsPlayer(page);
    await page
      .getByRole('button', { name: /^Create/ })
      .first()
      .click();
    const chip = page.getByRole('button', { name: new RegExp(`^${account.login}\\b`) }).first();
    await chip.focus();
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog', { name: 'My profile' });
    await card.getByText(account.login).first().waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'hidden' });
    await expect.poll(() => chip.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole('button', { name: 'Close the room' }).first().click();
    await page
      .getByText(/^The room is closed\./)
      .first()
      .waitFor();
    await context.close();
  });
});
