import { randomUUIDv7 } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { BonusList, BonusOverview } from '../../server/contract/features/bonus.contract.ts';
import { goWithin, visit } from './every-page.ts';
import { sharedSite } from './site.ts';

const site = await sharedSite();

const FLOW_MS = 60_000;
const DEPOSIT_MINOR = 30_000_000;

/** A deposit that has been credited; its money came with the account. */
const deposit = (userId: bigint): Promise<unknown> =>
  site.database.owner.query(
    `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount,
       base_minor, transaction_id, created_at, updated_at, done_at)
     VALUES ($1, $2, 1, 2, 4, 4, 'fiat', 2, 1000000, $4, $4, $1, $3, $3, $3)`,
    [randomUUIDv7(), userId, Date.now(), DEPOSIT_MINOR],
  );

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

it(
  'a bonus is chosen, played, seen to be released, converted, and the rest of it given up',
  async () => {
    const { page, faults, account } = await site.member({ creditMinor: 20_000_000n });
    const player = await site.signIn(account);
    await page.goto('/main');
    await page
      .getByRole('link', { name: /Up to 500% on your first deposits/ })
      .first()
      .click();
    const bonuses = page.getByRole('radiogroup', { name: 'Bonus for this deposit' });
    await bonuses.getByRole('radio', { name: 'None', checked: true }).waitFor();
    await bonuses.getByRole('radio', { name: /^\+150%/ }).click();
    await bonuses.getByRole('radio', { name: /^\+100% from ₽1,000$/ }).click(); // one at a time: it takes the place of the other
    await page.getByRole('textbox', { name: 'Amount' }).fill('2000');
    for (const said of ['+2,000.00 DIC', '₽4,000.00 (2×)', '₽4,000,000.00'])
      await page.getByText(said, { exact: true }).waitFor();
    await visit(page, '/bonus', { within: true }); // the choice is still on its way
    await part(page, 'Not yet').getByText('Chosen: waits for a deposit of at least ₽1,000.00').waitFor();
    await press(page, /^First deposit bonuses$/);
    await page.getByText('How is this computed').click();
    await page.getByText(/^Stake ₽2,000\.00 to unlock 1 DIC, so ₽2,000,000\.00 for all of it\./).waitFor();
    await page.keyboard.press('Escape');
    await deposit(account.userId);
    await player.call('bonus.overview', {}); // gives it, as any page of the player would
    await player.call('dice.play', { bet: '100000', percent: 50, bet_type: 'less' }); // reaches VIP5; any outcome moves the balance

    const active = part(page, 'In progress');
    await active.getByText('50.00 DIC of 300,000.00 DIC unlocked, 299,950.00 DIC to go').waitFor();
    await press(page, /^First deposit bonuses$/);
    await page.getByRole('dialog').getByText('Used', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    const now = part(page, 'You can take now');
    await now.getByRole('button', { name: /^Take ₽50\.00\s+Rakeback$/ }).waitFor();
    for (const reward of [/^Take 10\.00 DIC\s+VIP level reward, VIP2$/, /^Take 50\.00 DIC\s+VIP level reward, VIP4$/]) {
      await now.getByRole('button', { name: reward }).click();
      await now.getByRole('button', { name: reward }).waitFor({ state: 'detached' });
    }
    await press(page, 'Convert 110.00 DIC');
    await part(page, 'Bonus history').getByText('Show the history').click();
    await part(page, 'Bonus history').getByText('Converted to ₽110.00').waitFor();
    await page.getByText('Conversion starts at 100.00 DIC; 100.00 DIC is missing.').waitFor();

    await active.getByRole('button', { name: /^Give up the rest/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('What is still locked, 299,950.00 DIC, is lost.').waitFor();
    await dialog.getByRole('button', { name: 'Yes, give it up' }).click();
    await active.getByRole('button', { name: /^Give up the rest/ }).waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
  },
  FLOW_MS,
);

const cashback = {
  en: {
    list: '9% of a week’s net losses',
    faq: '9% of your losses in a week',
    terms: 'cashback, 9% of a week’s losses',
  },
  ru: {
    list: '9 % от проигрыша за неделю; забрать',
    faq: '9 % от проигрыша за неделю; в играх',
    terms: 'кэшбэк, 9 % от проигрыша за неделю',
  },
} as const;

it(
  'a percentage that two people agreed on is said on the bonus page, in the FAQ and in the terms, in each language',
  async () => {
    const [author, decider] = [await site.player({ roles: ['finance'] }), await site.player({ roles: ['finance'] })];
    const change = { subject: 'campaign', key: 'cashback', after: { percent: 9 }, reason: 'as agreed with the team' };
    const { id } = await author.call<{ id: number }>('officeBonus.propose', change);
    await decider.call('officeBonus.decideChange', { id, isApproved: true, reason: 'as agreed with the team' });
    const { offers } = await (await site.player()).call<BonusOverview>('bonus.overview'); // staff are offered nothing
    expect(offers.find(({ bonus }) => bonus === 'cashback')?.figures).toMatchObject({ percent: 9 });
    const guest = await site.guest();
    const listed = async () =>
      (await guest.call<BonusList>('bonus.list')).bonuses.find(({ bonus }) => bonus === 'cashback')?.figures;
    await expect.poll(listed).toEqual({ percent: 9, housePercent: 5, providersPercent: 1 });
    for (const language of ['en', 'ru'] as const) {
      const { page } = await site.visitor({ language });
      const said = cashback[language];
      await page.goto('/bonus');
      await page.getByText(said.list).waitFor();
      await goWithin(page, '/helpdesk/faq#cashback');
      await page.locator('#cashback').getByText(said.faq).waitFor();
      await expect.poll(() => page.getByRole('main').textContent()).not.toContain('…'); // every figure is known
      await goWithin(page, '/helpdesk/terms#bonuses-3');
      await page.locator('#bonuses-3').getByText(said.terms).waitFor();
      await expect.poll(() => page.getByRole('main').textContent()).not.toContain('…');
    }
  },
  FLOW_MS,
);
