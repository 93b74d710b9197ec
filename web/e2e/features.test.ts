import { houseStorage } from 'db';
import { notes as stored } from 'db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseFeatures } from '../../server/src/app/features.ts';
import { notes } from '../../server/src/testing/notes/index.ts';
import { buildWith, type BuiltWeb } from './build-with.ts';
import { openSite, type Site } from './site.ts';

let web: BuiltWeb;
let site: Site;
beforeAll(async () => {
  web = await buildWith('./src/testing/notes/main.tsx');
  const features = { ...houseFeatures, notes };
  site = await openSite({}, { parts: { features, storage: [...houseStorage, stored.stored], webRoot: web.webRoot } });
});
afterAll(async () => {
  await site.close();
  await web.remove();
});

describe('an area that is registered in one line', () => {
  it('is led to by menus, for whom it is, and has a page that is called after it', async () => {
    const { page, faults } = await site.visitor();
    await page.goto('/main');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Notes' }).waitFor();
    expect(await page.getByRole('link', { name: 'Notes' }).count()).toBe(2);
    await page.getByRole('complementary').getByRole('link', { name: 'Notes' }).click();
    await page.getByRole('heading', { name: 'This is where notes are.' }).waitFor();
    expect(await page.title()).toBe('Notes — Glasshouse');
    await page.goto('/notes?modal=note&id=7'); // not for guests
    await page.waitForURL('**/notes');
    expect(faults).toEqual([]);
  });

  it('shows a player its tab, its dialog and its part of the header, which hears what the server tells', async () => {
    const { page, account, faults } = await site.member({ width: 360, height: 640 });
    await page.goto('/settings/account');
    await page.getByText('Notes added: 0').waitFor();
    await page.getByRole('link', { name: 'Account' }).waitFor();
    const tabs = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
    expect(await tabs.allInnerTexts()).toEqual([
      'Account',
      'Notes',
      'Security',
      'Preferences',
      'Verification',
      'Limits',
    ]);
    await tabs.getByText('Notes').click();
    await page.getByRole('heading', { name: 'This is where notes are.' }).waitFor();

    await (await site.signIn(account)).call('notes.add', { text: 'heard' });
    await page.getByText('Notes added: 1').waitFor();

    await page.goto('/main?modal=note&id=7');
    await page.getByRole('dialog', { name: 'Note 7' }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForURL('**/main');
    await page.goto('/office');
    await page.getByText('This page is for the staff.').waitFor();
    expect(await page.getByText('This is where notes are.').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('has a page in the back office for those of the staff whom it is for', async () => {
    const { page, faults } = await site.member({ roles: ['moderator'] });
    await page.goto('/office');
    await page.waitForURL('**/office/notes');
    await page.getByRole('heading', { name: 'This is where notes are.' }).waitFor();
    await page.getByRole('button', { name: /^Profile/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
    const names = await page.getByRole('menuitem').allInnerTexts();
    expect(names).toEqual(['Profile', 'Settings', 'Notes', 'Moderation', 'Back office', 'Help', 'Sign out']);
    expect(faults).toEqual([]);
  });
});
