import { expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { sharedSite } from './site.ts';

const site = await sharedSite();
const FLOW_MS = 90_000; // on a machine that is busy

it(
  'the staff go to a page and to a player by keys alone',
  async () => {
    const { login } = await site.account({ language: 'en' });
    const { page } = await site.member({ roles: ['payments'] });
    await page.goto('/office');
    await page.getByRole('button', { name: 'Find' }).waitFor({ timeout: FLOW_MS });

    await page.keyboard.press('Control+k');
    const box = page.getByRole('combobox', { name: 'Go to a page, a player or a payment' });
    await box.waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    expect(await page.getByRole('option', { name: 'Staff' }).count()).toBe(0); // not for this role
    await box.fill('paym');
    await expect.poll(() => page.getByRole('option', { selected: true }).textContent()).toBe('Payments');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/office/payments');
    await box.waitFor({ state: 'detached' });

    await page.keyboard.press('Control+k');
    await box.fill(login);
    const player = page.getByRole('group', { name: 'Players' }).getByRole('option').first();
    await player.waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await expect.poll(() => player.getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: login }).waitFor();

    await page.keyboard.press('Control+k');
    await box.waitFor();
    await page.keyboard.press('Escape');
    await box.waitFor({ state: 'detached' });
  },
  FLOW_MS,
);
