import { randomUUIDv7 } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { HouseRecordRow } from '../../server/contract/features/office-bonus.contract.ts';
import { axeFaults } from './axe.ts';
import { sharedSite } from './site.ts';

const site = await sharedSite();

const FLOW_MS = 60_000;
const sql = (text: string, values: readonly unknown[]) => site.database.owner.query(text, [...values]);

/** Somebody on a device that another taker uses too, whose deposit is to be doubled: it waits. */
const taker = async (): Promise<{ nick: string }> => {
  const account = await site.account({ language: 'en' });
  const player = await site.signIn(account);
  await sql(`INSERT INTO known_device (user_id, device_hash, network) VALUES ($1, '\\x0ff1ce', '10.0.0.0')`, [
    account.userId,
  ]);
  await player.call('bonus.introductory.takeBonus', { code: 1 });
  await sql(
    `INSERT INTO payment (ref, user_id, code, state, payway_id, method_id, provider, currency_id, course_micro, amount,
       base_minor, transaction_id, created_at, updated_at, done_at)
     VALUES ($1, $2, 1, 2, 4, 4, 'fiat', 2, 1000000, 100000, 100000, $1, $3, $3, $3)`,
    [randomUUIDv7(), account.userId, Date.now() + 1_000],
  );
  await player.call('bonus.overview');
  return { nick: account.login };
};

const settled = async (page: Page): Promise<void> => {
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
};

/** Presses a button, answers what its dialog asks, and submits. */
const act = async (page: Page, name: string, submit: string, fill?: () => Promise<void>): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await fill?.();
  await dialog.getByLabel('Reason').fill('as agreed with the team');
  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};

it(
  'one person proposes, another approves; a bonus that waits is granted; a designer works a cost out',
  async () => {
    const { page: author } = await site.member({ roles: ['finance'] });
    await author.goto('/office/bonuses?part=records&subject=campaign');
    const terms = author.getByRole('dialog').getByLabel('Version of the terms');
    await act(author, 'Change: Weekly cashback', 'Propose', () => terms.fill('7'));
    await author.getByRole('button', { name: 'Waiting for a decision: Weekly cashback' }).waitFor();
    await settled(author);
    expect(await axeFaults(author)).toEqual([]);

    const second = await site.member({ roles: ['finance'] });
    await second.page.goto('/office/bonuses?part=changes');
    await act(second.page, 'Approve: Campaigns: Weekly cashback', 'Approve');
    await second.page.getByText('Campaigns: Weekly cashback · In force').first().waitFor();
    const { records } = await (
      await site.signIn(second.account)
    ).call<{ records: HouseRecordRow[] }>('officeBonus.records', { subject: 'campaign' });
    expect(records.find(({ key }) => key === 'cashback')?.record).toMatchObject({ isOn: true, terms: 7 });

    const first = await taker();
    const { nick } = await taker();
    const cashier = await site.member({ roles: ['payments'] });
    await cashier.page.goto('/office/bonuses');
    await cashier.page.getByText(`${nick} · First deposit bonuses`).waitFor();
    expect(await cashier.page.getByRole('radio').count()).toBe(1); // the other sections are others'
    const item = cashier.page.getByRole('listitem').filter({ hasText: `${nick} ·` });
    await item.getByText(first.nick).waitFor();
    await act(cashier.page, `Approve: ${nick}, First deposit bonuses`, 'Approve');
    await item.waitFor({ state: 'detached' });

    const designer = await site.member({ roles: ['designer'] });
    await designer.page.goto('/office/bonuses');
    await designer.page.getByLabel('Wagering, times').fill('10');
    await designer.page.getByRole('button', { name: 'Work out' }).click();
    await designer.page.getByText('Becomes the player’s, on average').waitFor();
    await settled(designer.page);
    expect(await axeFaults(designer.page)).toEqual([]);
    expect([...second.faults, ...cashier.faults, ...designer.faults]).toEqual([]);
  },
  FLOW_MS,
);
