import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { BITCOIN, deskOf, type Desk } from '../../server/src/testing/cash-desk.ts';
import { axeFaults } from './axe.ts';
import { expectSoundScreen } from './cash.ts';
import { goWithin } from './every-page.ts';
import { sharedSite, type Member, type Site } from './site.ts';

const FLOW_MS = 90_000;
const ANOTHER_CARD_METHOD = 98; // two requests by one method would be one that was split

let site: Site;
let desk: Desk;
beforeAll(async () => {
  site = await sharedSite();
  desk = deskOf(site);
});

/** Somebody with a credited deposit, who asks for withdrawals that can be approved at once. */
const customer = async (): Promise<{ member: Member; ask: (changes: object) => Promise<number> }> => {
  const member = await site.member({ creditMinor: 30_000_000n });
  const player = await site.signIn(member.account);
  await desk.credit(player);
  const ask = async (changes: object): Promise<number> => {
    const id = await desk.ask(player, changes);
    await desk.sql('UPDATE payment SET payable_from = NULL WHERE id = $1', [id]);
    await desk.age(player, 60_000);
    return id;
  };
  return { member, ask };
};

type Answer = (dialog: Locator) => Promise<unknown>;
/** Presses a button, answers what it asks, and submits. */
const act = async (page: Page, name: string, answer: Answer, submit = name): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await answer(dialog);
  await dialog.getByRole('button', { name: submit, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
};

/** A payment's row of its player's history. */
const rowOf = (page: Page, id: number): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: String(id), exact: true }) });

const nothing = async (): Promise<void> => undefined;

const settled = async (page: Page): Promise<void> => {
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
};

it(
  'two people approve a large withdrawal, and a refusal reaches its player with its reason',
  async () => {
    const { member, ask } = await customer();
    const cashier = await site.member({ roles: ['payments'] });
    await cashier.page.goto('/office');
    await cashier.page.getByRole('heading', { name: 'What waits for you' }).waitFor();
    await cashier.page.getByRole('link', { name: 'Withdrawals', exact: true }).click();
    await settled(cashier.page);
    expect(await cashier.page.getByRole('link', { name: 'Cash flow' }).count()).toBe(0); // another role's
    const [small, large] = [await ask({}), await ask({ amount: '120000', purse_id: ANOTHER_CARD_METHOD })];
    const row = cashier.page.getByRole('row').filter({ hasText: `#${large}` });
    await row.getByText('₽120,000.00').waitFor(); // live
    await expect.poll(() => row.getByText(/· (?:low|medium|high)$/).count()).toBe(1);
    expect(await axeFaults(cashier.page)).toEqual([]);

    await member.page.goto('/cash/transactions/withdraw');
    await row.getByRole('link').click();
    await cashier.page.getByText('This is the player’s first withdrawal').waitFor();
    await settled(cashier.page);
    expect(await axeFaults(cashier.page)).toEqual([]);
    await act(cashier.page, 'Approve', (dialog) => dialog.getByText('a colleague has to approve it').waitFor());
    await cashier.page.getByText('1 of 2').waitFor();

    const finance = await site.member({ roles: ['finance'], width: 390 });
    await finance.page.goto(`/office/withdrawals/${large}`);
    await finance.page.getByText('1 of 2').waitFor();
    await act(finance.page, 'Approve', nothing);
    await cashier.page.getByText('Being paid').waitFor(); // live, at the other desk
    await expect
      .poll(async () => (await desk.sql('SELECT state FROM payout WHERE payment_id = $1', [large]))[0])
      .toEqual({
        state: 'accepted',
      });
    await desk.press('/act', { key: await desk.refOf(large), act: 'done' });
    await rowOf(member.page, large).getByText('Completed').waitFor(); // live

    await goWithin(cashier.page, `/office/withdrawals/${small}`);
    await act(cashier.page, 'Refuse', (dialog) =>
      dialog.getByLabel('Reason shown to the player').selectOption('documents'),
    );
    await cashier.page.getByText('Missing documents').first().waitFor();
    await rowOf(member.page, small).getByText('Cancelled').waitFor();
    await member.page.getByRole('button', { name: new RegExp(`^Details of \\D*${small}$`) }).click();
    await member.page.getByText('We have not received the documents that we need').first().waitFor();
    expect([...cashier.faults, ...finance.faults, ...member.faults]).toEqual([]);
  },
  FLOW_MS,
);

it(
  'the catalogue is changed by four eyes: who proposed it sees it come into force',
  async () => {
    const finance = await site.member({ roles: ['finance'] });
    const admin = await site.member({ roles: ['admin'], width: 390 });
    await finance.page.goto('/office/catalogue?part=bank');
    const answer: Answer = async (dialog) => {
      await dialog.getByLabel('Name').fill('Bank of the tests');
      await dialog.getByRole('switch', { name: 'On' }).click();
      await dialog.getByLabel('Reason').fill('a new partner');
      expect(await axeFaults(finance.page)).toEqual([]);
    };
    await act(finance.page, 'Add a bank', answer, 'Propose');
    await finance.page.getByText('This is your proposal: somebody else has to approve it.').waitFor();
    await admin.page.goto('/office/catalogue');
    await act(
      admin.page,
      'Approve: Bank a new row',
      (dialog) => dialog.getByLabel('Reason').fill('checked the contract'),
      'Approve',
    );
    await finance.page.getByText('Nothing is proposed.').waitFor(); // live
    await finance.page.getByRole('row').filter({ hasText: 'Bank of the tests' }).getByText('Off').waitFor();
    await finance.page.getByRole('radio', { name: 'History' }).click();
    await finance.page.getByText('a new partner').waitFor();
    expect(await axeFaults(finance.page)).toEqual([]);
    expect([...finance.faults, ...admin.faults]).toEqual([]);
  },
  FLOW_MS,
);

it(
  'a coin whose course has jumped is paused for its players, until two people release it',
  async () => {
    const { owner } = site.database;
    const at = Date.now();
    await owner.query(
      `INSERT INTO course_watch (code, seen_at) SELECT code, $1::bigint FROM coin_course UNION SELECT code, $1 FROM currency
       UNION SELECT 'source', $1`,
      [at],
    );
    await owner.query(`UPDATE course_watch SET refused_micro = 1000000, refused_at = $1 WHERE code = 'ltc'`, [at]);
    const member = await site.member({ width: 360 });
    await member.page.goto('/cash/crypto?coin=Litecoin');
    await member.page.getByRole('radio', { name: /^Litecoin Paused$/ }).click();
    await member.page.getByText('The rate of Litecoin has moved too sharply').waitFor();
    await expectSoundScreen(member.page, 'paused coin');

    const finance = await site.member({ roles: ['finance'], width: 390 });
    const admin = await site.member({ roles: ['admin'] });
    await finance.page.goto('/office/catalogue?part=course');
    await finance.page.getByRole('status').filter({ hasText: 'Paused: the source gave 1' }).waitFor();
    await expectSoundScreen(finance.page, 'paused course');
    await act(
      finance.page,
      'Release: Rate of the coin ltc',
      (dialog) => dialog.getByLabel('Reason').fill('the source is mended'),
      'Release',
    );
    await admin.page.goto('/office/catalogue');
    await act(
      admin.page,
      'Approve: Rate of the coin ltc',
      (dialog) => dialog.getByLabel('Reason').fill('seen at two exchanges'),
      'Approve',
    );
    await expect.poll(() => finance.page.getByText('Paused: the source gave 1').count()).toBe(0); // live
    await member.page.getByRole('radio', { name: /^Litecoin from/ }).waitFor(); // without a reload
    await member.page.getByText('The rate of Litecoin has moved too sharply').waitFor({ state: 'detached' });
    await owner.query('DELETE FROM course_watch');
    expect([...member.faults, ...finance.faults, ...admin.faults]).toEqual([]);
  },
  FLOW_MS,
);

it(
  'a withdrawal whose price has moved too far asks its player, who accepts the new amount',
  async () => {
    const { member, ask } = await customer();
    const { page } = member;
    const coins = { purse_id: BITCOIN, amount: '1000', purseNumber: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' };
    const id = await ask(coins);
    await page.goto('/cash/transactions/withdraw');
    await rowOf(page, id).getByText('Created').waitFor();
    await desk.sql(`UPDATE coin_course SET course_micro = course_micro * 2 WHERE code = 'btc'`);
    const cashier = await site.member({ roles: ['payments'] });
    await cashier.page.goto(`/office/withdrawals/${id}`);
    await act(cashier.page, 'Approve', nothing);
    await cashier.page.getByText('The rate has moved: the player decides').waitFor();
    await rowOf(page, id).getByText('Confirm the amount').waitFor(); // live
    await page.getByRole('button', { name: `Confirm the amount of withdrawal #${id}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('For the same money 0.00529605 BTC would arrive now instead of 0.0105921 BTC.').waitFor();
    await dialog.getByRole('button', { name: 'Accept the new amount' }).click();
    await rowOf(page, id).getByText('Created').waitFor();
    await act(cashier.page, 'Approve', nothing);
    await rowOf(page, id).getByText('In process').waitFor();
    await desk.sql(`UPDATE coin_course SET course_micro = course_micro / 2 WHERE code = 'btc'`);
    expect([...member.faults, ...cashier.faults]).toEqual([]);
  },
  FLOW_MS,
);
