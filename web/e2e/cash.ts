import type { Locator, Page } from 'playwright-core';
import { DEPOSIT_COUNTDOWN_MS } from 'server/contract';
import { expect } from 'vitest';
import { axeFaults } from './axe.ts';
import { settle } from './every-page.ts';
import { overflowOf } from './gallery.ts';
import type { Member, Site } from './site.ts';

/** Nothing that axe finds wrong with the screen, and nothing that is wider than it. */
export const expectSoundScreen = async (page: Page, name: string): Promise<void> => {
  await settle(page);
  expect([name, await axeFaults(page), Math.max(0, await overflowOf(page))]).toEqual([name, [], 0]);
};

/** Presses a button of a simulated provider, at the newest of what it was asked for. */
export const pressFarSide = async ({ context }: Member, path: string, press: string): Promise<void> => {
  const page = await context.newPage();
  await page.goto(path);
  await page.getByRole('button', { name: press, exact: true }).first().click();
  await page.getByRole('status').waitFor();
  await page.close();
};

/** Does what opens the window of the simulated wallet, and presses a button there. */
export const pressInWallet = async (
  { context }: Member,
  open: () => Promise<void>,
  { press }: { press: string },
): Promise<void> => {
  const [wallet] = await Promise.all([context.waitForEvent('page'), open()]);
  await wallet.getByRole('button', { name: press, exact: true }).click();
};

/** Chooses a way to pay, in or out, among all of them. */
export const chooseWay = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: /^Show all/ }).click();
  await page.getByRole('radio', { name }).click();
};

/** Asks for a deposit, as if the player had taken their time since the last one. */
export const askDeposit = async (
  site: Site,
  { page, account }: Member,
  { method, amount }: { method: string; amount: string },
): Promise<void> => {
  await site.database.owner.query('UPDATE payment SET created_at = created_at - 60000 WHERE user_id = $1', [
    account.userId,
  ]);
  await chooseWay(page, method);
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
};

/** Ends the time of the player's open deposit: the server's now, and the page's by the clock that it counts it down with. */
export const endDeposit = async (site: Site, { page, account }: Member): Promise<void> => {
  await site.database.owner.query('UPDATE payment SET expires_at = $2 WHERE user_id = $1 AND state = 1', [
    account.userId,
    Date.now(),
  ]);
  await page.evaluate((ms) => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + ms;
  }, DEPOSIT_COUNTDOWN_MS);
};

/** The row of a list of payments, by its number. */
export const rowOf = (page: Page, id: number): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: String(id), exact: true }) });

/** The number of the player's newest payment. A list may still show what it showed before. */
export const newestId = async (site: Site, { account }: Member): Promise<number> => {
  const newest = 'SELECT max(id)::int AS id FROM payment WHERE user_id = $1';
  const { rows } = await site.database.pool.query<{ id: number }>(newest, [account.userId]);
  return rows[0]?.id ?? 0;
};
