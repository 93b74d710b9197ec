import { insertProfile } from 'db';
import { expect, it } from 'vitest';
import { numberOfKey } from '../../server/src/core/social/sandbox/people.ts';
import { expectSoundScreen, pressFarSide } from './cash.ts';
import { goWithin } from './every-page.ts';
import { sharedSite } from './site.ts';

const site = await sharedSite();

const FLOW_MS = 60_000;

/** Links a person of a simulated network, as a sign-in there does. */
const link = (userId: bigint, provider: 'twitter' | 'telegram', digits: number): Promise<void> => {
  const subject = `sandbox:${numberOfKey(provider, 'dana', digits)}`;
  return insertProfile(site.db.pool, userId, { provider, subject, name: 'dana', url: null });
};

it(
  'a repost is made, checked and paid; a wallet is told of its week; a partner is met',
  async () => {
    const member = await site.member({ width: 360 });
    const { page, account, faults } = member;
    await link(account.userId, 'twitter', 19);
    await page.goto('/bonus?modal=xRepost');
    const dialog = page.getByRole('dialog', { name: 'X repost' });
    await dialog.getByText('For reposting our post: 10.00 USDIC.').waitFor();
    await dialog.getByRole('link', { name: 'Open the post' }).waitFor();
    expect(await dialog.getByRole('button', { name: /^Take/ }).count()).toBe(0);
    await expectSoundScreen(page, 'quests');
    await pressFarSide(member, '/sandbox/twitter/post', 'Repost as dana');
    await site.database.owner.query('UPDATE repost_check SET checked_at = 0'); // as if a while had passed
    await dialog.getByRole('button', { name: 'Check again' }).click();
    await dialog.getByRole('button', { name: 'Take 10.00 USDIC' }).click();
    await dialog.getByText('Bonus received: 10.00 USDIC').waitFor();
    await dialog.getByText('0.00 USDIC of 100.00 USDIC staked, 100.00 USDIC to go').waitFor();
    expect(await dialog.getByRole('button', { name: /^Convert/ }).count()).toBe(0);

    await link(account.userId, 'telegram', 10);
    await page.goto('/bonus?modal=tonBonus');
    const ton = page.getByRole('dialog', { name: 'TON bonus' });
    await ton.getByText('Three steps, each once a week. Together up to 300.00 DIC (locked).').waitFor();
    await ton.getByRole('link', { name: 'Go to the wallet' }).waitFor();
    const share = ton.getByRole('link', { name: 'Send your link by Telegram' });
    expect(await share.getAttribute('href')).toMatch(/^https:\/\/t\.me\/share\/url\?url=http.*%2Fref%2F[a-z2-7]{12}&/);
    await expectSoundScreen(page, 'TON');

    await goWithin(page, '/bonus?modal=bonusPartners');
    const partners = page.getByRole('dialog', { name: 'Partner bonuses' });
    await partners.getByText('Calm music for late hours.').waitFor();
    await partners.getByRole('button', { name: 'Take 5.00 DIC Tin Soldier' }).click();
    await partners.getByText('Taken', { exact: true }).waitFor();
    expect(faults).toEqual([]);
  },
  FLOW_MS,
);
