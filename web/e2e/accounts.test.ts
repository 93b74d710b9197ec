import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  awaitFocus,
  balanceOf,
  enter,
  letterTo,
  linkIn,
  newPerson,
  noteOf,
  PASSWORD,
  signOut,
  soundDialog,
  tabTo,
  type Person,
} from './accounts.ts';
import { openSite, type Site } from './site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ CAPTCHA_PROVIDER: 'altcha' });
});
afterAll(() => site.close());

const FLOW_MS = 120_000;
const PHONE_PX = 390;

/** Types into a field, leaves it, and waits for what it says. */
const typed = async (field: Locator, text: string, note: string): Promise<void> => {
  await field.fill(text);
  await field.blur();
  await expect.poll(() => noteOf(field)).toBe(note);
};

/** Every wrong input that the form of registration can have, once. */
const makeEveryMistake = async (dialog: Locator): Promise<void> => {
  const login = dialog.getByLabel('Login');
  const password = dialog.getByLabel('Password', { exact: true });
  const format = '6 to 16 Latin letters, digits, “_” and “-”.';
  await typed(login, 'x', format);
  await typed(login, '', 'Enter your login.');
  await typed(login, 'short', format);
  await typed(login, 'with space', format);
  await typed(dialog.getByRole('textbox', { name: 'E-mail' }), 'a', 'That is not an e-mail address: check it.');
  await typed(dialog.getByRole('textbox', { name: 'E-mail' }), '', 'Enter your e-mail.');
  await typed(password, 'aB1', 'A password needs at least 6 characters.');
  await typed(password, 'secret42', 'The password needs an upper-case letter.');
  await typed(password, 'SECRET42', 'The password needs a lower-case letter.');
  await typed(password, 'SecretOnly', 'The password needs a digit.');
};

const fillIn = async (dialog: Locator, { login, email }: Person): Promise<void> => {
  await dialog.getByLabel('Login').fill(login);
  await dialog.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
};

/** Nickname and currency, then the avatar, by the profile's menu: no cross leads out of either, and each leads on. */
const choosePersona = async (page: Page, nick: string): Promise<void> => {
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('menuitem', { name: 'Nickname, currency, avatar' }).click();
  const dialog = await soundDialog(page, 'Nickname and currency');
  expect(await dialog.getByRole('button', { name: 'Close' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  const field = dialog.getByLabel('Nickname');
  await typed(
    field,
    '..',
    '3 to 15 letters, digits and dots, with at least one letter. No dot at either end, no two in a row. Letters of one alphabet.',
  );
  const save = dialog.getByRole('button', { name: 'Save and continue' });
  await save.click();
  await expect
    .poll(() => noteOf(field))
    .toMatch(/^Enter a valid nickname: 3 to 15 letters, digits and dots, at least one letter\./);
  await field.fill('player01'); // the account exists
  await save.click();
  await expect.poll(() => noteOf(field)).toBe('This name is taken. Choose another one.');
  await field.fill(nick);
  await dialog.getByText('EUR', { exact: true }).click();
  await save.click();
  const avatar = await soundDialog(page, 'Avatar');
  expect(await avatar.getByRole('button', { name: 'Close' }).count()).toBe(0);
  await avatar.getByRole('button', { name: 'Skip' }).click();
  await avatar.waitFor({ state: 'hidden' });
};

describe('registration by e-mail', () => {
  it(
    'says what is wrong and which nickname a login brings, and leads to the home page in one window',
    { timeout: FLOW_MS },
    async () => {
      const { page, context, faults } = await site.visitor({ width: PHONE_PX });
      const person = newPerson();
      await page.goto('/fairness?modal=registration');
      const dialog = await soundDialog(page, 'Sign up');
      const submit = dialog.getByRole('button', { name: 'Create an account' });
      await makeEveryMistake(dialog);
      await fillIn(dialog, person);
      expect(await submit.isDisabled()).toBe(true); // the box is not ticked
      await dialog.getByRole('checkbox').check();
      expect(faults).toEqual([]);

      await dialog.getByLabel('Login').fill('player01');
      await expect.poll(() => submit.isDisabled()).toBe(false);
      await submit.click();
      await expect.poll(() => noteOf(dialog.getByLabel('Login'))).toBe('This login is taken.');
      await dialog.getByLabel('Login').fill(person.login);
      const nick = person.login.replace('_', '.');
      await expect
        .poll(() => noteOf(dialog.getByLabel('Login')))
        .toContain(`Players will see you as ${nick}: a nickname`);
      await submit.click();
      await dialog.waitFor({ state: 'hidden' });
      expect(new URL(page.url()).pathname).toBe('/main');
      await page.getByRole('button', { name: `Profile: ${nick}` }).waitFor();
      await choosePersona(page, `${nick}x`);
      await page.getByRole('button', { name: /^Balance .*€/ }).waitFor();
      await page.getByRole('button', { name: `Profile: ${nick}x` }).waitFor();

      const link = linkIn(await letterTo(site, person.email, 'emailConfirm'));
      await page.goto(link);
      await page.getByText('The address is confirmed').waitFor();
      expect(new URL(page.url()).hash).toBe('');
      await page.goto('about:blank');
      await page.goto(link);
      await page.getByText('The link does not work').waitFor();
      await context.close();
    },
  );
});

describe('an e-mail address', () => {
  it('an e-mail address that has an account is not taken again', { timeout: FLOW_MS }, async () => {
    const owner = await site.visitor();
    const person = newPerson();
    const { page, context } = await site.visitor({ width: PHONE_PX });
    await page.goto('/settings/account?modal=registration');
    const first = page.getByRole('dialog');
    await fillIn(first, person);
    await first.getByRole('checkbox').check();
    await first.getByRole('button', { name: 'Create an account' }).click();
    await balanceOf(page).waitFor();
    await context.close();

    await owner.page.goto('/settings/account?modal=registration');
    const dialog = owner.page.getByRole('dialog');
    await fillIn(dialog, { ...newPerson(), email: person.email.toUpperCase() });
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Create an account' }).click();
    await expect
      .poll(() => noteOf(dialog.getByRole('textbox', { name: 'E-mail' })))
      .toBe('There is already an account with this e-mail.');
    await owner.context.close();
  });
});

const shown = async (dialog: Locator, label: string): Promise<string> =>
  (await dialog.getByLabel(label, { exact: true }).textContent()) ?? '';

describe('registration in one click', () => {
  it('shows login and password until their owner has them', { timeout: FLOW_MS }, async () => {
    const { page, context, faults } = await site.visitor();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/game/dice');
    await page.getByRole('banner').getByRole('button', { name: 'Sign up' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('tab', { name: 'In one click' }).click();
    await soundDialog(page, 'Sign up');
    const submit = form.getByRole('button', { name: 'Create in one click' });
    expect(await submit.isDisabled()).toBe(true);
    await form.getByRole('checkbox').check();
    await submit.click();

    const dialog = await soundDialog(page, 'Account created');
    const login = await shown(dialog, 'Login');
    const password = await shown(dialog, 'Password');
    await dialog.getByRole('button', { name: 'Copy: Password' }).click();
    await dialog.getByText('Copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);

    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download as a file' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`glasshouse-${login}.txt`);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(`Login: ${login}\nPassword: ${password}\n`);

    const { email } = newPerson();
    await dialog.getByLabel('Send to e-mail').fill('nobody');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await dialog.getByText('That is not an e-mail address').waitFor();
    await dialog.getByLabel('Send to e-mail').fill(email);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await dialog.getByText(`Login and password were sent to ${email}.`).waitFor();
    expect(await letterTo(site, email, 'credentials')).toContain(password);

    await page.keyboard.press('Escape'); // none of these leads out
    await page.goBack();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Go back' }).click();
    await dialog.getByRole('button', { name: 'Continue' }).click();
    await dialog.getByRole('button', { name: 'Yes, continue' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect([new URL(page.url()).pathname, faults]).toEqual(['/game/dice', []]);

    await signOut(page);
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await enter(page.getByRole('dialog'), login, password);
    await balanceOf(page).waitFor();
    await context.close();
  });
});

describe('registration with the keyboard alone', () => {
  it('leads from the header to the home page', { timeout: FLOW_MS }, async () => {
    const { page, context, faults } = await site.visitor();
    await page.goto('/main');
    await tabTo(page, page.getByRole('banner').getByRole('button', { name: 'Sign in' }));
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await tabTo(page, dialog.getByRole('tab', { name: 'Sign in' }));
    await page.keyboard.press('ArrowLeft');
    await awaitFocus(dialog.getByRole('tab', { name: 'Sign up' })); // the arrows stay on the tabs
    await tabTo(page, dialog.getByRole('tab', { name: 'By e-mail' }));
    await page.keyboard.press('ArrowRight');
    await tabTo(page, dialog.getByRole('checkbox', { name: /^I am 18 or older/ }));
    await page.keyboard.press('Space');
    await tabTo(page, dialog.getByRole('button', { name: 'Create in one click' }));
    await page.keyboard.press('Enter');
    await tabTo(page, dialog.getByRole('button', { name: 'Continue', exact: true }));
    await page.keyboard.press('Enter');
    await awaitFocus(dialog.getByRole('button', { name: 'Yes, continue' })); // it has come along
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await balanceOf(page).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe('ALTCHA', () => {
  const signIn = async (page: Page): Promise<void> => {
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await enter(page.getByRole('dialog'), 'player01', 'Glasshouse1');
  };

  it('is solved in a worker when a form is sent, and nothing of it loads before', async () => {
    const { page, faults } = await site.visitor();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto('/settings/account');
    await page.getByRole('banner').waitFor();
    const ofCaptcha = (): string[] => loaded.filter((url) => /captcha|altcha|pbkdf2/i.test(url));
    expect(ofCaptcha()).toEqual([]);
    const worker = page.waitForEvent('worker');
    await signIn(page);
    expect((await worker).url()).toContain('/assets/pbkdf2');
    await balanceOf(page).waitFor();
    expect(ofCaptcha().length).toBeGreaterThanOrEqual(3); // the challenge, the solver, its worker
    expect(loaded.filter((url) => !url.startsWith(site.url) && !url.startsWith('blob:'))).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('is needed: a request without it is refused, and one that was used too', async () => {
    const { page } = await site.visitor();
    await page.goto('/settings/account');
    const sent = page.waitForRequest((request) => request.url().endsWith('/api/auth/login'));
    await signIn(page);
    const body = (await sent).postDataJSON() as object;
    await balanceOf(page).waitFor();
    for (const data of [body, { ...body, recaptchaToken: undefined }, { ...body, recaptchaToken: 'garbage' }]) {
      const answer = await page.request.post('/api/auth/login', { data });
      expect(await answer.json()).toMatchObject({ success: false, msg: 'captcha_failed' });
    }
  });
});
