import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { awaitFocus, tabTo } from './accounts.ts';
import { sharedSite } from './site.ts';
import type { Visitor, VisitorOptions } from './visitors.ts';

const site = await sharedSite();

const PASSWORD = 'Glasshouse1';
const GAME = '/game/coinflip';

/** Somebody who is signed in and looks at the lobby, without its picture unless told. */
const player = async (login: string, options?: VisitorOptions): Promise<Visitor> => {
  const visitor = await site.visitor(options);
  const answer = await visitor.context.request.post('/api/auth/login', {
    data: { login, password: PASSWORD },
    headers: { origin: site.url },
  });
  expect(answer.ok()).toBe(true);
  await visitor.page.goto(GAME);
  await visitor.page.getByRole('button', { name: /^Balance/ }).waitFor();
  await visitor.page.getByRole('heading', { name: /^Rooms/ }).waitFor();
  return visitor;
};

const createButton = (page: Page): Locator => page.getByRole('tabpanel').getByRole('button', { name: 'Create a room' });
const joinButton = (page: Page): Locator => page.getByRole('button', { name: /, against / }).first();
const result = (page: Page): Locator => page.getByText(/^(Heads|Tails) came up\. (Paid|The stake)/).first();
const lobbyOf = (page: Page): Locator => page.getByRole('region', { name: /^Rooms/ });

/** Hundredths of the balance in the header. */
const balance = async (page: Page): Promise<number> => {
  const name = await page.getByRole('button', { name: /^Balance/ }).getAttribute('aria-label');
  return Number((/[\d,]+\.\d\d/.exec(name ?? '')?.[0] ?? 'NaN').replaceAll(/[,.]/g, ''));
};

const leave = async (...visitors: readonly Visitor[]): Promise<void> => {
  for (const { context, faults } of visitors) {
    expect(faults).toEqual([]);
    await context.close();
  }
};

/** Does what tosses a coin, which is in the air for a second: the page that sees it is looked at from before. */
const toss = async (page: Page, act: () => Promise<void>): Promise<void> => {
  await Promise.all([page.getByText('The coin is in the air…').waitFor(), act()]);
};

const checkLink = (page: Page): Locator => page.getByRole('link', { name: 'Check', exact: true });

describe('two people', () => {
  it('play a room to its end, then a rematch, and check it, with a mouse', async () => {
    const ann = await player('player01', { drawn: true });
    const bob = await player('player02', { width: 390, height: 844 });
    const before = (await balance(ann.page)) + (await balance(bob.page));

    await ann.page.getByRole('button', { name: 'Tails', exact: true }).click();
    await createButton(ann.page).click();
    await ann.page.getByText(/^Your room for/).waitFor();

    await lobbyOf(bob.page).getByLabel('Stake from').fill('2');
    await bob.page.getByText('No room has such a stake.').waitFor();
    await bob.page.getByRole('button', { name: 'Show all' }).click();
    await toss(bob.page, () => joinButton(bob.page).click());
    await Promise.all([result(ann.page).waitFor(), result(bob.page).waitFor()]);

    const said = await Promise.all([ann.page, bob.page].map(async (page) => (await result(page).textContent()) ?? ''));
    expect(said.filter((text) => text.includes('Paid'))).toHaveLength(1);
    expect(said.filter((text) => text.includes('lost'))).toHaveLength(1);
    // two stakes of 1.00 less 5 % commission
    await expect.poll(async () => (await balance(ann.page)) + (await balance(bob.page))).toBe(before - 10);

    await bob.page.getByRole('button', { name: 'Offer a rematch' }).click();
    await ann.page
      .getByText(/offers a rematch/)
      .first()
      .waitFor();
    await toss(bob.page, () => ann.page.getByRole('button', { name: 'Accept' }).click());
    await Promise.all([result(ann.page).waitFor(), result(bob.page).waitFor()]);
    await expect.poll(async () => (await balance(ann.page)) + (await balance(bob.page))).toBe(before - 20);

    await checkLink(ann.page).click();
    await ann.page.waitForURL(/\/fairness\/coinflip\//);
    await ann.page.getByText('Everything matches').first().waitFor();
    await leave(ann, bob);
  });

  it('play with the keyboard alone', async () => {
    const ann = await player('player01');
    const bob = await player('player02');
    await tabTo(ann.page, ann.page.getByRole('button', { name: 'Tails', exact: true }));
    await ann.page.keyboard.press('Space');
    await tabTo(ann.page, createButton(ann.page));
    await ann.page.keyboard.press('Enter');
    await ann.page.getByText(/^Your room for/).waitFor();

    await tabTo(bob.page, joinButton(bob.page));
    await bob.page.keyboard.press('Enter');
    await Promise.all([result(ann.page).waitFor(), result(bob.page).waitFor()]);
    await tabTo(bob.page, checkLink(bob.page));
    await bob.page.keyboard.press('Enter');
    await bob.page.waitForURL(/\/fairness\/coinflip\//);
    await leave(ann, bob);
  });
});

describe('a private room', () => {
  it('is found by its link only, and gives the stake back when it is closed', async () => {
    const ann = await player('player01');
    const bob = await player('player02');
    const before = await balance(ann.page);
    await ann.page.getByRole('switch', { name: 'By link only' }).click();
    await createButton(ann.page).click();
    await ann.page.getByText(/^Your room for/).waitFor();
    await expect.poll(() => balance(ann.page)).toBe(before - 100);
    await ann.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await ann.page.getByRole('button', { name: 'Copy private link' }).first().click();
    const copied = (): Promise<string> => ann.page.evaluate(() => navigator.clipboard.readText());
    await expect.poll(copied).toMatch(/\/game\/coinflip\/[0-9a-f-]{36}$/);

    expect(await joinButton(bob.page).count()).toBe(0);
    await bob.page.goto(await copied());
    await joinButton(bob.page).waitFor();
    await ann.page.getByRole('button', { name: 'Close the room' }).first().click();
    await bob.page.getByText('The room was closed without a flip.').waitFor();
    await expect.poll(() => balance(ann.page)).toBe(before);

    await bob.page.goto(`${GAME}/0192f0c1-0000-7000-8000-000000000001`);
    await bob.page.getByText('This room is gone').waitFor();
    bob.faults.length = 0; // a missing room is not a fault of the page
    await leave(ann, bob);
  });
});

describe('a guest', () => {
  it('sees the rooms, watches a flip, and is asked to sign in before betting', async () => {
    const ann = await player('player01');
    await createButton(ann.page).click();
    await ann.page.getByText(/^Your room for/).waitFor();
    const guest = await site.visitor({ width: 390, height: 844 });
    await guest.page.goto(GAME);
    await joinButton(guest.page).click();
    await awaitFocus(guest.page.getByRole('dialog', { name: 'Sign up' }).getByLabel('Login'));
    await guest.page.keyboard.press('Escape');
    // rooms that earlier tests have finished leave the lobby first
    const watch = lobbyOf(guest.page).getByRole('button', { name: 'Watch' });
    await expect.poll(() => watch.count()).toBe(1);
    await watch.click();

    const bob = await player('player02');
    const seen = guest.page.getByText(/^(Heads|Tails) came up\. .+ gets/).first();
    await Promise.all([seen.waitFor(), joinButton(bob.page).click()]);
    await leave(ann, bob, guest);
  });
});
