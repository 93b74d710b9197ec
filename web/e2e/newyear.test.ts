import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { keep, overflowOf } from './gallery.ts';
import { openSite, type Site } from './site.ts';

const FLOW_MS = 60_000;

const prizes = [
  { amountMinor: 0, kind: 'item', name: 'headphones', weight: 1_000_000 },
  { amountMinor: 100, kind: 'base', name: 'base-1', weight: 1 },
];

let site: Site;
beforeAll(async () => {
  site = await openSite({}, { rounds: { newyear: { prizes, spinMs: 500, resultMs: 500 } } });
}, FLOW_MS);
afterAll(() => site.close());

it(
  'a ticket is spent by the keyboard, then all others at once, a thing that they gave is ordered, and staff send it',
  async () => {
    const { page, faults } = await site.member({ width: 360 });
    await page.goto('/bonus');
    await page.getByRole('heading', { name: 'New Year drum' }).waitFor();
    await page.getByRole('button', { name: 'Go to the drum' }).last().press('Enter');
    const drum = page.getByRole('dialog', { name: 'New Year drum' });
    await drum.getByText('Tickets: 3', { exact: true }).waitFor();
    await keep(() => page.screenshot(), 'newyear', 'drum', 360);
    expect([await axeFaults(page), Math.max(0, await overflowOf(page))]).toEqual([[], 0]);
    await drum.getByRole('button', { name: 'Spin for one ticket' }).press('Enter');
    await drum.getByText('You have won an item: Headphones. Tell us where to send it.').waitFor();
    await drum.getByText('Tickets: 2', { exact: true }).waitFor();
    expect(await drum.getByRole('link', { name: 'Check this draw' }).getAttribute('href')).toMatch(
      /^\/fairness\/newyear\/[0-9a-f-]{36}$/,
    );
    await drum.getByRole('button', { name: 'Spin all tickets: 2' }).press('Enter');
    await drum.getByText('You have won an item: Headphones × 2. Tell us where to send it.').waitFor();
    await drum.getByText('You have no tickets right now.').waitFor();
    await drum.getByText('Each draw: 2').press('Enter');
    expect(await drum.getByRole('link', { name: 'Check this draw' }).count()).toBe(2);
    expect(await drum.locator('[aria-busy=true]').count()).toBe(0); // no spinner is left behind
    await drum.getByRole('button', { name: 'Enter the address' }).press('Enter');
    const order = page.getByRole('dialog', { name: 'Prize delivery' });
    await order.getByLabel('Full name').fill('Ann Lee');
    await order.getByRole('button', { name: 'Place the order', exact: true }).press('Enter');
    expect(await order.getByText('Fill in this field.').count()).toBe(6);
    await keep(() => page.screenshot(), 'newyear', 'order', 360);
    expect([await axeFaults(page), Math.max(0, await overflowOf(page))]).toEqual([[], 0]);
    for (const label of ['Country', 'Region', 'City', 'Street, house, flat', 'Postcode', 'Telegram contact'])
      await order.getByLabel(label).fill('somewhere');
    await order.getByRole('button', { name: 'Place the order', exact: true }).press('Enter');
    await order.getByText(/^Ordered .* We will ship it by/).waitFor();
    expect(faults).toEqual([]);

    const staff = await site.member({ roles: ['finance'] });
    await staff.page.goto('/office/bonuses?part=newyear');
    await staff.page.getByRole('button', { name: /^Show the address/ }).click();
    await staff.page.getByText('Ann Lee').waitFor();
    await staff.page.getByRole('button', { name: /^Mark as shipped/ }).click();
    await staff.page.getByLabel('Tracking number or carrier').fill('KZ 123');
    await staff.page.getByRole('dialog').getByRole('button', { name: 'Mark as shipped', exact: true }).click();
    await staff.page.getByText(/Tracking: KZ 123$/).waitFor();
    expect(staff.faults).toEqual([]);
  },
  FLOW_MS,
);
