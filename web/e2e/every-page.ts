import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DicePlayAnswer } from '../../server/contract/games/dice.contract.ts';
import { deskOf } from '../../server/src/testing/cash-desk.ts';
import { houseFeatures } from '../src/app/features.ts';
import { houseGames } from '../src/games/registry.ts';
import { standStill } from './axe.ts';
import type { Site } from './site.ts';

/** Has a round of dice played and a room of coinflip closed again. Gives the address of the round. */
export const playOneRound = async (site: Site): Promise<string> => {
  const player = await site.player();
  const bet = { bet: '1', percent: 50, bet_type: 'less' };
  const { transaction_id: id } = await player.call<DicePlayAnswer>('dice.play', bet);
  const { room } = await player.call<{ room: { id: string } }>('coinflip.create', { bet: 1000, side: 'heads' });
  await player.call('coinflip.cancel', { id: room.id });
  return `/fairness/dice/${id}`;
};

/** Has a withdrawal wait for a decision. Gives the address of its page at the desk. */
export const askForMoney = async (site: Site): Promise<string> => {
  const desk = deskOf(site);
  return `/office/withdrawals/${await desk.ask(await desk.customer())}`;
};

/** Every page and every dialog that has an address. `made`: those of what was made for them. */
export const addressesWith = (...paths: readonly string[]): string[] => [
  '/main',
  ...houseGames.all.map(({ path }) => path),
  '/casino',
  '/casino/slots',
  '/cash/deposit',
  '/cash/crypto',
  '/cash/withdraw',
  '/cash/transactions/deposit',
  '/cash/transactions/withdraw',
  '/bets',
  '/notices',
  '/partners/dashboard',
  '/partners/profit',
  '/partners/campaigns',
  '/partners/material',
  '/partners/advanced',
  '/main?modal=partners',
  '/fairness',
  '/fairness/solvency',
  '/helpdesk/faq',
  '/helpdesk/rules',
  '/helpdesk/tournaments',
  '/helpdesk/tournaments/piggy-christmas',
  '/helpdesk/policy',
  '/helpdesk/terms',
  '/video',
  '/main?modal=video',
  '/settings/limits',
  '/settings/kyc',
  '/moderation/accounts',
  '/studio',
  '/studio/wheel/design',
  '/studio/mines/design',
  '/studio/dice/versions',
  '/studio/robbery/design',
  '/audit/rounds',
  '/audit/return',
  '/audit/draws',
  '/audit/wins',
  '/audit/void',
  '/audit/gaps',
  '/audit/ledger',
  '/audit/configs',
  '/audit/configs/dice/1',
  '/audit/report',
  '/audit/export',
  '/office/withdrawals',
  '/office/figures',
  '/office/identity',
  '/office/identity?part=expiring',
  '/office/finance',
  '/office/finance?part=months',
  '/office/finance?figure=ngr&day=2026-11-20',
  '/office/games',
  '/office/games?part=providers',
  '/office/games?part=earnings',
  '/office/games?part=rules',
  '/office/games?part=trail',
  '/office/live',
  '/office/payments',
  '/office/players',
  '/office/today',
  '/office/compliance',
  '/office/compliance?part=rules',
  '/office/compliance?part=care',
  '/office/compliance?part=complaints',
  '/office/compliance?part=returns',
  '/office/marketing',
  '/office/marketing?part=letters',
  '/office/marketing?part=posts',
  '/office/staff',
  '/office/staff?part=proposals',
  '/office/staff?part=trail',
  '/office/partners',
  '/office/chat',
  '/office/support',
  '/office/support?part=ready',
  '/office/support?part=figures',
  '/office/provider-rounds',
  '/office/loose',
  '/office/catalogue',
  '/office/catalogue?part=payway',
  '/office/catalogue?part=course',
  '/office/catalogue?part=risk',
  '/office/bonuses',
  '/office/bonuses?part=records',
  '/office/bonuses?part=costs',
  '/office/bonuses?part=expected',
  '/office/bonuses?part=tournament',
  ...paths,
  '/settings/account',
  '/settings/security',
  '/settings/preferences',
  '/settings/account?modal=cashbox',
  '/settings/account?modal=nick',
  '/settings/account?modal=editAvatar',
  '/settings/account?modal=email',
  '/settings/security?modal=twoFactor',
  '/settings/limits?modal=timeOut',
  '/settings/limits?modal=selfExclusion',
  '/game/dice?modal=rules',
  '/game/dice?modal=shortcuts',
  '/game/battle?modal=fairness',
  '/bonus',
  '/bonus?modal=bonusPartners',
  '/bonus?modal=cashback',
  '/bonus?modal=introductory',
  '/bonus?modal=rakeback',
  '/bonus?modal=telegramGroup',
  '/bonus?modal=telegramStory',
  '/bonus?modal=tonBonus',
  '/bonus?modal=vkRepost',
  '/bonus?modal=welcomeBonus',
  '/dailydist',
  '/dailydist?modal=tournament',
  '/bonus?modal=xRepost',
  '/no/such/page',
  '/main?modal=recovery',
  '/main?modal=newPassword',
  '/confirm-email',
];

/** Addresses that only a guest is shown. */
export const guestAddresses = ['/main?modal=login', '/main?modal=registration', '/settings/account'];

/**
 * Waits until the page has loaded its parts: the frame is there, nothing is busy, the fonts have come, and nothing fades
 * any more but what goes on for ever.
 */
export const settle = async (page: Page): Promise<void> => {
  await page.locator('header button:enabled').first().waitFor({ state: 'attached' });
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await standStill(page);
};

const NOWHERE = '/no/such/page';

/** Time for a part of the site to load on a machine that does more. */
const LOAD_MS = 30_000;

/** Goes to an address within the page that is open, as a link does. */
export const goWithin = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/**
 * Goes to an address within the site that is open, as Back does, which takes a third of the time of loading it. The way
 * leads past an address that does not exist: once its page has gone, the wanted one has come, whatever the two are.
 */
const walk = async (page: Page, address: string): Promise<void> => {
  const nowhere = page.getByRole('main').getByText('404', { exact: true });
  await goWithin(page, NOWHERE);
  await nowhere.waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' }); // the one before fades
  if (address === NOWHERE) return;
  await goWithin(page, address);
  await nowhere.waitFor({ state: 'detached' });
};

/** Waits for a text that is shown for a moment: looks at every frame, where a locator looks twice a second. */
export const glimpse = async (page: Page, text: string, timeoutMs = LOAD_MS): Promise<void> => {
  const isShown = (wanted: string): boolean | undefined =>
    (document.body as HTMLElement | null)?.innerText.includes(wanted); // a page that has just begun has none
  await page.waitForFunction(isShown, text, { timeout: timeoutMs });
};

export interface Way {
  isGuest?: boolean; // to whom settings show no dialogs, and for whom those of players close
  within?: boolean; // walks there from the page that is open, instead of loading the site again
}

/** Waits for the dialog that an address names: it opens, or it is not for this visitor and the address forgets it. */
const awaitDialog = async (page: Page, address: string, isGuest: boolean): Promise<void> => {
  const name = new URL(address, page.url()).searchParams.get('modal');
  if (name === null) return;
  const isNamed = (): boolean => new URL(page.url()).searchParams.has('modal');
  const isOpen = (): Promise<boolean> => page.getByRole('dialog').isVisible();
  const message = `the dialog of ${address}`;
  if (isGuest && houseFeatures.dialogs.get(name)?.audience === 'players') {
    await expect.poll(async () => isNamed() || (await isOpen()), { message, timeout: LOAD_MS }).toBe(false);
  } else if (!isGuest || !address.startsWith('/settings')) {
    await expect.poll(isOpen, { message, timeout: LOAD_MS }).toBe(true);
  }
};

/** Brings a page, and the dialog that its address names, to where all of it is seen. */
export const visit = async (
  page: Page,
  address: string,
  { isGuest = false, within = false }: Way = {},
): Promise<void> => {
  await (within ? walk(page, address) : page.goto(address));
  await awaitDialog(page, address, isGuest);
  await settle(page);
};

/** Every address with its visitor, who is kept for all of them: a guest where only guests see something, else somebody else. */
export interface Walk {
  guest: Page;
  other: Page;
  addresses: readonly string[]; // addresses of the other
}

/** Brings every page to where all of it is seen, one after the other, and has it looked at. */
export const walkEverywhere = async (
  { guest, other, addresses }: Walk,
  look: (page: Page, address: string) => Promise<void>,
): Promise<void> => {
  for (const address of guestAddresses) {
    await visit(guest, address, { isGuest: true, within: true });
    await look(guest, address);
  }
  for (const address of addresses) {
    await visit(other, address, { within: true });
    await look(other, address);
  }
};

/** Time for every page, one after the other, on a machine that does more. */
export const ALL_PAGES_MS = 240_000;
