import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openAs, type Site } from './site.ts';

/** The address of a round that was just played, for whoever looks at every page. */
export const playOneRound = async (site: Site): Promise<string> => {
  const visitor = await site.visitor();
  await openAs(visitor.page, '/game/dice');
  await visitor.page.getByRole('button', { name: 'Place bet' }).click();
  const link = visitor.page.getByRole('link', { name: /Check the round$/ }).first();
  const address = (await link.getAttribute('href')) ?? '';
  await visitor.context.close();
  return address;
};

/** Every page and every dialog that has an address. */
export const addressesWith = (roundAddress: string): string[] => [
  '/main',
  '/game/dice',
  '/game/mines',
  '/game/battle',
  '/game/wheeloffortune',
  '/game/coinflip',
  '/game/classic',
  '/casino/slots',
  '/fairness',
  '/helpdesk/faq',
  '/helpdesk/rules',
  '/helpdesk/tournaments',
  '/helpdesk/tournaments/piggy-christmas',
  '/helpdesk/policy',
  '/helpdesk/terms',
  '/settings/limits',
  '/settings/kyc',
  '/moderation/accounts',
  '/studio',
  '/studio/wheel/design',
  '/studio/mines/design',
  '/studio/dice/versions',
  '/audit/rounds',
  '/audit/return',
  '/audit/draws',
  '/audit/wins',
  '/audit/void',
  '/audit/gaps',
  '/audit/ledger',
  '/audit/configs',
  '/audit/export',
  roundAddress,
  '/settings/account',
  '/settings/security',
  '/settings/preferences',
  '/settings/account?modal=nick',
  '/settings/account?modal=editAvatar',
  '/settings/account?modal=email',
  '/settings/security?modal=twoFactor',
  '/settings/limits?modal=timeOut',
  '/settings/limits?modal=selfExclusion',
  '/game/dice?modal=rules',
  '/game/dice?modal=shortcuts',
  '/game/battle?modal=fairness',
  '/no/such/page',
  '/main?modal=recovery',
  '/main?modal=newPassword',
  '/confirm-email',
];

/** What only a guest is shown. */
export const guestAddresses = ['/main?modal=login', '/main?modal=registration', '/settings/account'];

/** Waits until the page has loaded its parts: nothing is busy and the fonts are there. */
export const settle = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

/** Time for every page, one after the other. */
export const ALL_PAGES_MS = 240_000;
