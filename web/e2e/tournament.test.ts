import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { sharedSite } from './site.ts';

const site = await sharedSite();

const FLOW_MS = 60_000;

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

it(
  'a visitor sees the tournament, a player reaches its level, takes part, and sees their place follow their bets',
  async () => {
    const guest = await site.visitor();
    await guest.page.goto('/dailydist');
    await guest.page.getByRole('button', { name: 'Sign in to take part' }).click();
    await guest.page.getByRole('dialog').waitFor();
    expect(guest.faults).toEqual([]);

    const { page, faults, account } = await site.member({ creditMinor: 20_000_000n, width: 360 });
    const player = await site.signIn(account);
    await page.goto('/dailydist');
    await page.getByText('The tournament is open from level VIP2. Your level is NVIP1.').waitFor();
    await player.call('dice.play', { bet: '500', percent: 50, bet_type: 'less' });
    await page.getByRole('button', { name: 'Take part', exact: true }).click();
    await page.getByText('You are taking part in today’s tournament').waitFor();
    const row = part(page, 'Today’s ranking').getByRole('row', { name: new RegExp(`${account.login}.*₽500\\.00`) });
    await row.waitFor();
    await player.call('dice.play', { bet: '250', percent: 50, bet_type: 'less' });
    await page.getByRole('definition').getByText('₽750.00').waitFor();
    const podium = page.getByRole('list', { name: 'First three places' });
    await podium.getByRole('listitem').filter({ hasText: account.login }).getByText('you', { exact: true }).waitFor();
    await page.getByText('Prizes of all places: 10').click();
    await page.getByText('Read the terms').click();
    await expect.poll(() => part(page, 'How the pool is shared').getByRole('row').count()).toBe(11);
    expect(await axeFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  },
  FLOW_MS,
);
