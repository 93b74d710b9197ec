import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { goWithin } from './every-page.ts';
import { sharedSite, runAudit } from './site.ts';

const site = await sharedSite();

const PASSWORD = 'Harbour42';
let accounts = 0;

const newLogin = (): string => {
  accounts += 1;
  return `person${accounts}`;
};

/** The last result as the page says it in text. */
const resultOf = (page: Page) => page.getByText(/^Rolled \d+\.\d{2}\./).first();

const auditOffline = async (id: string): Promise<void> => {
  const folder = await mkdtemp(join(tmpdir(), 'glasshouse-audit-'));
  const file = join(folder, 'rounds.ndjson');
  try {
    expect(await runAudit(['round', id, '--server', site.url])).toMatchObject({ status: 0 });
    expect(await runAudit(['export', '--from', '0', '--out', file, '--server', site.url])).toMatchObject({ status: 0 });
    expect(await runAudit(['file', file])).toMatchObject({ status: 0 });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

describe('a newcomer', () => {
  it('registers, plays, sees to the seeds, checks the round in the browser and offline, with a mouse', async () => {
    const { page, faults } = await site.visitor({ adult: false, drawn: true, whole: true });
    await page.goto('/');
    await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
    const dialog = page.getByRole('dialog', { name: 'Sign up' });
    const login = newLogin();
    await dialog.getByLabel('Login').fill(login);
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(`${login}@example.com`);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Create an account' }).click();
    await page.getByRole('button', { name: /^Balance ₽1,000\.00/ }).waitFor();

    await goWithin(page, '/game/dice');
    await page.getByRole('button', { name: '50.00 or more' }).click();
    await page.getByRole('button', { name: 'Place bet' }).click();
    await resultOf(page).waitFor();

    await page.getByRole('button', { name: 'Fairness' }).click();
    const panel = page.getByRole('dialog', { name: 'Fair play' });
    // the browser's own, made for the pair before the first bet
    await panel
      .getByText(/^[0-9a-f]{64}$/)
      .nth(2)
      .waitFor();
    await panel.getByLabel('New text for your seed').fill('my-own-seed');
    await panel.getByRole('button', { name: 'Save' }).click();
    await panel.getByText('The new seed applies from your next bet').waitFor();
    await panel.getByText(/^my-own-seed:[0-9a-f]{64}$/).waitFor(); // mixed with fresh bytes of the browser
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Place bet' }).click();
    await expect.poll(() => page.getByRole('link', { name: /Check the round$/ }).count()).toBe(2);

    await page.getByRole('button', { name: 'Fairness' }).click();
    await panel.getByRole('button', { name: 'Rotate and reveal' }).click();
    await panel.getByText('The fingerprint matches').first().waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });

    await page
      .getByRole('link', { name: /Check the round$/ })
      .first()
      .click();
    await page.waitForURL(/\/fairness\/dice\//);
    await page.getByText('Everything matches', { exact: true }).waitFor();
    expect(await page.locator('[data-cause]').count()).toBe(0); // receipts and commitments are what was asked and shown
    await page.goto('/fairness');
    await expect.poll(() => page.locator('#receipts').getByText('valid', { exact: true }).count()).toBe(2);
    await page.goBack();
    await auditOffline(page.url().split('/').at(-1) ?? '');
    expect(faults).toEqual([]);
  });

  it('signs in, plays and checks a round with the keyboard alone', async () => {
    const { page, faults } = await site.visitor();
    await page.goto('/game/dice');
    const press = async (key: string): Promise<void> => page.keyboard.press(key);
    /** Walks with Tab until the focus is on what is wanted. */
    const tabTo = async (role: string, name: RegExp): Promise<void> => {
      for (let steps = 0; steps < 120; steps += 1) {
        await press('Tab');
        const focused = await page.evaluate(() => {
          const { activeElement: element } = document;
          const label = element?.getAttribute('aria-label') ?? element?.textContent ?? '';
          const labelled = (element as HTMLInputElement | null)?.labels?.[0]?.textContent ?? '';
          return {
            tag: element?.tagName.toLowerCase() ?? '',
            role: element?.getAttribute('role') ?? '',
            text: `${label} ${labelled}`,
          };
        });
        const is = focused.role === role || { button: 'button', a: 'link', input: 'textbox' }[focused.tag] === role;
        if (is && name.test(focused.text)) return;
      }
      throw new Error(`Tab never reached ${role} ${String(name)}`);
    };

    await tabTo('button', /^Sign in|Sign in$/);
    await press('Enter');
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor();
    await tabTo('textbox', /Login/);
    await page.keyboard.type('player01');
    await tabTo('textbox', /Password/);
    await page.keyboard.type('Glasshouse1');
    await press('Enter');
    await page.getByRole('button', { name: /^Balance/ }).waitFor();

    await tabTo('button', /^50\.00 or more/);
    await press('Space');
    await tabTo('button', /^Place bet/);
    await press('Enter');
    await resultOf(page).waitFor();
    await tabTo('link', /Check the round/);
    await press('Enter');
    await page.waitForURL(/\/fairness\/dice\//);
    await page.getByText('Everything matches so far').waitFor();
    expect(faults).toEqual([]);
  });
});
