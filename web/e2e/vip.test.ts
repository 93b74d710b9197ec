import { expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { keep, overflowOf } from './gallery.ts';
import { sharedSite } from './site.ts';

const site = await sharedSite();

const FLOW_MS = 60_000;

it(
  'the robbery is spun by the keyboard, told once it stands, and checked',
  async () => {
    const { page, faults, account } = await site.member({ width: 360 });
    await site.database.owner.query(
      `INSERT INTO social_profile (provider, subject, user_id, name) VALUES ('telegram', $1, $2, 'someone')`,
      [account.login, account.userId],
    );
    await page.goto('/bonus?modal=robbery');
    const dialog = page.getByRole('dialog', { name: 'Robbery' });
    await dialog.getByText('It can give up to ₽100.00').waitFor();
    await keep(() => page.screenshot(), 'robbery', 'open', 360);
    expect([await axeFaults(page), Math.max(0, await overflowOf(page))]).toEqual([[], 0]);
    await dialog.getByRole('button', { name: 'Spin' }).press('Enter');
    await dialog.getByText(/^Drawn: ₽/).waitFor();
    await dialog.getByText(/^The bonus of ₽.* is ready/).waitFor();
    await keep(() => page.screenshot(), 'robbery', 'told', 360);
    const round = (await dialog.getByRole('link', { name: 'Check this draw' }).getAttribute('href')) ?? '';
    expect(round).toMatch(/^\/fairness\/robbery\/[0-9a-f-]{36}$/);
    await dialog.getByRole('link', { name: 'Go to my bonuses' }).click();
    await page.getByText(/^Next spin in 23:5\d:\d\d$/).waitFor();
    await page.getByRole('button', { name: /^Decline\s+Robbery$/ }).waitFor();
    expect(faults).toEqual([]);
  },
  FLOW_MS,
);

it(
  'the VIP club shows the level, gives rakeback and a reward, and tells of a new level once',
  async () => {
    const { page, context, faults, account } = await site.member({ creditMinor: 20_000_000n });
    await site.database.owner.query('UPDATE bonus_meter SET level_told = 1 WHERE user_id = $1', [account.userId]);
    await page.goto('/main');
    await page.getByRole('complementary').getByRole('button', { name: 'VIP club' }).click();
    const club = page.getByRole('dialog', { name: 'VIP club' });
    await club.getByRole('progressbar', { name: 'To VIP2' }).waitFor();
    await club.getByText('Your level', { exact: true }).waitFor();
    const player = await site.signIn(account);
    await player.call('dice.play', { bet: '100000', percent: 50, bet_type: 'less' }); // reaches VIP5
    await club.getByRole('button', { name: 'Take ₽50.00' }).click();
    await club.getByText('Taken before: ₽50.00.').waitFor();
    await club.locator('summary', { hasText: 'VIP4' }).press('Enter');
    await club.getByRole('button', { name: /^Take 50\.00 DIC\s+VIP4$/ }).click();
    await club.getByText('Reward taken').waitFor();
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await keep(() => page.screenshot(), 'vip', 'club', width);
      expect([width, await axeFaults(page), Math.max(0, await overflowOf(page))]).toEqual([width, [], 0]);
    }
    await page.keyboard.press('Escape');
    const reached = page.getByRole('dialog', { name: 'New level: VIP5' });
    await reached.getByText('Robbery without a captcha').waitFor();
    await keep(() => page.screenshot(), 'vip', 'reached');
    expect(await axeFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await reached.waitFor({ state: 'detached' });
    expect(await player.call('vip.state')).toMatchObject({ level: 5, told: 5 });
    expect(faults).toEqual([]);
    await context.close();
  },
  FLOW_MS,
);
