import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goWithin, settle } from './every-page.ts';
import { firstOf } from './long.ts';
import { knowsPlayer, sharedSite } from './site.ts';

const site = await sharedSite();

/** Each game: its title, the buttons that bet, and how many of them it has. */
const games = {
  '/game/dice': ['Dice', /^Place bet$/, 1],
  '/game/mines': ['Mines', /^Place bet$/, 1],
  '/game/battle': ['Battle', /^Join (?:red|blue)/, 2],
  '/game/wheeloffortune': ['Wheel of fortune', /^Bet on \d+×/, 4],
  '/game/coinflip': ['Coinflip', /^Create a room$/, 1], // the lobby below has another
  '/game/classic': ['Classic', /^Place bet$/, 1],
} as const;

const stakeOf = (page: Page): Locator => page.getByLabel('Stake, RUB', { exact: true });

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxOf = async (part: Locator): Promise<Box> => {
  const box = await part.boundingBox();
  if (!box) throw new Error(`${part.toString()} has no place on the page`);
  return box;
};

/** Names of the faults that keep parts from being seen and pressed. */
const faultsOf = async (page: Page, parts: readonly Locator[]): Promise<string[]> => {
  const floor = (await boxOf(page.getByRole('navigation').filter({ hasText: 'Menu' }).last())).y;
  const faults: string[] = [];
  for (const part of parts) {
    const { x, y, width, height } = await boxOf(part);
    const name = await part.evaluate((element) => element.textContent || element.id);
    if (x < 0 || y < 0 || x + width > (page.viewportSize()?.width ?? 0)) faults.push(`${name} is out of the window`);
    if (y + height > floor) faults.push(`${name} ends at ${y + height}, the bottom bar begins at ${floor}`);
    const isOnTop = await part.evaluate((element) => {
      const { left, top, width: w, height: h } = element.getBoundingClientRect();
      const over = document.elementFromPoint(left + w / 4, top + h / 2);
      return over !== null && (element.contains(over) || over.contains(element));
    });
    if (!isOnTop) faults.push(`${name} lies under something`);
  }
  return faults;
};

/** Focused element, and whether its middle can be seen. */
const focused = (page: Page): Promise<{ name: string; isOnTop: boolean }> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    const isOwn = over !== null && (element.contains(over) || over.contains(element));
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      isOnTop: isOwn || over?.closest('label')?.contains(element) === true,
    };
  });

describe.each(
  firstOf([
    [360, 640],
    [390, 844],
  ]),
)('on a phone of %i × %i', (width, height) => {
  it('the stake and what bets are seen together in every game, from the top of the page to the end of the controls', async () => {
    const { page } = await site.member({ width, height, drawn: false });
    await page.goto('/game/dice');
    await knowsPlayer(page);
    const faults: string[] = [];
    for (const [path, [title, name, count]] of Object.entries(games)) {
      await goWithin(page, path);
      const buttons = page.getByRole('button', { name });
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await buttons.first().waitFor();
      await settle(page);
      for (const scrolled of [0, 150]) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
        const found = await faultsOf(page, [stakeOf(page), ...(await buttons.all()).slice(0, count)]);
        faults.push(...found.map((fault) => `${path}, scrolled by ${scrolled}: ${fault}`));
      }
    }
    expect(faults).toEqual([]);
  });
});

it('a player who goes through a game with the keyboard sees what has the focus: nothing lies over it', async () => {
  const { page } = await site.member({ width: 390, height: 844, drawn: false });
  await page.goto('/game/dice');
  await knowsPlayer(page);
  const covered: string[] = [];
  for (const [path, [title]] of Object.entries(games)) {
    await goWithin(page, path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await stakeOf(page).waitFor();
    await settle(page);
    await page.getByRole('button', { name: 'Sound settings' }).focus();
    const stops: string[] = [];
    while (!stops.at(-1)?.includes('All bets')) {
      await page.keyboard.press('Tab');
      const { name, isOnTop } = await focused(page);
      stops.push(name);
      if (!isOnTop) covered.push(`${path}: ${name}`);
      expect(stops.length, stops.join(', ')).toBeLessThan(60);
    }
  }
  expect(covered).toEqual([]);
});

describe.each(
  firstOf([
    [360, 640],
    [1440, 900],
  ]),
)('at %i × %i', (width, height) => {
  it('a refusal moves nothing: neither stake nor button', async () => {
    const { page } = await site.member({ width, height, drawn: false, creditMinor: 500n });
    await page.goto('/game/dice');
    await knowsPlayer(page);
    await settle(page);
    const parts = [stakeOf(page), page.getByRole('button', { name: 'Place bet' })];
    await stakeOf(page).fill('70');
    await stakeOf(page).press('Enter');
    const before = await Promise.all(parts.map(boxOf));
    await parts[1]?.click();
    await page.getByRole('alert').getByText('Insufficient funds').waitFor();
    expect(await Promise.all(parts.map(boxOf))).toEqual(before);
  });
});

it('a stake is remembered for its game, begins a new one, and goes as far as the balance', async () => {
  const { page } = await site.member({ drawn: false, creditMinor: 12_345n });
  await page.goto('/game/dice');
  await knowsPlayer(page);
  await page.getByRole('button', { name: /^Max:/ }).click();
  await expect.poll(() => stakeOf(page).inputValue()).toBe('123.45');
  await page.getByRole('button', { name: /^Min:/ }).click();
  await page.getByRole('button', { name: 'Add 25 to the stake' }).click();
  await goWithin(page, '/game/mines');
  await page.getByRole('heading', { level: 1, name: 'Mines' }).waitFor(); // until then dice is still there
  await expect.poll(() => stakeOf(page).inputValue()).toBe('25.10');
  await page.getByRole('button', { name: /^2×/ }).click();
  await page.reload();
  await knowsPlayer(page);
  await expect.poll(() => stakeOf(page).inputValue()).toBe('50.20');
  await goWithin(page, '/game/dice');
  await page.getByRole('heading', { level: 1, name: 'Dice' }).waitFor();
  await expect.poll(() => stakeOf(page).inputValue()).toBe('25.10');
});
