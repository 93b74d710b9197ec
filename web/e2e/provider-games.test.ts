import type { Locator, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { titles, type Mechanic } from '../../server/src/providers/slotegrator/sandbox/catalogue.ts';
import { axeFaults } from './axe.ts';
import { openSite } from './site.ts';

const site = await openSite({ CASINO_IMPORT: 'on' });
afterAll(() => site.close());

const titleOf = (mechanic: Mechanic): string => titles.find((title) => title.mechanic === mechanic)?.uuid ?? '';
const play = (page: Page): Locator => page.getByTestId('play');
const line = (page: Page): Locator => page.getByTestId('line');
const balanceOf = async (page: Page): Promise<number> =>
  Number((await page.getByTestId('balance').innerText()).replaceAll(/[^\d.]/g, ''));

it('are played with play money, by mouse and keys, and stand as they were after a reload', async () => {
  const { page, account, faults } = await site.member({ width: 360 });
  const player = await site.signIn(account);
  const open = async (mechanic: Mechanic): Promise<void> => {
    const game = await player.call<{ url: string }>('games.openGame', { gameId: titleOf(mechanic), isDemo: true });
    await page.goto(game.url);
    await play(page).waitFor();
  };

  await open('lines5');
  expect(await balanceOf(page)).toBe(1000);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => page.getByTestId('stake').innerText()).toBe('2.00');
  await page.keyboard.press('Space');
  await expect.poll(() => line(page).innerText()).toMatch(/^(?:No win|Win \d+\.\d\d)$/);
  const won = Number(/[\d.]+$/.exec(await line(page).innerText())?.[0] ?? 0);
  await expect.poll(() => balanceOf(page)).toBeCloseTo(998 + won, 2);
  const symbols = () =>
    page.locator('.reels .cell').evaluateAll((cells) => cells.map((cell) => cell.dataset['symbol']));
  const seen = await symbols();
  await page.reload();
  await play(page).waitFor();
  await expect.poll(symbols).toEqual(seen);
  await expect.poll(() => balanceOf(page)).toBeCloseTo(998 + won, 2);
  await page.getByRole('button', { name: 'Paytable' }).click();
  await page.getByRole('dialog').getByText('Return to player (RTP)').waitFor();
  expect(await axeFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Round history' }).click();
  expect(await page.getByRole('dialog').getByRole('row').count()).toBe(2);

  await open('keno');
  await play(page).click();
  await expect.poll(() => line(page).innerText()).toBe('Pick 1 to 10 numbers');
  await page.getByRole('button', { name: '7', exact: true }).click();
  await play(page).click();
  await expect.poll(() => page.locator('.number.drawn').count()).toBe(10);
  await expect.poll(() => balanceOf(page)).not.toBe(1000);

  await open('blackjack');
  const isDealt = async (): Promise<boolean> => {
    await play(page).click();
    await page.locator('[data-testid=stand], .play:enabled:not([hidden])').waitFor();
    return page.getByTestId('stand').isVisible();
  };
  while (!(await isDealt())); // a hand of twenty-one is over at once
  expect(await axeFaults(page)).toEqual([]);
  await page.reload();
  await page.getByTestId('stand').click();
  await expect.poll(() => line(page).innerText()).toMatch(/^(?:No win|Win)/);
  expect(await page.locator('[data-testid=dealer] .card:not(.back)').count()).toBeGreaterThan(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(faults).toEqual([]);
});

it('are played for money out of the real wallet, also in a frame without an origin of its own', async () => {
  const { page, account, faults } = await site.member({ creditMinor: 100_000n });
  const player = await site.signIn(account);
  const { url } = await player.call<{ url: string }>('games.openGame', { gameId: titleOf('ways') });
  await page.goto('/dev/gallery');
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', 'allow-scripts');
    Object.assign(frame, { src, width: '800', height: '600' });
    document.body.replaceChildren(frame);
  }, url);
  const frame = page.frameLocator('iframe');
  await frame.getByTestId('play').click();
  await expect.poll(() => frame.getByTestId('line').innerText()).toMatch(/^(?:No win|Win)/);
  const rounds = async () => (await player.call<{ rounds: object[] }>('games.getProviderRounds', {})).rounds;
  await expect.poll(rounds).toMatchObject([{ state: 'settled' }]); // the far side tells of its end by a call of its own
  await player.call('games.openGame', { gameId: titleOf('lines3') }); // takes the place of the first
  await frame.getByTestId('play').click();
  await frame.getByText('This session is closed.').waitFor();
  expect(faults).toEqual([]);
});
