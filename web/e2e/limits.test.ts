import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { houseGames } from '../src/games/registry.ts';
import { axeFaults } from './axe.ts';
import { visit } from './every-page.ts';
import { sharedSite } from './site.ts';

const site = await sharedSite();

const FLOW_MS = 120_000;
const MINUTE_MS = 60_000;

const openLimits = async () => {
  const visitor = await site.member();
  await visitor.page.goto('/settings/limits');
  await visitor.page.getByRole('heading', { name: 'Limits' }).waitFor();
  return visitor;
};

/** Opens the form of a limit, types an amount, gives the form. */
const typeLimit = async (page: Page, name: string, amount: string) => {
  await page.getByRole('button', { name: new RegExp(`^(?:Set|Change)\\s+${name}$`) }).click();
  const form = page.getByRole('form', { name });
  await form.getByRole('textbox').fill(amount);
  return form;
};

const said = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

const rowOf = (page: Page, name: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`^(?:Set|Change)\\s+${name}$`) }) });

describe('a guest', () => {
  it('finds the page in the footer, and what it is for', async () => {
    const { page, faults } = await site.visitor();
    await page.goto('/main');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Responsible gaming' }).click();
    await said(page, /^Limits on deposits, losses, bets and time/);
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog').waitFor();
    expect(faults).toEqual([]);
  });
});

describe('limits', () => {
  it(
    'are set at once, reached in dice, lowered at once, and raised by who confirms it a day later',
    async () => {
      const { page, faults, account } = await site.member();
      await page.goto('/settings/limits');
      const name = 'Bets, per day';
      const form = await typeLimit(page, name, '0.5');
      await form.getByRole('button', { name: 'Save' }).click();
      await said(page, /^Enter an amount from ₽1\.00/);
      await form.getByRole('textbox').fill('3');
      await said(page, 'Applies at once.');
      await form.getByRole('button', { name: 'Save' }).click();
      await said(page, 'The limit is saved and already applies');
      await said(page, /^₽0\.00 used/);

      await page.goto('/game/dice');
      const bet = page.getByRole('textbox', { name: /^Stake/ });
      await bet.fill('2');
      await page.getByRole('button', { name: 'Place bet' }).click();
      await page
        .getByText(/^Rolled \d+\.\d{2}\./)
        .first()
        .waitFor();
      await page.getByRole('button', { name: 'Place bet' }).click();
      await said(page, 'This bet would exceed your wager limit: 1.00 RUB left. Your money is untouched.');
      await page.getByRole('tab', { name: 'Auto' }).click();
      await page.getByRole('button', { name: 'Start auto play' }).click();
      await said(page, /^Stopped: /);

      await page.goto('/settings/limits');
      await said(page, /^₽2\.00 used/);
      const raising = await typeLimit(page, name, '10');
      await said(page, /^Needs confirming after 24 hours, from /);
      await raising.getByRole('button', { name: 'Save' }).click();
      await said(page, /^Request saved\. Confirm the new limit from /);
      await rowOf(page, name)
        .getByText(/^₽10\.00 requested\. You can confirm it from /)
        .waitFor();
      expect(await page.getByRole('button', { name: 'Confirm' }).count()).toBe(0);
      await rowOf(page, name)
        .getByText(/^₽3\.00$/)
        .waitFor();
      await page.getByRole('button', { name: 'Keep as it is' }).click();
      await said(page, 'The limit stays as it was');
      await expect.poll(() => page.getByText(/^₽10\.00 requested/).count()).toBe(0);

      const lowering = await typeLimit(page, name, '2.50');
      await lowering.getByRole('button', { name: 'Save' }).click();
      await rowOf(page, name)
        .getByText(/^₽2\.50$/)
        .waitFor();
      await page.getByRole('button', { name: new RegExp(`^Change\\s+${name}$`) }).click();
      await page.getByRole('form', { name }).getByRole('button', { name: 'Remove limit' }).click();
      await rowOf(page, name)
        .getByText(/^Removal requested\. You can/)
        .waitFor();

      const day = `UPDATE player_limit SET pending_at = now() - interval '1 minute' WHERE user_id = $1`;
      await site.database.owner.query(day, [account.userId]);
      await page.reload();
      await rowOf(page, name)
        .getByText(/^Removal requested\. Confirm it by /)
        .waitFor();
      await page.getByRole('button', { name: 'Confirm' }).click();
      await said(page, 'The limit was removed');
      await rowOf(page, name).getByText('Not set').waitFor();
      expect(faults).toEqual([]);
    },
    FLOW_MS,
  );

  it('show on another page of the player what one of them changes', async () => {
    const { page, context } = await openLimits();
    const other = await context.newPage();
    await other.goto('/settings/limits');
    await other.getByRole('heading', { name: 'Limits', exact: true }).waitFor();
    const form = await typeLimit(page, 'Time, per day', '90');
    await form.getByRole('button', { name: 'Save' }).click();
    await other.getByText('90 minutes', { exact: true }).waitFor();
  });
});

describe('a break', () => {
  it(
    'is asked about once more, closes every game, and leaves the account open',
    async () => {
      const { page, faults } = await openLimits();
      await page.getByRole('radio', { name: '7 days' }).click();
      await page.getByRole('button', { name: 'Take a break' }).click();
      const dialog = page.getByRole('dialog', { name: 'Take a break?' });
      const begin = dialog.getByRole('button', { name: 'Start the break' });
      expect(await begin.isDisabled()).toBe(true);
      await dialog.getByRole('checkbox').check();
      await begin.click();
      await dialog.waitFor({ state: 'hidden' });
      await said(page, /^On a break until /);

      for (const { path } of houseGames.all) {
        await visit(page, path, { within: true });
        await said(page, /^You are taking a break until /);
        const action = page.getByRole('button', { name: /^(Place bet|Join|Bet on|Create|Take a ticket)/ }).first();
        await expect.poll(() => action.isDisabled()).toBe(true);
      }

      await page.goto('/settings/limits');
      await page.getByRole('button', { name: 'Take a break' }).click(); // 24 hours: shorter than what is on
      await said(page, 'You already have a break. A new one must end later.');
      await page.keyboard.press('Escape');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download history' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(/^glasshouse-[a-z2-7]{12}-\d{4}-\d{2}-\d{2}\.json$/);
      const document = JSON.parse(await readFile(await file.path(), 'utf8')) as Record<string, object[]>;
      expect(document['breaks']).toMatchObject([{ kind: 'time_out' }]);
      expect(faults).toEqual([]);
    },
    FLOW_MS,
  );
});

describe('a self-exclusion that is over', () => {
  it(
    'leaves play closed until its player has said on a page of its own that they come back',
    async () => {
      const { page, faults, account } = await site.member({ width: 390 });
      const { owner } = site.database;
      await owner.query(
        `UPDATE app_user SET restriction = 'self_exclusion', restricted_until = now() - interval '1 minute' WHERE id = $1`,
        [account.userId],
      );
      await page.goto('/game/dice');
      await said(page, /^Your self-exclusion has ended\. To bet, confirm/);
      await expect.poll(() => page.getByRole('button', { name: 'Place bet' }).isDisabled()).toBe(true);
      await page.getByRole('main').getByRole('link', { name: 'Responsible gaming' }).click();
      await page.getByRole('heading', { name: 'Your self-exclusion has ended' }).waitFor();
      await page.getByRole('heading', { name: 'Stay away' }).waitFor();
      expect(await page.getByRole('heading', { name: 'Limits', exact: true }).count()).toBe(0);
      expect(await axeFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await page.getByRole('button', { name: 'Come back' }).click();
      const dialog = page.getByRole('dialog', { name: 'Open play again?' });
      expect(await dialog.getByRole('button', { name: 'Open play' }).isDisabled()).toBe(true);
      await dialog.getByRole('checkbox').check();
      await dialog.getByRole('button', { name: 'Open play' }).click();
      await page.getByRole('heading', { name: 'Limits', exact: true }).waitFor();
      expect(faults).toEqual([]);
    },
    FLOW_MS,
  );
});

/** As if the last quarter of an hour had passed in play. A clock that runs it off would show every bet and draw every frame. */
const playedOn = async (page: Page): Promise<void> => {
  await page.evaluate((ms) => {
    const stay = JSON.parse(localStorage.getItem('glasshouse.stay') ?? '{}') as { checkedAt: number };
    localStorage.setItem('glasshouse.stay', JSON.stringify({ ...stay, checkedAt: stay.checkedAt - ms }));
  }, 15 * MINUTE_MS);
  await page.clock.fastForward(11_000);
};

describe('the reality check', () => {
  it(
    'comes after so many minutes with time and result, stops auto play, and offers two ways on',
    async () => {
      const { page } = await site.member({ own: true });
      await page.clock.install();
      await page.goto('/settings/limits');
      await page.getByRole('radio', { name: '15 min', exact: true }).click();
      await said(page, 'Reminder saved');
      await page.goto('/game/dice');
      await page.getByRole('textbox', { name: /^Stake/ }).fill('1');
      await page.getByRole('button', { name: 'Place bet' }).click();
      await page.clock.fastForward(5000);
      await page
        .getByText(/^Rolled \d+\.\d{2}\./)
        .first()
        .waitFor();

      const check = page.getByRole('dialog', { name: 'You have been playing for a while' });
      await page.clock.fastForward(13 * MINUTE_MS);
      expect(await check.count()).toBe(0);
      await page.clock.fastForward(3 * MINUTE_MS);
      await check.getByText('Staked').waitFor();
      await check.getByText('Result').waitFor();
      expect(await axeFaults(page, { within: '[role="dialog"]' })).toEqual([]);
      await page.keyboard.press('Escape');
      expect(await check.count()).toBe(1); // it wants an answer
      await check.getByRole('button', { name: 'Continue' }).click();
      await page.clock.fastForward(1000);
      await check.waitFor({ state: 'hidden' });

      await page.getByRole('tab', { name: 'Auto' }).click();
      await page.getByRole('textbox', { name: 'Number of bets' }).fill('0'); // it must not end by itself
      await page.getByRole('button', { name: 'Start auto play' }).click();
      await page.getByRole('button', { name: 'Stop auto play' }).waitFor();
      await playedOn(page);
      await expect
        .poll(async () => {
          await page.clock.fastForward(1000); // the last bet is shown to its end
          return check.count();
        })
        .toBe(1);
      await check.getByRole('button', { name: 'Continue' }).click();
      await page.clock.fastForward(1000);
      await said(page, 'Auto play was stopped.');

      await playedOn(page);
      await check.getByRole('button', { name: 'Take a break' }).click();
      await page.waitForURL('**/settings/limits');
    },
    FLOW_MS,
  );
});

describe('the page', () => {
  it(
    'fits 360 px in Russian and has nothing that axe finds wrong, with a form open',
    async () => {
      const { page, faults } = await site.member({ width: 360, language: 'ru' });
      await page.goto('/settings/limits');
      await page.getByRole('heading', { name: 'Лимиты', exact: true }).waitFor();
      await page.getByRole('main').getByRole('button', { expanded: false }).first().click();
      await page.getByRole('form').getByRole('textbox').waitFor();
      await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      expect(await axeFaults(page)).toEqual([]);
      expect(faults).toEqual([]);
    },
    FLOW_MS,
  );
});
