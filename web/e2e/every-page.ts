import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { signIn, type Site } from './site.ts';

/** The address of a round that was just played, for whoever looks at every page. */
export const playOneRound = async (site: Site): Promise<string> => {
  const visitor = await site.visitor();
  await visitor.page.goto('/game/dice');
  await signIn(visitor.page);
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
  roundAddress,
  '/settings/account',
  '/settings/security',
  '/settings/preferences',
  '/no/such/page',
  '/main?modal=login',
  '/main?modal=registration',
  '/main?modal=recovery',
  '/main?modal=newPassword',
  '/confirm-email',
];

/** Waits until the page has loaded its parts: nothing is busy and the fonts are there. */
export const settle = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor();
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
};

/** Time for every page, one after the other. */
export const ALL_PAGES_MS = 240_000;
