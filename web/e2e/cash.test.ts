import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { soundDialog } from './accounts.ts';
import {
  askDeposit,
  chooseWay,
  endDeposit,
  expectSoundScreen,
  newestId,
  pressFarSide,
  pressInWallet,
  rowOf,
} from './cash.ts';
import { openAs, sharedSite, type Member } from './site.ts';

const FLOW_MS = 90_000; // three people's pages, one after the other, on a machine that is busy with other tests
const CREDIT_MINOR = 10_000_000n; // enough to stake what the deposits ask for, whatever the dice say

const site = await sharedSite();

const newcomer = async (width = 1440): Promise<Member> => site.member({ creditMinor: CREDIT_MINOR, width });
const credited = (page: Page) => page.getByRole('heading', { name: /^Credited: / });
const again = (page: Page): Promise<void> => page.getByRole('button', { name: 'Make another deposit' }).click();

it('a newcomer deposits by a bank, a trader and a page of the provider, and reads what became of it', async () => {
  const member = await newcomer(390);
  const { page, faults } = member;
  await page.goto('/cash');
  await page.waitForURL('**/cash/deposit');
  await expectSoundScreen(page, 'deposit');

  await askDeposit(site, member, { method: 'SBP by phone number', amount: '400' });
  await page.getByText('The amount is below the minimum').waitFor();
  await askDeposit(site, member, { method: 'SBP by phone number', amount: '1 000,50' });
  await page.getByText('₽1,000.50').waitFor();
  await page.getByText('Sandbox Bank').waitFor();
  await page.getByText('+7 900 000-00-04').waitFor(); // a phone, not a card
  await expectSoundScreen(page, 'requisites');
  expect(await page.getByRole('link', { name: 'Open the simulated' }).getAttribute('href')).toBe('/sandbox/fiat');
  await pressFarSide(member, '/sandbox/fiat', 'Pay exactly');
  await credited(page).waitFor();
  expect(await credited(page).innerText()).toBe('Credited: ₽1,000.50');
  await expectSoundScreen(page, 'credited');

  await again(page);
  await askDeposit(site, member, { method: 'Card, private person', amount: '1150' });
  await page.getByText(/^₽1,150\.\d\d$/).waitFor();
  expect(await page.getByRole('timer').innerText()).toMatch(/\b(?:20:00|19:\d\d)$/);
  await page.reload();
  await page.getByText('Sandbox Bank').waitFor();
  await endDeposit(site, member);
  await page.getByText('The time to pay is over.').waitFor();
  expect(await page.getByText('Sandbox Bank').count()).toBe(0);

  await askDeposit(site, member, { method: 'Phone account', amount: '200' });
  await page.waitForURL('**/sandbox/fiat/pay/**');
  await page.getByRole('button', { name: 'Pay' }).click();
  await page.waitForURL('**/cash/transactions/deposit');
  const id = await newestId(site, member);
  await rowOf(page, id).getByText('Credited').waitFor();
  await rowOf(page, id - 1)
    .getByText('Cancelled')
    .waitFor();
  await expectSoundScreen(page, 'history');
  await rowOf(page, id - 1)
    .getByRole('button', { name: /^Details/ })
    .click();
  const dialog = await soundDialog(page, `Payment #${id - 1}`);
  await dialog.getByText('The time to pay is over').waitFor();
  expect(faults).toEqual([]);
});

it('coins are watched from the first sight to the credit, by an address or from a wallet', async () => {
  const member = await newcomer(360);
  const { page, faults } = member;
  await page.goto('/main');
  await page.getByRole('link', { name: 'Cashier' }).last().click();
  await page.getByRole('navigation', { name: 'Coin' }).getByRole('link', { name: 'TON' }).click();
  await page.getByRole('button', { name: 'Copy the address' }).waitFor(); // in two clicks from home
  await page.getByRole('button', { name: 'Connect a wallet' }).click();
  const chooser = await soundDialog(page, 'Choose a wallet');
  const choose = (): Promise<void> => chooser.getByRole('button', { name: 'Sandbox wallet' }).click();
  await pressInWallet(member, choose, { press: 'Cancel' });
  await chooser.getByText('The wallet is not connected').waitFor();
  await pressInWallet(member, choose, { press: 'Connect' });
  await page.getByText(/^Connected wallet: UQ/).waitFor();
  const send = page.getByRole('button', { name: 'Send from the wallet' });
  await page.getByRole('textbox', { name: 'Amount to send' }).fill('0.5');
  await send.click();
  await page.getByText('The least we take is 1 TON.').waitFor();
  await page.getByRole('textbox', { name: 'Amount to send' }).fill('1,5');
  await expectSoundScreen(page, 'TON');
  await pressInWallet(member, () => send.click(), { press: 'Send' });
  await page.getByText('Your wallet has sent the transfer.').waitFor();

  await page.getByRole('radio', { name: /^USDT from/ }).click();
  await page
    .getByRole('radiogroup', { name: 'Network' })
    .getByRole('radio', { name: 'TRC20', checked: true })
    .waitFor();
  await page.getByText('Only USDT on the TRC20 network').waitFor();
  await page.getByText('Show the QR code').click();
  const code = page.getByRole('img', { name: 'QR code of the address' });
  expect(await code.evaluate((image: HTMLImageElement) => [image.width, image.naturalWidth])).toEqual([300, 300]);
  await expectSoundScreen(page, 'address');
  await pressFarSide(member, '/sandbox/cryptapi', 'Pay');
  const incoming = page.getByRole('status').filter({ hasText: 'USDT TRC20' });
  await incoming.getByText('Confirming 0/5').waitFor();
  await pressFarSide(member, '/sandbox/cryptapi', 'One more confirmation');
  await incoming.getByText('Confirmations: 1 of 5').waitFor();
  await expectSoundScreen(page, 'confirming');
  await pressFarSide(member, '/sandbox/cryptapi', 'All confirmations');
  await incoming.getByText(/^Credited ₽/).waitFor();
  const ton = page.getByRole('status').filter({ hasText: 'TON, 1.5 TON' });
  await ton
    .or(page.getByText(/^Deposit #\d+ has been credited$/).nth(1))
    .first()
    .waitFor();
  expect(faults).toEqual([]);
});

it(
  'winnings leave: staked, asked for, taken back, asked for again, approved by the desk and paid, live',
  { timeout: FLOW_MS },
  async () => {
    const member = await newcomer();
    const { page, account, faults } = member;
    const { owner } = site.database;
    await page.goto('/cash/deposit');
    await askDeposit(site, member, { method: 'SBP by phone number', amount: '500' });
    await page.getByText('Sandbox Bank').waitFor();
    await pressFarSide(member, '/sandbox/fiat', 'Pay exactly');
    await credited(page).waitFor();
    await page.getByText('₽1,000.00 left to stake').waitFor();
    await page.getByRole('link', { name: 'Play', exact: true }).waitFor();
    await page.getByRole('link', { name: 'Withdraw' }).click();
    await page.getByText('What is marked in red above comes first.').waitFor();
    const next = page.getByRole('button', { name: 'Continue' });
    expect(await next.isDisabled()).toBe(true); // it is known before anything is typed
    await page.getByRole('list', { name: 'Conditions of a withdrawal' }).getByText('₽1,000.00 left to stake').waitFor();

    await page.goto('/game/dice');
    await page.getByRole('textbox', { name: /, RUB$/ }).fill('1000');
    await page.getByRole('button', { name: 'Place bet', exact: true }).click();
    await page
      .getByText(/^Rolled \d+\.\d{2}\./)
      .first()
      .waitFor();

    await page.goto('/cash/withdraw');
    await page.getByText('Deposits staked').waitFor();
    await chooseWay(page, 'SBP by phone number');
    await next.click();
    await page.getByText('Enter the complete details.').waitFor();
    const phone = page.getByRole('textbox', { name: 'Phone number' });
    await expect
      .poll(async () => {
        await phone.fill(''); // the mask loads
        await phone.pressSequentially('89161234567');
        return phone.inputValue();
      })
      .toBe('+7 (916) 123-45-67');
    const amount = page.getByRole('textbox', { name: 'Amount' });
    await amount.fill('999');
    await page.getByText('At least ₽1,000.').waitFor(); // while it is typed
    await amount.fill('250000');
    await page.getByText('More than is available, with the fee.').waitFor();
    await page.getByRole('button', { name: 'Max' }).click();
    await page.getByText('More than is available, with the fee.').waitFor({ state: 'detached' });
    await amount.fill('1500');
    await next.click();
    await page.getByText('Choose the recipient’s bank.').waitFor();
    await page.getByRole('combobox', { name: 'Bank' }).selectOption({ index: 1 });
    await next.click();
    const confirm = page.locator('form', { hasText: 'Check before you confirm' });
    await confirm.getByText('₽1,575.00').waitFor();
    await confirm.getByText('+7 (916) 123-45-67').waitFor();
    await confirm.getByText('These details are new.').waitFor();
    await expectSoundScreen(page, 'confirm');
    await confirm.getByRole('button', { name: 'Withdraw' }).click();
    await page.waitForURL('**/cash/transactions/withdraw');
    const first = await newestId(site, member);
    await page.getByRole('button', { name: `Cancel withdrawal #${first}` }).click();
    const cancel = await soundDialog(page, `Cancel withdrawal #${first}`);
    await cancel.getByRole('button', { name: 'Cancel the withdrawal' }).click();
    await rowOf(page, first).getByText('Cancelled').waitFor();

    await owner.query('UPDATE payment SET created_at = created_at - 60000 WHERE user_id = $1', [account.userId]);
    await page.goto('/cash/withdraw');
    await page.getByRole('button', { name: /^••••••4567/ }).click();
    await amount.fill('1600');
    await next.click();
    await confirm.getByText('••••••4567').waitFor(); // one tap in the place of phone and bank
    await chooseWay(page, 'Bank card');
    await page.getByRole('textbox', { name: 'Card number' }).fill('4111111111111112');
    await page.getByText('There is a typo in the card number.').waitFor();
    await page.getByRole('textbox', { name: 'Card number' }).fill('4111111111111111');
    await amount.fill('2000');
    await page.getByRole('combobox', { name: 'Bank' }).selectOption({ index: 1 });
    await next.click();
    await confirm.getByRole('button', { name: 'Withdraw' }).click();
    await page.waitForURL('**/cash/transactions/withdraw');
    const second = await newestId(site, member);
    await rowOf(page, second).getByText('Created').waitFor();
    await owner.query('UPDATE payment SET payable_from = $2 WHERE id = $1', [second, Date.now()]); // a day later

    const desk = await site.visitor();
    await openAs(desk.page, '/office/withdrawals', 'cashier01');
    await desk.page.getByRole('link', { name: `#${second}`, exact: true }).click();
    await desk.page.getByRole('button', { name: 'Approve' }).click();
    await desk.page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    await rowOf(page, second).getByText('In process').waitFor();
    const farSide = async (): Promise<string> => (await member.page.request.get('/sandbox/payouts')).text();
    await expect.poll(farSide).toContain('411111••••••1111');
    expect(await farSide()).not.toContain('4111111111111111'); // anybody may open the sandbox
    await pressFarSide(member, '/sandbox/payouts', 'Pay it out');
    await rowOf(page, second).getByText('Completed').waitFor();
    await rowOf(page, second)
      .getByRole('button', { name: /^Details/ })
      .click();
    const dialog = await soundDialog(page, `Payment #${second}`);
    await dialog.getByText('₽2,100.00').waitFor();
    expect(await dialog.getByRole('button', { name: 'Print a receipt' }).count()).toBe(1);
    expect([faults, desk.faults]).toEqual([[], []]);
  },
);
