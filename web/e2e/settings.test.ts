import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pixelsOf, redAndBlue } from '../../server/src/testing/pictures.ts';
import {
  balanceOf,
  letterTo,
  linkIn,
  newPerson,
  noteOf,
  PASSWORD,
  registerConfirmed,
  registerQuickly,
  soundDialog,
} from './accounts.ts';
import { goWithin } from './every-page.ts';
import { ageSessions, dialogOf, elsewhere, FLOW_MS, isGuest, PHONE_PX, settled } from './settings.ts';
import { sharedSite } from './site.ts';

const site = await sharedSite();

describe('the pages', () => {
  it(
    'ask a guest to sign in, and lead from one to another',
    async () => {
      const { page, context } = await site.visitor();
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
      const { page, context } = await settled(site, 'account');
      await goWithin(page, '/main');
      await page.getByRole('button', { name: /^Profile/ }).click();
      await page.getByRole('menuitem', { name: 'Settings' }).click();
      await page.waitForURL(/\/settings\/account$/);
      await page.getByRole('link', { name: 'Security' }).click();
      await page.getByRole('heading', { name: 'Two-factor protection' }).waitFor();
      await page.getByRole('link', { name: 'Preferences' }).click();
      await page.getByRole('heading', { name: 'Privacy and e-mails' }).waitFor();
      await expect.poll(() => page.title()).toBe('Settings — Glasshouse');
      await context.close();
    },
    FLOW_MS,
  );
});

describe('the nickname', () => {
  it(
    'changes, unless it is taken or not valid',
    async () => {
      const { page, context } = await settled(site, 'account', PHONE_PX);
      const dialog = await dialogOf(page, 'Change the nickname');
      const field = dialog.getByLabel('Nickname');
      const save = dialog.getByRole('button', { name: 'Save' });
      await field.fill('a..b');
      expect(await noteOf(field)).toBe(
        '3 to 15 letters, digits and dots, at least one letter. Letters of one alphabet.',
      );
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
      const { page, context, faults } = await settled(site, 'account', PHONE_PX);
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
      const { page, context } = await settled(site, 'account');
      const dialog = await dialogOf(page, 'Change the avatar');
      await choose(page, dialog, 'halves.png', 'image/png', await redAndBlue());
      await dialog.getByRole('application').waitFor();
      await dialog.getByRole('radio', { name: 'Avatar 6' }).click();
      await dialog.getByRole('img', { name: 'Your avatar' }).waitFor();
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'hidden' }); // leaves its address, which would break off the way to another
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
      const visitor = await site.visitor({ width: PHONE_PX });
      const { page, context } = visitor;
      const person = await registerConfirmed(site, visitor);
      const wanted = 'moved@example.com';
      await page.goto('/settings/account');
      await page.getByText('Confirmed', { exact: true }).waitFor();
      const dialog = await dialogOf(page, 'Change the e-mail');
      const email = dialog.getByLabel('New e-mail');
      const send = dialog.getByRole('button', { name: 'Send the e-mail' });
      await email.fill('nobody');
      await send.click();
      await expect.poll(() => noteOf(email)).toBe('That is not an e-mail address: check it.');
      await email.fill(wanted);
      await ageSessions(site, person);
      await send.click();
      let confirm = await soundDialog(page, 'Confirm that it is you');
      await page.keyboard.press('Escape'); // closes the one on top
      await confirm.waitFor({ state: 'hidden' });
      await dialog.getByText('Confirm that it is you: enter your password').waitFor();
      await send.click();
      confirm = await soundDialog(page, 'Confirm that it is you');
      const password = confirm.getByLabel('Current password');
      await page.keyboard.type('Wrong42'); // the focus is there
      await page.keyboard.press('Enter');
      await expect.poll(() => noteOf(password)).toBe('The password is wrong.');
      await password.fill(PASSWORD);
      await page.keyboard.press('Enter');
      await dialog.waitFor({ state: 'hidden' });
      await letterTo(site, person.email, 'emailChangeAsked');
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
    'the e-mail of a newcomer waits for its letter, which can be sent again',
    async () => {
      const { page, context, person } = await settled(site, 'account');
      await page.getByText('Not confirmed', { exact: true }).waitFor();
      await letterTo(site, person.email, 'emailConfirm');
      await page.getByRole('button', { name: /^Send (?:again|the letter)$/ }).click();
      await letterTo(site, person.email, 'emailConfirm', 2);
      await context.close();
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
      const { page, context, person } = await settled(site, 'preferences');
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

      const other = await elsewhere(site, person, '/settings/preferences');
      await expect.poll(() => isOn(other.page, /^Sound/)).toBe('false');
      await expect.poll(() => other.page.locator('html').getAttribute('data-calm')).toBe('');
      await goWithin(other.page, '/main');
      await other.page.getByRole('banner').getByRole('button', { name: 'Turn sound on' }).click(); // the header's switch is the same
      await expect.poll(stored).toEqual({ ...wanted, sound: true });
      await goWithin(other.page, '/game/dice'); // and so is a game's own, which stands for the header's there
      await other.page.getByRole('button', { name: 'Mute sound', exact: true }).click();
      await expect.poll(stored).toEqual(wanted);
      expect(await other.page.getByRole('button', { name: /^Turn sound/ }).count()).toBe(0);
      await other.page.getByRole('button', { name: 'Unmute sound', exact: true }).click();
      await expect.poll(stored).toEqual({ ...wanted, sound: true });
      await other.context.close();
      await page.reload();
      await expect.poll(() => isOn(page, /^Sound/)).toBe('true');
      await context.close();
    },
    FLOW_MS,
  );

  it(
    'preferences of language and currency show at once',
    async () => {
      const { page, context } = await settled(site, 'preferences');
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
      const { page, context, person } = await settled(site, 'preferences');
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
    'the preferences of a guest come with them',
    async () => {
      const visitor = await site.visitor();
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
