import { describe, expect, it } from 'vitest';
import { totpCode } from '../../server/src/testing/totp.ts';
import {
  awaitFocus,
  balanceOf,
  codeIn,
  enter,
  letterTo,
  linkIn,
  newPerson,
  noteOf,
  PASSWORD,
  registerConfirmed,
  registerQuickly,
  sendByEnter,
  SIGN_IN,
  signOut,
  signOutQuickly,
  soundDialog,
  tabTo,
  type Person,
} from './accounts.ts';
import { switchOn } from './second-factor.ts';
import { sharedSite } from './site.ts';
import type { Visitor } from './visitors.ts';

const site = await sharedSite();

const FLOW_MS = 120_000;
const PHONE_PX = 390;

/** An account whose owner has signed out again. */
const leftAccount = async (visitor: Visitor): Promise<Person> => {
  const person = newPerson();
  await registerQuickly(visitor, person);
  await signOutQuickly(visitor);
  return person;
};

describe('sign-in', () => {
  it('refuses a wrong password and lets the right one in', { timeout: FLOW_MS }, async () => {
    const visitor = await site.visitor({ width: PHONE_PX });
    const { page, context, faults } = visitor;
    const { login } = await leftAccount(visitor);
    await page.goto('/fairness');
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    const dialog = await soundDialog(page, 'Sign in');
    await dialog.getByLabel('Login').fill('a b');
    await dialog.getByLabel('Login').blur();
    await expect.poll(() => noteOf(dialog.getByLabel('Login'))).toContain('A login can have Latin letters');
    expect(await dialog.getByRole('button', { name: 'Sign in', exact: true }).isDisabled()).toBe(true);
    expect(faults).toEqual([]);

    await enter(dialog, login, 'Wrong-Password1');
    await dialog.getByText('Wrong login or password.').waitFor();
    await enter(dialog, login, PASSWORD);
    await balanceOf(page).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/main');
    await context.close();
  });

  it('tells how long a lock lasts', { timeout: FLOW_MS }, async () => {
    const { page, context } = await site.visitor({ width: PHONE_PX });
    const { login } = newPerson();
    const data = { login, password: 'Wrong-Password1' };
    for (let guess = 0; guess < 10; guess += 1) await page.request.post('/api/auth/login', { data });
    await page.goto(SIGN_IN);
    const dialog = page.getByRole('dialog');
    await enter(dialog, login, data.password);
    await dialog.getByText('Signing in is closed for another 20 minutes.').waitFor();
    await soundDialog(page, 'Sign in');
    await context.close();
  });

  it('asks for a code of a letter on a device that it does not know', { timeout: FLOW_MS }, async () => {
    const known = await site.visitor();
    const { login, email } = await registerConfirmed(site, known);
    await known.context.close();
    const { page, context, faults } = await site.visitor({ width: PHONE_PX });
    await page.goto(SIGN_IN);
    const dialog = page.getByRole('dialog');
    await enter(dialog, login, PASSWORD);
    const field = dialog.getByLabel('Code', { exact: true });
    await field.waitFor();
    await soundDialog(page, 'Sign in');
    await awaitFocus(field);
    expect(await field.evaluate((input: HTMLInputElement) => [input.autocomplete, input.inputMode])).toEqual([
      'one-time-code',
      'numeric',
    ]);
    const code = codeIn(await letterTo(site, email, 'temporaryCode'));
    expect(faults).toEqual([]);

    await page.keyboard.type(code === '000000' ? '000001' : '000000');
    await sendByEnter(dialog, 'Sign in');
    await expect.poll(() => noteOf(field)).toBe('The code does not match. Check it and try again.');
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`); // as one copies it out of a letter
    expect(await field.inputValue()).toBe(code);
    await sendByEnter(dialog, 'Sign in');
    await balanceOf(page).waitFor();
    await context.close();
  });

  it('opens another password by a letter, once', { timeout: FLOW_MS }, async () => {
    const visitor = await site.visitor({ width: PHONE_PX });
    const { page, context } = visitor;
    const { login, email } = await leftAccount(visitor);
    await page.goto('/fairness');
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Forgot your password?' }).click();
    const recovery = await soundDialog(page, 'Account recovery');
    const address = recovery.getByRole('textbox', { name: 'E-mail' });
    await address.fill('nobody');
    await address.blur();
    await expect.poll(() => noteOf(address)).toBe('Enter the e-mail of your account.');
    await address.press('Enter');
    await expect.poll(() => noteOf(address)).toBe('There is a mistake in the e-mail: check the address.');
    await address.fill(email);
    await address.press('Enter');
    await recovery.getByText('an e-mail with a link is on its way').waitFor();

    const link = linkIn(await letterTo(site, email, 'recovery'));
    await page.goto(link);
    const dialog = await soundDialog(page, 'New password');
    expect(page.url()).toBe(`${site.url}/main?modal=newPassword`);
    await dialog.getByLabel('New password').fill('secret43');
    await dialog.getByLabel('New password').blur();
    await expect.poll(() => noteOf(dialog.getByLabel('New password'))).toBe('The password needs an upper-case letter.');
    await dialog.getByLabel('New password').fill('Harbour43');
    await dialog.getByLabel('Password again').fill('Harbour43');
    await dialog.getByRole('button', { name: 'Save the password' }).click();
    const entry = await soundDialog(page, 'Sign in');
    await entry.getByText('The password is changed. Sign in with the new one.').waitFor();
    await enter(entry, login, 'Harbour43');
    await balanceOf(page).waitFor();
    await signOut(page);

    await page.goto('about:blank');
    await page.goto(link);
    const again = await soundDialog(page, 'New password');
    await again.getByLabel('New password').fill('Harbour44');
    await again.getByLabel('Password again').fill('Harbour44');
    await again.getByRole('button', { name: 'Save the password' }).click();
    await again.getByText('The link does not work').waitFor();
    await soundDialog(page, 'New password');
    await again.getByRole('button', { name: 'Ask for a new link' }).click();
    await soundDialog(page, 'Account recovery');
    await context.close();
  });
});

describe('the second factor', () => {
  it('is asked for, and a recovery code stands in for it', { timeout: FLOW_MS }, async () => {
    const visitor = await site.visitor({ width: PHONE_PX });
    const { page, context, faults } = visitor;
    const person = newPerson();
    await registerQuickly(visitor, person);
    const { secret, recoveryCodes } = await switchOn(site, visitor, PASSWORD);
    const [recoveryCode = ''] = recoveryCodes;
    await page.goto('/fairness');
    await signOut(page);

    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    const dialog = page.getByRole('dialog');
    await enter(dialog, person.login, PASSWORD);
    await dialog.getByText('Six digits from your authenticator app.').waitFor();
    await awaitFocus(dialog.getByLabel('Code', { exact: true }));
    await page.keyboard.type(totpCode(secret, 1)); // the present one has switched it on
    await sendByEnter(dialog, 'Sign in');
    await balanceOf(page).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await signOut(page);

    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await enter(dialog, person.login, PASSWORD);
    await dialog.getByRole('button', { name: 'Use a recovery code' }).click();
    await soundDialog(page, 'Sign in');
    await awaitFocus(dialog.getByLabel('Code', { exact: true }));
    await page.keyboard.type(recoveryCode);
    await sendByEnter(dialog, 'Sign in');
    await balanceOf(page).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('is not asked of another account that is named instead', { timeout: FLOW_MS }, async () => {
    const visitor = await site.visitor();
    const { page, context } = visitor;
    const other = await leftAccount(visitor);
    const person = newPerson();
    await registerQuickly(visitor, person);
    await switchOn(site, visitor, PASSWORD);
    await signOutQuickly(visitor);
    await page.goto(SIGN_IN);
    const dialog = page.getByRole('dialog');
    await enter(dialog, person.login, PASSWORD);
    await dialog.getByLabel('Code', { exact: true }).waitFor();
    await dialog.getByLabel('Login').fill(other.login);
    await dialog.getByLabel('Code', { exact: true }).waitFor({ state: 'hidden' });
    await enter(dialog, other.login, PASSWORD);
    await balanceOf(page).waitFor();
    await context.close();
  });
});

describe('the dialog', () => {
  it('says when nobody answers', async () => {
    const { page, context } = await site.visitor();
    await page.goto(SIGN_IN);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Login').waitFor();
    await context.setOffline(true);
    await enter(dialog, 'player01', PASSWORD);
    await dialog.getByText('The server cannot be reached.').waitFor();
    await context.close();
  });

  it('opens by a guest’s bet with sign-in beside it, and after either the table stands as it was', async () => {
    const { page } = await site.visitor({ width: PHONE_PX });
    const person = newPerson();
    await page.goto('/game/dice');
    const stake = page.getByRole('textbox', { name: 'Stake' });
    await stake.fill('2.50');
    await page.getByRole('button', { name: '50.00 or more' }).click();
    const bet = page.getByRole('button', { name: 'Place bet' });
    await bet.click();
    await soundDialog(page, 'Sign up');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Sign in' }).click();
    await soundDialog(page, 'Sign in');
    await dialog.getByRole('tab', { name: 'Sign up' }).click();
    await dialog.getByRole('textbox', { name: 'E-mail' }).fill(person.email); // the other view has fields of the same names
    await dialog.getByLabel('Login').fill(person.login);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Create an account' }).click();
    await balanceOf(page).waitFor();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await stake.inputValue()).toBe('2.50');
    expect(await page.getByRole('button', { name: '50.00 or more' }).getAttribute('aria-pressed')).toBe('true');
    await bet.click();
    await page
      .getByText(/^Rolled \d+\.\d{2}\./)
      .first()
      .waitFor();
  });

  it('is of no use to who may not see a view', async () => {
    const visitor = await site.visitor();
    const { page, context } = visitor;
    await page.goto('/main?modal=currency');
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await registerQuickly(visitor, newPerson());
    await page.goto(SIGN_IN);
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await context.close();
  });

  it('leads through recovery with the keyboard alone', { timeout: FLOW_MS }, async () => {
    const visitor = await site.visitor();
    const { page, context, faults } = visitor;
    const { login, email } = await leftAccount(visitor);
    await page.goto('/fairness');
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Sign in' }));
    await page.keyboard.press('Enter');
    const entry = page.getByRole('dialog', { name: 'Sign in' });
    await tabTo(page, entry.getByRole('button', { name: 'Forgot your password?' }));
    await page.keyboard.press('Enter');
    await awaitFocus(page.getByRole('dialog', { name: 'Account recovery' }).getByLabel('E-mail')); // it has come along
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await page.goto(linkIn(await letterTo(site, email, 'recovery')));
    const renewal = page.getByRole('dialog', { name: 'New password' });
    await awaitFocus(renewal.getByLabel('New password'));
    await page.keyboard.type('Harbour45');
    await tabTo(page, renewal.getByLabel('Password again'));
    await page.keyboard.type('Harbour45');
    await sendByEnter(renewal, 'Save the password');
    await awaitFocus(entry.getByLabel('Login'));
    await page.keyboard.type(login);
    await tabTo(page, entry.getByLabel('Password', { exact: true }));
    await page.keyboard.type('Harbour45');
    await sendByEnter(entry, 'Sign in');
    await balanceOf(page).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
