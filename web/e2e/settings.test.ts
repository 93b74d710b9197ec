import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pixelsOf, redAndBlue } from '../../server/src/testing/pictures.ts';
import { totpCode } from '../../server/src/testing/totp.ts';
import {
  accountsEnvironment,
  balanceOf,
  enter,
  household,
  letterTo,
  lettersTo,
  linkIn,
  newPerson,
  noteOf,
  PASSWORD,
  registerConfirmed,
  registerQuickly,
  soundDialog,
  type Person,
} from './accounts.ts';
import { openSite, type Site } from './site.ts';
import type { Visitor } from './visitors.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite({ ...accountsEnvironment }, { graphics: false });
});
afterAll(() => site.close());

const FLOW_MS = 120_000;
const PHONE_PX = 390;
const NEW_PASSWORD = 'Another42';

/** Somebody who has just registered, on a page of their settings. */
const settled = async (path: string, width = 1440): Promise<Visitor & { person: Person }> => {
  const visitor = await household(site, { width });
  const person = newPerson();
  await registerQuickly(visitor, person);
  await visitor.page.goto(`/settings/${path}`);
  await balanceOf(visitor.page).waitFor({ state: 'attached' });
  return { ...visitor, person };
};

/** The same account in another browser. */
const elsewhere = async ({ login }: Person, path: string): Promise<Visitor> => {
  const visitor = await household(site);
  const answer = await visitor.page.request.post('/api/auth/login', { data: { login, password: PASSWORD } });
  expect(await answer.json()).toMatchObject({ success: true });
  await visitor.page.goto(path);
  await balanceOf(visitor.page).waitFor({ state: 'attached' });
  return visitor;
};

const dialogOf = async (page: Page, button: string, title = button): Promise<Locator> => {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  return soundDialog(page, title);
};

const isGuest = (page: Page): Promise<void> => page.getByText('Sign in to see your settings.').waitFor();

describe('the pages', () => {
  it(
    'ask a guest to sign in, and lead from one to another',
    async () => {
      const { page, context } = await household(site);
      await page.goto('/settings');
      await page.waitForURL(/\/settings\/account$/);
      await isGuest(page);
      await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('dialog').waitFor();
      await context.close();
    },
    FLOW_MS,
  );

  it(
    'are reached from the profile menu',
    async () => {
      const { page, context } = await settled('account');
      await page.goto('/main');
      await page.getByRole('button', { name: /^Profile/ }).click();
      await page.getByRole('menuitem', { name: 'Settings' }).click();
      await page.waitForURL(/\/settings\/account$/);
      await page.getByRole('link', { name: 'Security' }).click();
      await page.getByRole('heading', { name: 'Two-factor protection' }).waitFor();
      await page.getByRole('link', { name: 'Preferences' }).click();
      await page.getByRole('heading', { name: 'Privacy and e-mails' }).waitFor();
      expect(await page.title()).toBe('Settings — Glasshouse');
      await context.close();
    },
    FLOW_MS,
  );
});

describe('the nickname', () => {
  it(
    'changes, unless it is taken or not valid',
    async () => {
      const { page, context } = await settled('account', PHONE_PX);
      const dialog = await dialogOf(page, 'Change the nickname');
      const field = dialog.getByLabel('Nickname');
      const save = dialog.getByRole('button', { name: 'Save' });
      await field.fill('a..b');
      expect(await noteOf(field)).toBe('3 to 15 letters, digits and dots, at least one letter.');
      await save.click();
      await expect.poll(() => noteOf(field)).toMatch(/^Enter a valid nickname/);
      await field.fill('player01');
      await save.click();
      await expect.poll(() => noteOf(field)).toBe('This name is taken. Choose another one.');
      await field.fill('Renamed.1');
      await save.click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByRole('main').getByText('Renamed.1', { exact: true }).waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Profile: Renamed.1' }).waitFor();
      await context.close();
    },
    FLOW_MS,
  );
});

describe('the avatar', () => {
  const choose = async (page: Page, dialog: Locator, name: string, mimeType: string, buffer: Buffer): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await dialog.getByRole('button', { name: /^(?:Upload a|Choose another) picture$/ }).click();
    await (await chooser).setFiles({ name, mimeType, buffer });
  };

  it(
    'is a preset, or a picture that was turned and cropped',
    async () => {
      const { page, context, faults } = await settled('account', PHONE_PX);
      const picture = page.getByRole('img', { name: 'Avatar' });
      const dialog = await dialogOf(page, 'Change the avatar');
      await dialog.getByRole('radio', { name: 'Avatar 3' }).click();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(() => picture.getAttribute('src')).toContain('avatar-3');

      await dialogOf(page, 'Change the avatar');
      await choose(page, dialog, 'notes.txt', 'text/plain', Buffer.from('no picture'));
      await dialog.getByText('Use a png, jpg or gif picture.').waitFor();
      await choose(page, dialog, 'broken.png', 'image/png', Buffer.from('no picture'));
      await dialog.getByText(/^The picture cannot be opened/).waitFor();
      await choose(page, dialog, 'halves.png', 'image/png', await redAndBlue());
      await dialog.getByRole('application').waitFor();
      await soundDialog(page, 'Change the avatar');
      await dialog.getByRole('button', { name: 'Zoom in' }).click();
      await dialog.getByRole('button', { name: 'Rotate right' }).click();
      await dialog.getByRole('application').focus();
      await page.keyboard.press('ArrowDown');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(() => picture.getAttribute('src')).toMatch(/^\/uploads\/avatars\/[0-9a-f]{64}\.webp$/);

      const stored = await page.request.get((await picture.getAttribute('src')) ?? '');
      const { width: side, height, at } = await pixelsOf(await stored.body());
      expect([side, height]).toEqual([256, 256]);
      const [top, bottom] = [at(128, 20), at(128, 235)]; // turned right: what was left is on top
      expect([(top[0] ?? 0) > 180, (bottom[2] ?? 0) > 180]).toEqual([true, true]);
      expect(faults).toEqual([]);
      await context.close();
    },
    FLOW_MS,
  );

  it(
    'goes back to a preset from a picture that was opened',
    async () => {
      const { page, context } = await settled('account');
      const dialog = await dialogOf(page, 'Change the avatar');
      await choose(page, dialog, 'halves.png', 'image/png', await redAndBlue());
      await dialog.getByRole('application').waitFor();
      await dialog.getByRole('radio', { name: 'Avatar 6' }).click();
      await dialog.getByRole('img', { name: 'Your avatar' }).waitFor();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect.poll(() => page.getByRole('img', { name: 'Avatar' }).getAttribute('src')).toContain('avatar-6');
      await context.close();
    },
    FLOW_MS,
  );
});

describe('the e-mail', () => {
  it(
    'changes when the link in its letter is followed',
    async () => {
      const visitor = await household(site, { width: PHONE_PX });
      const { page, context } = visitor;
      const person = await registerConfirmed(site, visitor);
      const wanted = 'moved@example.com';
      await page.goto('/settings/account');
      await page.getByText('Confirmed', { exact: true }).waitFor();
      const dialog = await dialogOf(page, 'Change the e-mail');
      const email = dialog.getByLabel('New e-mail');
      const password = dialog.getByLabel('Current password');
      const send = dialog.getByRole('button', { name: 'Send the e-mail' });
      await email.fill('nobody');
      await send.click();
      await expect.poll(() => noteOf(email)).toBe('That is not an e-mail address: check it.');
      await email.fill(wanted);
      await password.fill('Wrong42');
      await send.click();
      await expect.poll(() => noteOf(password)).toBe('The password is wrong.');
      await password.fill(PASSWORD);
      await send.click();
      await dialog.waitFor({ state: 'hidden' });
      await page.getByText(`We have sent an e-mail to ${wanted}.`).waitFor();
      await page.reload();
      await page.getByText(`We have sent an e-mail to ${wanted}.`).waitFor();
      await page.getByText(person.email, { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Send again' }).click();
      await page.goto(linkIn(await letterTo(site, wanted, 'emailConfirm', 2)));
      await page.getByText('The address is confirmed').waitFor();
      await page.goto('/settings/account');
      await page.getByText(wanted, { exact: true }).waitFor();
      expect(await page.getByText('We have sent an e-mail').count()).toBe(0);
      await letterTo(site, person.email, 'emailChanged');
      await context.close();
    },
    FLOW_MS,
  );

  it(
    'of a newcomer waits for its letter, which can be sent again',
    async () => {
      const { page, context, person } = await settled('account');
      await page.getByText('Not confirmed', { exact: true }).waitFor();
      const sent = (await lettersTo(site, person.email)).length;
      await page.getByRole('button', { name: /^Send (?:again|the letter)$/ }).click();
      await expect.poll(async () => (await lettersTo(site, person.email)).length).toBe(sent + 1);
      await context.close();
    },
    FLOW_MS,
  );
});

describe('the password', () => {
  const change = async (page: Page, current: string, next: string, repeat = next): Promise<void> => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('New password again').fill(repeat);
    await page.getByRole('button', { name: 'Change the password' }).click();
  };

  it(
    'changes, signs out the other browser and keeps this one, under another token',
    async () => {
      const { page, context, person } = await settled('security', PHONE_PX);
      const other = await elsewhere(person, '/settings/security');
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
      await page.reload();
      await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
      await expect.poll(() => page.getByText('This device').count()).toBe(1);
      await Promise.all([context.close(), other.context.close()]);
      const visitor = await household(site);
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
      const { page, context, person } = await settled('account');
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
      await create('short', 'abc123');
      await page.getByText('Login and password: Latin letters and digits, at least 6 of them.').waitFor();
      await create('player01', 'abc123');
      await expect.poll(() => noteOf(page.getByLabel('Login', { exact: true }))).toMatch(/^This name is taken/);
      await create('socialperson', 'abc123', 'abc124');
      await expect.poll(() => noteOf(page.getByLabel('Password again'))).toBe('The passwords do not match.');
      await create('socialperson', 'abc123');
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
      const { page, context, person } = await settled('security');
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

      const other = await household(site);
      await other.page.goto('/main?modal=login');
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
      const { page, context, person } = await settled('security');
      const others = [await elsewhere(person, '/settings/security'), await elsewhere(person, '/settings/security')];
      await page.reload();
      const rows = page.getByRole('listitem').filter({ hasText: 'Last used' });
      await expect.poll(() => rows.count()).toBe(3);
      await expect.poll(() => rows.first().textContent()).toMatch(/Chrome.*This device.*Signed in with: registration/);
      await rows
        .nth(1)
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

describe('preferences', () => {
  const toggle = (page: Page, name: RegExp): Locator => page.getByRole('switch', { name });
  const isOn = (page: Page, name: RegExp) => toggle(page, name).getAttribute('aria-checked');

  it(
    'are kept with the account and followed on every device',
    async () => {
      const { page, context, person } = await settled('preferences');
      await toggle(page, /^Sound/).click();
      await toggle(page, /^Animations/).click();
      await toggle(page, /^Keyboard shortcuts/).click();
      await toggle(page, /^Hide my nickname/).click();
      await toggle(page, /^News and bonuses/).click();
      expect(await page.locator('html').getAttribute('data-calm')).toBe('');
      await page.getByRole('banner').getByRole('button', { name: 'Turn sound on' }).waitFor();
      const stored = async (): Promise<unknown> => {
        const { rows } = await site.database.pool.query(
          'SELECT sound, animations, shortcuts, hidden, marketing FROM app_user WHERE login = $1',
          [person.login],
        );
        return rows[0];
      };
      const wanted = { sound: false, animations: false, shortcuts: true, hidden: true, marketing: true };
      await expect.poll(stored).toEqual(wanted);

      const other = await elsewhere(person, '/settings/preferences');
      await expect.poll(() => isOn(other.page, /^Sound/)).toBe('false');
      await expect.poll(() => other.page.locator('html').getAttribute('data-calm')).toBe('');
      await other.page.goto('/game/dice');
      await other.page.getByRole('banner').getByRole('button', { name: 'Turn sound on' }).click(); // the header's switch is the same
      await expect.poll(stored).toEqual({ ...wanted, sound: true });
      await other.context.close();
      await page.reload();
      await expect.poll(() => isOn(page, /^Sound/)).toBe('true');
      await context.close();
    },
    FLOW_MS,
  );

  it(
    'of language and currency show at once',
    async () => {
      const { page, context } = await settled('preferences');
      await page.getByLabel('Display currency').selectOption({ label: 'EUR' });
      await expect.poll(() => balanceOf(page).textContent()).toContain('€');
      await page.getByLabel('Language', { exact: true }).selectOption('tr');
      await page.getByRole('heading', { name: 'Gizlilik ve e-postalar' }).waitFor();
      await page.reload();
      await page.getByRole('heading', { name: 'Gizlilik ve e-postalar' }).waitFor();
      await context.close();
    },
    FLOW_MS,
  );

  it(
    'chosen without a connection are saved when it is back',
    async () => {
      const { page, context, person } = await settled('preferences');
      await context.setOffline(true);
      await page.getByText('Connection lost').waitFor({ timeout: 60_000 });
      await page.evaluate(() => document.querySelector<HTMLButtonElement>('[role="switch"]')?.click());
      await context.setOffline(false);
      await page.getByText('Connection lost').waitFor({ state: 'hidden', timeout: 60_000 });
      await expect
        .poll(
          async () =>
            (await site.database.pool.query('SELECT sound FROM app_user WHERE login = $1', [person.login])).rows,
        )
        .toEqual([{ sound: false }]);
      await context.close();
    },
    FLOW_MS,
  );

  it(
    'that a guest chose come with them',
    async () => {
      const visitor = await household(site);
      const { page, context } = visitor;
      await page.goto('/main');
      await page.getByRole('banner').getByRole('button', { name: 'Turn sound off' }).click();
      await registerQuickly(visitor, newPerson());
      await page.goto('/settings/preferences');
      await expect.poll(() => isOn(page, /^Sound/)).toBe('false');
      await page.reload();
      await expect.poll(() => isOn(page, /^Sound/)).toBe('false');
      await context.close();
    },
    FLOW_MS,
  );
});
