import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { balanceOf, newPerson, PASSWORD, registerQuickly, soundDialog, type Person } from './accounts.ts';
import type { Site } from './site.ts';
import type { Visitor } from './visitors.ts';

export const FLOW_MS = 120_000;
export const PHONE_PX = 390;

/** Somebody who has just registered, on a page of their settings. */
export const settled = async (site: Site, path: string, width = 1440): Promise<Visitor & { person: Person }> => {
  const visitor = await site.visitor({ width });
  const person = newPerson();
  await registerQuickly(visitor, person);
  await visitor.page.goto(`/settings/${path}`);
  await balanceOf(visitor.page).waitFor({ state: 'attached' });
  return { ...visitor, person };
};

/** The same account in another browser. */
export const elsewhere = async (site: Site, { login }: Person, path: string): Promise<Visitor> => {
  const visitor = await site.visitor();
  const answer = await visitor.page.request.post('/api/auth/login', { data: { login, password: PASSWORD } });
  expect(await answer.json()).toMatchObject({ success: true });
  await visitor.page.goto(path);
  await balanceOf(visitor.page).waitFor({ state: 'attached' });
  return visitor;
};

/** As if a player had signed in a while ago: sensitive changes ask who it is. */
export const ageSessions = async ({ database }: Site, { login }: Pick<Person, 'login'>): Promise<void> => {
  await database.owner.query(
    `UPDATE session SET proved_at = now() - interval '6 minutes', code_at = NULL
     WHERE user_id = (SELECT id FROM app_user WHERE login = $1)`,
    [login],
  );
};

/** The dialog that a button of the page opens. */
export const dialogOf = async (page: Page, button: string, title = button): Promise<Locator> => {
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click();
  return soundDialog(page, title);
};

/** The page says to a guest what it is for. */
export const isGuest = (page: Page): Promise<void> => page.getByText('Sign in to see your settings.').waitFor();
