import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { axeFaults } from './axe.ts';
import type { Site } from './site.ts';
import type { Visitor } from './visitors.ts';

/** The window of sign-in over a page that loads in half the time of the main one. */
export const SIGN_IN = '/settings/account?modal=login';

/** Password of every account in these tests. */
export const PASSWORD = 'Harbour42';

let accounts = 0;

export interface Person {
  login: string;
  email: string;
}

/** A login and an address that nobody has yet. */
export const newPerson = (): Person => {
  accounts += 1;
  return { login: `newcomer_${accounts}`, email: `newcomer-${accounts}@example.com` };
};

interface Letter {
  kind: string;
  text: string;
}

/** The letters that an address has got, newest first. */
const lettersTo = async (site: Site, email: string): Promise<readonly Letter[]> => {
  const answer = await fetch(`${site.url}/dev/outbox?format=json&to=${encodeURIComponent(email)}`);
  const { letters } = (await answer.json()) as { letters: Letter[] };
  return letters;
};

/** Waits for a letter of a kind; `count` for that many. Gives the newest. */
export const letterTo = async (site: Site, email: string, kind: string, count = 1): Promise<string> => {
  const ofKind = async () => (await lettersTo(site, email)).filter((letter) => letter.kind === kind);
  await expect.poll(async () => (await ofKind()).length).toBe(count);
  return (await ofKind())[0]?.text ?? '';
};

const matched = (text: string, pattern: RegExp): string => {
  const [found] = pattern.exec(text) ?? [];
  if (found === undefined) throw new Error(`nothing like ${String(pattern)} in the letter:\n${text}`);
  return found;
};

/** The address that a letter's link leads to. */
export const linkIn = (letter: string): string => matched(letter, /http\S+#\S+/);

/** The code in a letter. */
export const codeIn = (letter: string): string => matched(letter, /\b\d{6}\b/);

/** Registers without the dialog; the visitor is signed in after it. */
export const registerQuickly = async ({ page }: Visitor, { login, email }: Person): Promise<void> => {
  const data = { login, email, password: PASSWORD, repeatPassword: PASSWORD, terms: true };
  const answer = await page.request.post('/api/auth/registration', { data });
  expect(await answer.json()).toMatchObject({ success: true });
};

/** Registers and confirms the address by its letter. */
export const registerConfirmed = async (site: Site, visitor: Visitor): Promise<Person> => {
  const person = newPerson();
  await registerQuickly(visitor, person);
  await visitor.page.goto(linkIn(await letterTo(site, person.email, 'emailConfirm')));
  await visitor.page.getByText('The address is confirmed').waitFor();
  return person;
};

/** The dialog of this title, and nothing that axe finds wrong with it. */
export const soundDialog = async (page: Page, name: string): Promise<Locator> => {
  const dialog = page.getByRole('dialog', { name, exact: true });
  await dialog.waitFor();
  await expect.poll(() => dialog.locator('[aria-busy="true"]').count()).toBe(0);
  expect([name, await axeFaults(page, { within: '[role="dialog"]' })]).toEqual([name, []]);
  const overflow = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect([name, overflow]).toEqual([name, 0]);
  return dialog;
};

/** Note of a field: its error, else its hint. */
export const noteOf = async (field: Locator): Promise<string> =>
  field.evaluate((input) => {
    const id = input.getAttribute('aria-describedby');
    return (id !== null && document.getElementById(id)?.textContent) || '';
  });

/** The balance in the header: somebody is signed in. */
export const balanceOf = (page: Page): Locator => page.getByRole('button', { name: /^Balance/, includeHidden: true });

/** Signs out without a page. */
export const signOutQuickly = async ({ page }: Visitor): Promise<void> => {
  expect((await page.request.post('/api/auth/exit')).ok()).toBe(true);
};

/** Signs out by the menu. */
export const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^Profile/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor();
};

/** Fills in the form of sign-in and sends it. */
export const enter = async (dialog: Locator, login: string, password: string): Promise<void> => {
  await dialog.getByLabel('Login').fill(login);
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** Waits until something has the focus: a key that is pressed before is meant for something else. */
export const awaitFocus = async (element: Locator): Promise<void> => {
  await expect.poll(() => element.evaluate((node) => node === document.activeElement)).toBe(true);
};

/** Sends what was typed by Enter, once the button of its form takes a press. */
export const sendByEnter = async (dialog: Locator, button: string): Promise<void> => {
  await expect.poll(() => dialog.getByRole('button', { name: button, exact: true }).isEnabled()).toBe(true);
  await dialog.page().keyboard.press('Enter');
};

/** Walks with Tab until the focus is on an element, once that can be used and its dialog, if any, has taken the focus. */
export const tabTo = async (page: Page, element: Locator): Promise<void> => {
  await expect.poll(() => element.isEnabled()).toBe(true);
  await expect
    .poll(() => element.evaluate((node) => node.closest('[role="dialog"]')?.contains(document.activeElement) ?? true))
    .toBe(true);
  for (let steps = 0; steps < 150; steps += 1) {
    await page.keyboard.press('Tab');
    if (await element.evaluate((node) => node === document.activeElement)) return;
  }
  throw new Error(`Tab never reached ${element.toString()}`);
};
