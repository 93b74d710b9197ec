import { houseStorage } from 'db';
import { notes as stored } from 'db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseFeatures } from '../../server/src/app/features.ts';
import { createServerGames } from '../../server/src/core/games/server-games.ts';
import { houseGames } from '../../server/src/games/registry.ts';
import { notes } from '../../server/src/testing/notes/index.ts';
import { parity } from '../../server/src/testing/parity/index.ts';
import { rotateSeedsOf } from '../../server/src/testing/rotate-seeds.ts';
import { buildWith, type BuiltWeb } from './build-with.ts';
import { goWithin } from './every-page.ts';
import { openSite, type Site } from './site.ts';

let web: BuiltWeb;
let site: Site;
beforeAll(async () => {
  web = await buildWith('./src/testing/main.tsx');
  const parts = {
    features: { ...houseFeatures, notes },
    storage: [...houseStorage, stored.stored],
    games: createServerGames([...houseGames.all, parity]),
    webRoot: web.webRoot,
  };
  site = await openSite({}, { parts });
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
    await expect.poll(() => page.getByRole('link', { name: 'Notes' }).count()).toBe(2);
    await page.getByRole('complementary').getByRole('link', { name: 'Notes' }).click();
    await page.getByRole('heading', { name: 'This is where notes are.' }).waitFor();
    await expect.poll(() => page.title()).toBe('Notes — Glasshouse');
    await goWithin(page, '/notes?modal=note&id=7'); // not for guests
    await page.waitForURL('**/notes');
    expect(faults).toEqual([]);
  });

  it('shows a player its tab, its dialog and its part of the header, which hears what the server tells', async () => {
    const { page, account, faults } = await site.member({ width: 360, height: 640 });
    await page.goto('/settings/account');
    await page.getByText('Notes added: 0').waitFor();
    await page.getByRole('link', { name: 'Account' }).waitFor();
    const tabs = page.getByRole('navigation', { name: 'Settings' }).getByRole('link');
    await expect
      .poll(() => tabs.allInnerTexts())
      .toEqual(['Account', 'Notes', 'Security', 'Preferences', 'Verification', 'Limits']);
    await tabs.getByText('Notes').click();
    await page.getByRole('heading', { name: 'This is where notes are.' }).waitFor();

    await (await site.signIn(account)).call('notes.add', { text: 'heard' });
    await page.getByText('Notes added: 1').waitFor();

    await goWithin(page, '/main?modal=note&id=7');
    const note = page.getByRole('dialog', { name: 'Note 7' });
    await expect.poll(() => note.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await page.waitForURL('**/main');
    await page.goto('/office'); // a load: nothing of the page before may be left
    await page.getByText('This page is for the staff.').waitFor();
    expect(await page.getByText('This is where notes are.').count()).toBe(0);
    expect(faults).toEqual([]);
  });

  it('has a page in the back office for those of the staff whom it is for', async () => {
    const { page, faults } = await site.member({ roles: ['moderator'] });
    await page.goto('/office');
    await page.waitForURL('**/office/today');
    await page.locator('a[href="/office/notes"]').click();
    await page.waitForURL('**/office/notes');
    await page.getByRole('heading', { name: 'This is where notes are.' }).waitFor();
    await page.getByRole('button', { name: /^Profile/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).waitFor();
    const names = await page.getByRole('menuitem').allInnerTexts();
    expect(names).toEqual([
      'Profile',
      'Nickname, currency, avatar',
      'My bets',
      'Notices',
      'Settings',
      'Bonuses',
      'Notes',
      'VIP club',
      'Partnership',
      'Moderation',
      'Back office',
      'Help',
      'Support',
      'Sign out',
    ]);
    expect(faults).toEqual([]);
  });
});

describe('a seventh game that is registered in one line', () => {
  it('stands among the games, and has a page, rules by its config and answers in the help desk', async () => {
    const { page, faults } = await site.visitor();
    await page.goto('/main');
    await page.getByRole('complementary').getByRole('link', { name: 'Odd or even' }).waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: /Odd or even/ })
      .first()
      .waitFor();
    await page.getByRole('complementary').getByRole('link', { name: 'Odd or even' }).click();
    await page.getByRole('heading', { level: 1, name: 'Odd or even' }).waitFor();
    await expect.poll(() => page.title()).toBe('Odd or even — Glasshouse');
    await page.getByRole('region', { name: 'All games' }).locator('img[src*="parity-tile"]').waitFor();
    await goWithin(page, '/game/parity?modal=rules');
    const rules = page.getByRole('dialog', { name: 'Odd or even' });
    await rules.getByText('Choose odd or even. The die has 6 faces.').waitFor();
    await rules.getByText('96%').waitFor();
    await goWithin(page, '/helpdesk/rules#parity');
    await page.getByRole('main').getByRole('heading', { level: 2, name: 'Odd or even' }).waitFor();
    await goWithin(page, '/helpdesk/faq');
    await page.getByText('How do I play odd or even?').first().waitFor();
    await expect.poll(() => page.getByText('It has 6 faces and returns 96%.').count()).toBe(1);
    await expect.poll(() => page.getByText('Odd or even: ₽0.10 to ₽1,000.00').count()).toBe(1);
    expect(faults).toEqual([]);
  });

  it('is played, and its round is recomputed in the browser by its own rules', async () => {
    const { page, account, faults } = await site.member({ width: 360, height: 640 });
    await page.goto('/game/parity');
    await page.getByRole('button', { name: /^Balance/ }).waitFor();
    await page.getByRole('button', { name: 'Odd', exact: true }).click();
    const round = page.getByRole('main').getByRole('link', { name: 'Check' }).first();
    await round.waitFor();
    await rotateSeedsOf(await site.signIn(account));
    await round.click();
    await page.waitForURL('**/fairness/parity/**');
    await page.getByText('face = 1 + int(6)').first().waitFor({ state: 'attached' }); // in a step that is folded
    await expect
      .poll(async () => {
        await page.reload();
        await page
          .getByText(/Everything matches|The check failed/)
          .first()
          .waitFor();
        return page.getByText('Everything matches', { exact: true }).count();
      })
      .toBe(1);
    expect(faults).toEqual([]);
  });

  it('is designed by its own fields, words and maths, and audited', async () => {
    const { page, faults } = await site.member({ roles: ['admin'], height: 2000 });
    await page.goto('/studio/parity/design');
    const faces = page.getByRole('textbox', { name: 'Faces of the die' });
    await faces.fill('7');
    await page.getByRole('alert').getByText('The number of faces has to be even.').waitFor();
    await faces.fill('8');
    await page.getByRole('textbox', { name: 'throw', exact: true }).waitFor();
    await page.getByRole('row', { name: 'Even 96% 96%' }).waitFor();
    await page.getByRole('button', { name: 'Run', exact: true }).click();
    await page.getByText('Agrees with the exact numbers').waitFor();
    await page.getByRole('tab', { name: 'Preview' }).click();
    await page.getByRole('combobox', { name: 'Outcome' }).fill('7');
    await page.getByRole('button', { name: 'Play a round' }).click();
    await page.getByText('It fell on 7').first().waitFor();
    await goWithin(page, '/audit/draws?game=parity');
    await expect.poll(() => page.getByRole('combobox', { name: 'Game' }).inputValue()).toBe('parity');
    await page.getByRole('heading', { name: 'Whether draws are even' }).waitFor();
    expect(faults).toEqual([]);
  });
});
