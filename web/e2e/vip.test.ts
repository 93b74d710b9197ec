import { expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { keep, overflowOf } from './gallery.ts';
import { sharedSite } from './site.ts';

const site = await sharedSite();

const FLOW_MS = 60_000;

it(
  'the robbery is spun by the keyboard, told once it stands, and checked',
  async () => {
    const { page, faults, account } = await site.member({ width: 360 });
    await site.database.owner.query(
      `INSERT INTO social_profile (provider, subject, user_id, name) VALUES ('telegram', $1, $2, 'someone')`,
      [account.login, account.userId],
    );
    await page.goto('/bonus?modal=robbery');
    const dialog = page.getByRole('dialog', { name: 'Robbery' });
    await dialog.getByText('It can give up to ₽100.00').waitFor();
    await keep(() => page.screenshot(), 'robbery', 'open', 360);
    expect([await axeFaults(page), Math.max(0, await overflowOf(page))]).toEqual([[], 0]);
    await dialog.getByRole('button', { name: 'Spin' }).press('Enter');
    await dialog.getByText(/^Drawn: ₽/).waitFor();
    await dialog.getByText(/^The bonus of ₽.* is ready/).waitFor();
    await keep(() => page.screenshot(), 'robbery', 'told', 360);
    const round = (await dialog.getByRole('link', { name: 'Check this draw' }).getAttribute('href')) ?? '';
    expect(round).toMatch(/^\/fairness\/robbery\/[0-9a-f-]{36}$/);
    await dialog.getByRole('link', { name: 'To my bonuses' }).click();
    await page.getByText(/^Next spin in 23:5\d:\d\d$/).waitFor();
    await page.getByRole('button', { name: /^Decline\s+Robbery$/ }).waitFor();
    expect(faults).toEqual([]);
  },
  FLOW_MS,
);
