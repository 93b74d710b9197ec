import { bonus, insertProfile } from 'db';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { numberOfKey } from '../../server/src/core/social/sandbox/people.ts';
import { axeFaults } from './axe.ts';
import { sharedSite } from './site.ts';

const site = await sharedSite();

const FLOW_MS = 60_000;
const VIP3_UNITS = '10000';
const PERSON = 'promoperson';
const DAY_MS = 86_400_000;

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** A code of the house that gives so much. */
const createCode = (code: string, { needsVkGroup = false } = {}): Promise<void> =>
  bonus.promoCodeRepository(site.db.orm.em.fork()).put({
    code,
    needsVkGroup,
    isOn: true,
    account: 'real',
    amount: 7_700n,
    minVip: 1,
    minDeposits: 0n,
    minDepositsToday: 0n,
    needsTelegram: false,
    wagerTimes: null,
    lapseDays: null,
    maxUses: null,
    startsAt: null,
    endsAt: null,
  });

/** Asks Telegram at once. The page asks by itself every 30 seconds: when it was first, the button has gone. */
const checkAgain = (part: Locator): Promise<void> =>
  part
    .getByRole('button', { name: 'Check again' })
    .first()
    .click({ timeout: 5000 })
    .catch(() => undefined);

/** Presses the button for a story inside Telegram: what its editor is opened with. */
const publishInside = async (context: BrowserContext): Promise<Record<string, unknown> | undefined> => {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const texts: Record<string, string> = {};
    const postEvent = (type: string, data: string): void => void (texts[type] = data);
    Object.assign(globalThis, { told: texts, TelegramWebviewProxy: { postEvent } });
  });
  await page.goto('/bonus?modal=telegramStory#tgWebAppVersion=8.0&tgWebAppPlatform=android&tgWebAppThemeParams=%7B%7D');
  await page.getByRole('button', { name: 'Publish a story' }).click();
  const call = () =>
    page.evaluate(() => (globalThis as unknown as { told: Record<string, string> }).told['web_app_share_to_story']);
  await expect.poll(call).toBeTruthy();
  const story = JSON.parse((await call()) ?? '{}') as Record<string, unknown>;
  await page.close();
  return story;
};

it(
  'a promo code is refused and taken, the group is joined, and a story waits until it is paid',
  async () => {
    await createCode('BROWSER');
    const { page, context, faults, account } = await site.member({ creditMinor: 20_000_000n });
    const { userId } = account;
    const player = await site.signIn(account);
    await player.call('dice.play', { bet: VIP3_UNITS, percent: 50, bet_type: 'less' });
    const subject = `sandbox:${numberOfKey('telegram', PERSON, 10)}`;
    await insertProfile(site.db.pool, userId, { provider: 'telegram', subject, name: PERSON, url: null });

    await page.goto('/bonus');
    const promo = part(page, 'Promo code');
    const code = promo.getByLabel('Promo code');
    await code.fill('nothing');
    await code.press('Enter');
    await promo.getByText('There is no such promo code, or it has expired.').waitFor();
    await code.fill('browser');
    await code.press('Enter');
    await part(page, 'Bonus history').getByText('Show the history').click();
    await part(page, 'Bonus history').getByText('Promo code').waitFor();
    await expect.poll(() => code.inputValue()).toBe('');
    await createCode('VKBROWSER', { needsVkGroup: true });
    await code.fill('vkbrowser');
    await code.press('Enter');
    await promo.getByText('Link VK first.').waitFor();
    await promo.getByText('A code for our VK group: ₽77.00.').waitFor();
    expect(await promo.getByRole('link', { name: 'Open the group' }).getAttribute('href')).toBe(
      '/sandbox/vkontakte/group',
    );

    await page.goto('/bonus?modal=telegramGroup');
    const group = page.getByRole('dialog', { name: 'Telegram group' });
    await group.getByRole('button', { name: /^Take ₽50\.00\s+Telegram group$/ }).click();
    await group.getByText('The group check has not been passed: link Telegram and join our group.').waitFor();
    const body = new URLSearchParams({ person: PERSON, act: 'join' });
    await fetch(`${site.url}/sandbox/telegram/group/act`, { method: 'POST', body });
    await site.database.owner.query('UPDATE repost_check SET checked_at = 0 WHERE user_id = $1', [userId]);
    await checkAgain(group);
    await group
      .getByText('The group check has not been passed: link Telegram and join our group.')
      .waitFor({ state: 'detached' });
    await group.getByRole('button', { name: /^Take ₽50\.00\s+Telegram group$/ }).click();
    await group.getByRole('button', { name: 'Received' }).waitFor();
    await page.keyboard.press('Escape');
    await part(page, 'In progress').getByText('Telegram group').first().waitFor();

    await page.goto('/bonus?modal=telegramStory');
    const dialog = page.getByRole('dialog', { name: 'Telegram story' });
    await dialog.getByText('Your link for the story').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    const { rows } = await site.database.owner.query<{ token: string }>(
      'SELECT token FROM telegram_story WHERE user_id = $1',
      [userId],
    );
    const published = await publishInside(context);
    expect(published).toMatchObject({ media_url: expect.stringMatching(/\/story.*\.png$/) });
    expect(published?.['text']).toContain(`startapp=${rows[0]?.token}`);
    const visit = { token: rows[0]?.token ?? '', visitor: 'sandbox:1', at: Date.now() };
    await bonus.visitTelegramStory(site.db.pool, visit);
    await checkAgain(dialog);
    await dialog.getByRole('button', { name: /^Can be taken in 23:59:\d\d$/ }).waitFor();
    await site.database.owner.query('UPDATE telegram_story SET visited_at = visited_at - $2 WHERE user_id = $1', [
      userId,
      DAY_MS,
    ]);
    await page.reload();
    await dialog.getByRole('button', { name: /^Take ₽100\.00/ }).click();
    await dialog.getByRole('button', { name: 'Received' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  },
  FLOW_MS,
);
