import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { longIt } from './long.ts';
import { openAs, sharedSite } from './site.ts';

const site = await sharedSite();

const ROUTE = '/game/mines';
const MAX_GAMES = 30; // with two mines a first cell is safe in 22 games of 24

/** The fewest mines, and a stake whose win the floor leaves above it. */
const choose = async (page: Page): Promise<void> => {
  await page.getByLabel('Mines on the field').fill('2');
  await page.getByLabel(/^Stake/).fill('10');
};

const cell = (page: Page, row: number, column: number) =>
  page.getByRole('button', { name: new RegExp(`^Row ${row}, cell ${column}:`) });
const bet = (page: Page) => page.getByRole('button', { name: 'Place bet' });
const take = (page: Page) => page.getByRole('button', { name: /^Take ₽\d/ });

// the line that is seen: what a screen reader was told last stays in the live region while the next game is on
const outcome = (page: Page, sentence: RegExp) => page.getByRole('main').locator('p', { hasText: sentence });
const lost = (page: Page) => outcome(page, /^A mine\. The stake of/);
const won = (page: Page) => outcome(page, /^Multiplier \d+\.\d{2,4}×\. Paid/);

/** Plays until the first cell of a game, opened as told, is safe: the game is then open. */
const openSafely = async (page: Page, open: () => Promise<void>): Promise<void> => {
  for (let games = 0; games < MAX_GAMES; games += 1) {
    await page.getByText('The game is on: open any cell.').waitFor();
    await open();
    const safe = page.getByText(/^\d+ cells? open\. You can take/);
    await safe.or(lost(page)).first().waitFor();
    if (await safe.count()) return;
    await expect.poll(async () => bet(page).isEnabled()).toBe(true);
    await bet(page).click();
  }
  throw new Error(`${MAX_GAMES} games were lost with their first cell`);
};

// one player for all tests: each leaves no game open behind it
describe('mines', () => {
  it('is played with a mouse, taken and checked', async () => {
    const { page, faults } = await site.visitor({ drawn: true });
    await openAs(page, ROUTE);
    await choose(page);
    await page.getByLabel('Mines on the field').fill('1');
    await page.getByLabel('Mines on the field').blur();
    expect(await page.getByLabel('Mines on the field').inputValue()).toBe('2'); // the fewest
    await bet(page).click();
    await openSafely(page, () => cell(page, 2, 3).click());
    expect(await page.getByLabel('Mines on the field').isDisabled()).toBe(true);
    await cell(page, 2, 3).click({ force: true }); // open already: nothing happens
    await take(page).click();
    await won(page).waitFor();
    await expect.poll(() => page.getByRole('button', { name: /held a mine$/ }).count()).toBe(2);
    await page.getByRole('link', { name: 'Check', exact: true }).click();
    await page.waitForURL(/\/fairness\/mines\//);
    await page.getByText('Everything matches so far').waitFor();
    expect(faults).toEqual([]);
  });

  it('is played with the keyboard alone', async () => {
    const { page, faults } = await site.visitor();
    await openAs(page, ROUTE);
    await page.getByRole('button', { name: '5', exact: true }).press('Enter');
    await choose(page);
    await expect.poll(() => bet(page).isEnabled()).toBe(true); // a key is pressed on whatever has the focus, ready or not
    await bet(page).press('Enter');
    await openSafely(page, async () => {
      await cell(page, 1, 1).focus();
      for (const key of ['ArrowRight', 'ArrowDown', 'End', 'ArrowUp', 'Home', 'ArrowRight'])
        await page.keyboard.press(key); // oxlint-disable-line no-await-in-loop -- one key after the other
      await page.keyboard.press('Space');
    });
    await cell(page, 1, 2)
      .and(page.getByRole('button', { name: /open, safe$/ }))
      .waitFor();
    await take(page).press('Enter');
    await won(page).waitFor();
    await bet(page).and(page.locator(':focus')).waitFor();
    expect(faults).toEqual([]);
  });

  it('goes on after a reload and on another device', async () => {
    const first = await site.visitor();
    await openAs(first.page, ROUTE);
    await choose(first.page);
    await bet(first.page).click();
    await openSafely(first.page, () => cell(first.page, 4, 6).click());
    await first.page.reload();
    await take(first.page).waitFor();

    const second = await site.visitor({ width: 390, height: 844 });
    await openAs(second.page, ROUTE);
    await cell(second.page, 4, 6)
      .and(second.page.getByRole('button', { name: /open, safe$/ }))
      .waitFor();
    await take(second.page).click();
    await won(second.page).waitFor();
    await won(first.page).waitFor(); // told by a push
    await expect.poll(() => bet(first.page).isEnabled()).toBe(true);
  });

  longIt('takes by itself after the wished number of cells', async () => {
    const { page } = await site.visitor();
    await openAs(page, ROUTE);
    await choose(page);
    await page.getByLabel('Take after … cells').fill('1');
    for (let games = 0; games < MAX_GAMES; games += 1) {
      await bet(page).click();
      await page.getByText('The game is on: open any cell.').waitFor();
      await lost(page).waitFor({ state: 'hidden' }); // the game before
      await page.getByRole('button', { name: 'Random cell' }).click();
      await won(page).or(lost(page)).first().waitFor();
      if (await won(page).count()) return;
      await expect.poll(() => lost(page).count()).toBe(1);
    }
    throw new Error(`${MAX_GAMES} games were lost with their first cell`);
  });

  it('plays a marked pattern by itself', async () => {
    const { page, faults } = await site.visitor();
    await openAs(page, ROUTE);
    await page.getByRole('tab', { name: 'Auto play' }).click();
    expect(await page.getByRole('button', { name: 'Start auto play' }).isDisabled()).toBe(true);
    await cell(page, 1, 1).click();
    await cell(page, 3, 4).click();
    await page.getByText(/^2 cells marked: 1\.38×, chance 68\.84%/).waitFor();
    await page.getByLabel('Number of bets').fill('3');
    await page.getByRole('button', { name: 'Start auto play' }).click();
    await page.getByText('All bets were played.').waitFor();
    await page.getByText(/^3 bets, result/).waitFor();
    await expect.poll(() => page.getByRole('link', { name: /Check the round$/ }).count()).toBeGreaterThanOrEqual(3);
    expect(faults).toEqual([]);
  });

  it('asks a guest to sign in', async () => {
    const { page } = await site.visitor();
    await page.goto(ROUTE);
    await bet(page).click();
    await page.getByRole('dialog', { name: 'Sign up' }).waitFor();
  });

  it('has cells of at least 44 px at 360 px', async () => {
    const { page } = await site.visitor({ width: 360 });
    await page.goto(ROUTE);
    const cells = page.getByRole('grid').getByRole('button');
    const smallest = () =>
      cells.evaluateAll((all) =>
        Math.min(...all.map((each) => each.getBoundingClientRect()).flatMap(({ width, height }) => [width, height])),
      );
    await cells.first().waitFor();
    await expect.poll(smallest).toBeGreaterThanOrEqual(44);
  });
});
