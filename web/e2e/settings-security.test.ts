import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { totpCode } from '../../server/src/testing/totp.ts';
import { balanceOf, enter, noteOf, PASSWORD, SIGN_IN, soundDialog } from './accounts.ts';
import { dialogOf, elsewhere, FLOW_MS, isGuest, PHONE_PX, settled } from './settings.ts';
import { sharedSite } from './site.ts';

const site = await sharedSite();

const NEW_PASSWORD = 'Another42';

describe('the password', () => {
  const change = async (page: Page, current: string, next: string, repeat = next): Promise<void> => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('New password again').fill(repeat);
    await page.getByRole('button', { name: 'Change the password' }).click();
  };

  it(
    'changes, signs out the other browser and keeps this one, under another token, and its bell tells of it',
    async () => {
      const { page, context, person } = await settled(site, 'security', PHONE_PX);
      const other = await elsewhere(site, person, '/settings/security');
      const tokenOf = async (): Promise<string | undefined> =>
        (await context.cookies()).find(({ name }) => name === 'token')?.value;
      const before = await tokenOf();
      const noted = async (label: string, note: string): Promise<void> => {
        await expect.poll(() => noteOf(page.getByLabel(label, { exact: true }))).toBe(note);
      };
      await change(page, 'Wrong42', NEW_PASSWORD);
      await noted('Current password', 'The current password is wrong.');
      await change(page, PASSWORD, 'Ab1');
      await noted('New password', 'A password needs at least 6 characters.');
      await change(page, PASSWORD, 'another42');
      await noted('New password', 'The password needs an upper-case letter, a lower-case letter and a digit.');
      await change(page, PASSWORD, NEW_PASSWORD, 'Another43');
      await noted('New password again', 'The passwords do not match.');
      await change(page, PASSWORD, NEW_PASSWORD);
      await isGuest(other.page);
      await expect.poll(() => page.getByLabel('Current password').inputValue()).toBe('');
      await expect.poll(tokenOf).not.toBe(before);
      await page.getByRole('button', { name: /^Notices: \d+ unread$/ }).click();
      const notices = page.getByRole('dialog', { name: 'Notices' });
      await notices.getByText('Your password has been changed').waitFor();
      await notices.getByRole('button', { name: 'Mark all as read' }).click();
      await page.getByRole('button', { name: 'Notices', exact: true }).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
      await expect.poll(() => page.getByText('This device').count()).toBe(1);
      await Promise.all([context.close(), other.context.close()]);
      const visitor = await site.visitor();
      for (const [password, success] of [
        [PASSWORD, false],
        [NEW_PASSWORD, true],
      ] as const) {
        const answer = await visitor.page.request.post('/api/auth/login', { data: { login: person.login, password } });
        expect(await answer.json()).toMatchObject({ success });
      }
      await visitor.context.close();
    },
    FLOW_MS,
  );

  it(
    'is made, with a login, for an account that has none',
    async () => {
      const { page, context, person } = await settled(site, 'account');
      await site.database.pool.query(
        `UPDATE app_user SET account_type = 1, login = NULL, login_key = NULL, password_hash = NULL WHERE login = $1`,
        [person.login],
      );
      await page.goto('/settings/security');
      await page.getByRole('heading', { name: 'Login and password' }).waitFor();
      const create = async (login: string, password: string, repeat = password): Promise<void> => {
        await page.getByLabel('Login', { exact: true }).fill(login);
        await page.getByLabel('Password', { exact: true }).fill(password);
        await page.getByLabel('Password again').fill(repeat);
        await page.getByRole('button', { name: 'Create a login' }).click();
      };
      await create('short', 'abcd7123');
      await page.getByText('Login and password: Latin letters and digits, at least 6 of them.').waitFor();
      await create('player01', 'abcd7123');
      await expect.poll(() => noteOf(page.getByLabel('Login', { exact: true }))).toMatch(/^This name is taken/);
      await create('socialperson', 'abcd7123', 'abcd7124');
      await expect.poll(() => noteOf(page.getByLabel('Password again'))).toBe('The passwords do not match.');
      await create('socialperson', 'abcd7123');
      await page.getByText(/^Login: socialperson\./).waitFor();
      await context.close();
    },
    FLOW_MS,
  );
});

describe('two-factor protection', () => {
  it(
    'goes on with a code, is asked for at sign-in, and goes off',
    async () => {
      const { page, context, person } = await settled(site, 'security');
      let dialog = await dialogOf(page, 'Turn protection on');
      await dialog.getByRole('img', { name: /^QR code/ }).waitFor();
      const secret = (await dialog.getByText(/^[A-Z2-7]{32,}$/).textContent()) ?? '';
      const code = dialog.getByLabel('Code from the app');
      const password = dialog.getByLabel('Current password');
      const submit = dialog.getByRole('button', { name: 'Turn on' });
      await password.fill('Wrong42');
      await code.fill(totpCode(secret));
      await submit.click();
      await expect.poll(() => noteOf(password)).toBe('The password is wrong.');
      await password.fill(PASSWORD);
      await code.fill('000000');
      await submit.click();
      await expect.poll(() => noteOf(code)).toBe('The two-factor code is wrong.');
      const used = totpCode(secret);
      await code.fill(used);
      await submit.click();

      dialog = await soundDialog(page, 'Recovery codes');
      const codes = await dialog.getByRole('listitem').allTextContents();
      expect(new Set(codes).size).toBe(10);
      const download = page.waitForEvent('download');
      await dialog.getByRole('button', { name: 'Download as a file' }).click();
      expect((await download).suggestedFilename()).toBe('glasshouse-recovery-codes.txt');
      await page.keyboard.press('Escape');
      expect(await dialog.isVisible()).toBe(true); // shown once: not closed by chance
      await dialog.getByRole('button', { name: 'I have saved the codes' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByText('On', { exact: true }).waitFor();

      const other = await site.visitor();
      await other.page.goto(SIGN_IN);
      const login = await soundDialog(other.page, 'Sign in');
      await enter(login, person.login, PASSWORD);
      await login.getByLabel('Code').fill(used); // used up by switching it on
      await login.getByRole('button', { name: 'Sign in', exact: true }).click();
      await login.getByText('The code does not match.').waitFor();
      await login.getByLabel('Code').fill(totpCode(secret, 1));
      await login.getByRole('button', { name: 'Sign in', exact: true }).click();
      await balanceOf(other.page).waitFor({ state: 'attached' });
      await other.context.close();

      dialog = await dialogOf(page, 'Turn protection off');
      await dialog.getByLabel('Current password').fill(PASSWORD);
      await dialog.getByLabel(/^Code from the app/).fill(codes[0] ?? '');
      await dialog.getByRole('button', { name: 'Turn off' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByText('Off', { exact: true }).waitFor();
      await context.close();
    },
    FLOW_MS,
  );
});

describe('sessions', () => {
  it(
    'are listed with this device marked, end one by one or all but this',
    async () => {
      const { page, context, person } = await settled(site, 'security');
      const others = [
        await elsewhere(site, person, '/settings/security'),
        await elsewhere(site, person, '/settings/security'),
      ];
      await page.reload();
      const rows = page.getByRole('listitem').filter({ hasText: 'Last used' });
      await expect.poll(() => rows.count()).toBe(3);
      await expect.poll(() => rows.first().textContent()).toMatch(/Chrome.*This device.*Signed in with: registration/);
      await rows
        .filter({ hasNotText: 'This device' })
        .first()
        .getByRole('button', { name: /^End the session/ })
        .click();
      await expect.poll(() => rows.count()).toBe(2);
      const guests = async (): Promise<number> => {
        const counts = await Promise.all(
          others.map(({ page: other }) => other.getByText('Sign in to see your settings.').count()),
        );
        return counts.reduce((sum, count) => sum + count);
      };
      await expect.poll(guests).toBe(1);
      const dialog = await dialogOf(page, 'End all others');
      await dialog.getByRole('button', { name: 'End', exact: true }).click();
      await expect.poll(() => rows.count()).toBe(1);
      await expect.poll(guests).toBe(2);
      await balanceOf(page).waitFor({ state: 'attached' });
      await Promise.all([context, ...others.map((other) => other.context)].map((each) => each.close()));
    },
    FLOW_MS,
  );
});
