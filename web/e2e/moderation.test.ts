import type { FileChooser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, PASSWORD, registerQuickly } from './accounts.ts';
import { axeFaults } from './axe.ts';
import { visit } from './every-page.ts';
import { longIt } from './long.ts';
import { switchOn } from './second-factor.ts';
import { settled } from './settings.ts';
import { openAs, openSite, type Site } from './site.ts';

/** Time for a flow of several pages on a machine that is busy. */
const FLOW_MS = 180_000;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** A photo such as a page can make: no two are the same. */
const takePhoto = async (page: Page, name: string) => {
  const url = await page.evaluate((text) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.fillStyle = '#8899aa';
    context.fillRect(0, 0, 640, 480);
    context.fillStyle = '#111';
    context.font = '40px sans-serif';
    context.fillText(text, 40, 240);
    return canvas.toDataURL('image/jpeg');
  }, name);
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(url.slice(url.indexOf(',') + 1), 'base64') };
};

const axe = async (page: Page): Promise<unknown[]> => {
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  return axeFaults(page);
};

const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

const open = async (login: string, address: string, width = 1440) => {
  const visitor = await site.visitor({ width });
  await openAs(visitor.page, address, login);
  return visitor;
};

const publicIdOf = async (login: string): Promise<string> => {
  const { rows } = await site.database.pool.query<{ id: string }>(
    'SELECT public_id AS id FROM app_user WHERE login = $1',
    [login],
  );
  return rows[0]?.id ?? '';
};

describe('identity', { timeout: FLOW_MS }, () => {
  it('is proven by a document that a reviewer sees under a watermark and accepts, and the player sees it at once', async () => {
    const [player, admin] = [await open('player01', '/settings/kyc', 390), await open('admin01', '/office/identity')];
    const { page } = player;
    await page.getByRole('heading', { name: 'Identity not verified' }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await fits(page)).toBe(true);
    await page.getByLabel('Kind of document').selectOption('id_card');
    await page.getByLabel(/^Choose a file/).setInputFiles(await takePhoto(page, 'identity.jpg'));
    await page.getByRole('heading', { name: 'Documents under review' }).waitFor();
    await page.getByRole('listitem').filter({ hasText: 'Identity card' }).getByText('Under review').waitFor();
    expect(await axe(page)).toEqual([]);

    const staff = admin.page;
    await visit(staff, '/office/identity', { within: true });
    await staff.getByRole('link', { name: 'player01' }).click();
    await staff.getByRole('heading', { level: 2, name: 'Identity card' }).waitFor();
    expect(await axe(staff)).toEqual([]);
    await staff.getByRole('button', { name: 'Show the document' }).click();
    const picture = staff.getByRole('img', { name: 'Identity card' });
    await expect.poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0);
    await staff.getByRole('button', { name: 'Accept: Identity card' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Accept: Identity card' });
    await dialog.getByLabel('Name in the document').fill('Anna Petrova');
    await dialog.getByLabel('Born').fill('1990-02-28');
    await dialog.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('heading', { name: 'Identity verified' }).waitFor();
    await staff.getByText('Anna Petrova').first().waitFor();
    await Promise.all([player.context.close(), admin.context.close()]);
  });

  longIt('is not proven by a document that is refused: the player reads why', async () => {
    const [player, admin] = [await open('auditor01', '/settings/kyc'), await open('admin01', '/main', 390)];
    const { page } = player;
    await page.getByLabel(/^Choose a file/).setInputFiles(await takePhoto(page, 'blurred.jpg'));
    await page.getByRole('heading', { name: 'Documents under review' }).waitFor();
    const staff = admin.page;
    await visit(staff, `/office/identity/${await publicIdOf('auditor01')}`, { within: true });
    await staff.getByRole('button', { name: 'Refuse: Passport' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Refuse: Passport' });
    expect(await axe(staff)).toEqual([]);
    expect(await fits(staff)).toBe(true);
    await dialog.getByLabel('Reason').selectOption('unreadable');
    await dialog.getByRole('button', { name: 'Refuse' }).click();
    await page.getByRole('heading', { name: 'Document not accepted' }).waitFor();
    await page.getByText(/^Reason: The document cannot be read/).waitFor();
    await Promise.all([player.context.close(), admin.context.close()]);
  });

  it('says what is wrong with a file, and takes the next one by keyboard', async () => {
    const { page, context } = await open('designer', '/settings/kyc');
    // listened to from the start: the browser is told of a listener, and might hear of it after the key
    const chooser = new Promise<FileChooser>((resolve) => void page.once('filechooser', resolve));
    const file = page.getByLabel(/^Choose a file/);
    await file.setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') });
    await page
      .getByRole('alert')
      .getByText(/^Only photos and scans as JPEG, PNG or WebP are accepted/)
      .waitFor();
    await file.setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('hello') });
    await page
      .getByRole('alert')
      .getByText(/^Only photos and scans as JPEG, PNG or WebP are accepted/)
      .waitFor();
    await file.focus();
    await page.keyboard.press('Space');
    await (await chooser).setFiles(await takePhoto(page, 'good.jpg'));
    await page.getByRole('heading', { name: 'Documents under review' }).waitFor();
    await context.close();
  });
});

describe('a moderator', { timeout: FLOW_MS }, () => {
  it('finds an account and closes it: its page signs out and cannot sign in, until it is opened again', async () => {
    const [player, moderator] = [await open('player02', '/main'), await open('moderator', '/main', 390)];
    const staff = moderator.page;
    await staff.getByRole('button', { name: /^Profile: / }).click();
    await staff.getByRole('menuitem', { name: 'Moderation' }).click();
    await staff.getByRole('searchbox', { name: 'Find an account' }).fill('desig');
    await staff.getByRole('link', { name: 'player02' }).waitFor();
    expect(staff.url()).not.toContain('desig'); // an e-mail or a name would land in logs
    await staff.getByRole('link', { name: 'player02' }).click();
    expect(await fits(staff)).toBe(true);
    await staff.getByRole('button', { name: 'Block' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Block' });
    await dialog.getByLabel('Reason').fill('fraud with cards');
    await dialog.getByRole('button', { name: 'Block' }).click();
    await player.page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();
    const refused = await player.page.request.post('/api/auth/login', {
      data: { login: 'player02', password: 'Glasshouse1' },
    });
    expect(refused.status()).toBe(400);
    await staff.getByText('fraud with cards').first().waitFor();
    expect(await axe(staff)).toEqual([]);
    const unblock = async (who: Page): Promise<void> => {
      await who.getByRole('button', { name: 'Unblock' }).click();
      const asked = who.getByRole('dialog', { name: 'Unblock' });
      await asked.getByLabel('Reason').fill('it was a mistake');
      await asked.getByRole('button', { name: 'Unblock' }).click();
    };
    await unblock(staff);
    await staff
      .getByText(/^Proposed\./)
      .first()
      .waitFor();
    const second = await open('admin01', `/moderation/accounts/${await publicIdOf('player02')}`);
    await unblock(second.page);
    await second.page.getByRole('button', { name: 'Block', exact: true }).waitFor();
    await openAs(player.page, '/main', 'player02');
    await Promise.all([player, moderator, second].map(({ context }) => context.close()));
  });

  it('cannot act on an administrator, nor see what is an administrator’s', async () => {
    const { page, context } = await open('moderator', `/moderation/accounts/${await publicIdOf('admin01')}`);
    await page.getByText(/^You cannot act on this account/).waitFor();
    expect(await page.getByRole('button', { name: 'Block' }).count()).toBe(0);
    await visit(page, `/moderation/accounts/${await publicIdOf('player01')}`, { within: true });
    await page.getByRole('heading', { level: 1, name: 'player01' }).waitFor();
    expect(await page.getByRole('link', { name: /^Download/ }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Accept' }).count()).toBe(0);
    await context.close();
  });

  it('looks at an account that is like an excluded player’s: it waits, is told so, and may play again', async () => {
    const player = await site.visitor({ width: 390 });
    const { page } = player;
    await registerQuickly(player, newPerson());
    await page.goto('/settings/limits');
    await page.getByRole('button', { name: 'Exclude myself' }).click();
    const exclusion = page.getByRole('dialog', { name: 'Exclude yourself from play?' });
    await exclusion.getByRole('checkbox').check();
    await exclusion.getByRole('button', { name: 'Exclude me' }).click();
    await page.getByText(/^Self-excluded until /).waitFor();
    await player.context.clearCookies({ name: 'token' });
    await player.context.addCookies([{ name: 'lang', value: 'en', url: site.url }]); // it is told once, and then gone
    const again = newPerson();
    await registerQuickly(player, again);
    await page.goto('/game/dice');
    await page.getByText(/^Some of your details match those of a player/).waitFor();
    await visit(page, '/settings/limits', { within: true });
    await page.getByText('Your account is waiting for a check').waitFor();
    expect(await axe(page)).toEqual([]);

    const { page: staff, context } = await open('moderator', '/moderation/accounts', 390);
    await staff.getByRole('radio', { name: 'Self-exclusion' }).click();
    await staff
      .getByRole('listitem')
      .filter({ hasText: `${again.login} ·` })
      .getByRole('link')
      .click();
    await staff.getByRole('heading', { name: 'Like self-excluded players' }).waitFor();
    await staff.getByText(/^The same: Browser · /).waitFor();
    expect(await axe(staff)).toEqual([]);
    expect(await fits(staff)).toBe(true);
    await staff.getByRole('button', { name: 'Somebody else: let play' }).click();
    const dialog = staff.getByRole('dialog', { name: 'Somebody else: let play' });
    await dialog.getByLabel('Reason').fill('a brother at the same computer');
    await dialog.getByRole('button', { name: 'Somebody else: let play' }).click();
    await page.getByText('Your account is waiting for a check').waitFor({ state: 'hidden' });
    await staff.getByText(/^Decided: somebody else · /).waitFor();
    await Promise.all([player.context.close(), context.close()]);
  });

  it('is who these pages are for', async () => {
    const { page, context } = await open('player01', '/moderation/accounts');
    await page.getByText('This page is for moderators.').waitFor();
    await page.getByRole('button', { name: /^Profile: / }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Moderation' }).count()).toBe(0);
    await context.close();
  });
});

describe('a page of the staff', { timeout: FLOW_MS }, () => {
  it('is closed without two-factor protection, leads to it, and opens with it', async () => {
    const visitor = await settled(site, 'account', 360);
    const { page, context, person } = visitor;
    await site.database.owner.query(`UPDATE app_user SET roles = '{moderator}' WHERE login = $1`, [person.login]);
    await page.goto('/moderation/accounts');
    await page.getByText('Staff need two-factor protection.').waitFor();
    expect([await axe(page), await fits(page)]).toEqual([[], true]);
    expect(await page.getByRole('searchbox').count()).toBe(0);
    await page.getByRole('link', { name: 'Turn protection on' }).click();
    await page.getByRole('dialog', { name: 'Turn protection on' }).waitFor();
    await switchOn(site, visitor, PASSWORD);
    await page.goto('/moderation/accounts');
    await page.getByRole('searchbox').waitFor();
    expect(await page.getByText('Demonstration access').count()).toBe(0);
    await context.close();
  });

  longIt('says to demonstration staff that it is open without', async () => {
    const { page, context } = await open('admin01', '/moderation/accounts');
    for (const address of ['/moderation/accounts', '/audit/rounds', '/studio']) {
      await visit(page, address, { within: true });
      await page.getByRole('status').filter({ hasText: 'Demonstration access' }).waitFor();
    }
    await context.close();
  });
});
