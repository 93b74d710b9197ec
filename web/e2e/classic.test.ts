import type { Locator, Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { axeFaults } from './axe.ts';
import { settle } from './every-page.ts';
import { longIt } from './long.ts';
import { openAs, openSite, sharedSite, type Site } from './site.ts';
import type { Visitor, VisitorOptions } from './visitors.ts';

const site = await sharedSite();

const ROUND_MS = 60_000; // countdown, reel, result, and a slow machine

/** Somebody who is signed in and looks at classic. */
const player = async (login: string, options?: VisitorOptions, at: Site = site): Promise<Visitor> => {
  const visitor = await at.visitor(options);
  const { page } = visitor;
  await openAs(page, '/game/classic', login);
  await betButton(page).waitFor();
  return visitor;
};

const betButton = (page: Page): Locator => page.getByRole('button', { name: 'Place bet', exact: true });

/** Waits until a bet can be placed: the round takes them, and the one before has been answered. */
const takesBets = async (page: Page): Promise<void> => {
  await expect.poll(() => betButton(page).isEnabled(), { timeout: ROUND_MS }).toBe(true);
};

/** Bets with the mouse as soon as that can be done. */
const bet = async (page: Page): Promise<void> => {
  await takesBets(page);
  await betButton(page).click();
};

const players = (page: Page): Locator =>
  page.getByRole('group', { name: 'Players of the round' }).getByRole('listitem');

/** The end of a round as the page says it to one of its players. */
const resultOf = (page: Page): Locator =>
  page.getByText(/^(Your ticket [\d,]+ won|You lost .+ Ticket [\d,]+ is held by)/).first();

const expectNoFaultOfAxe = async (page: Page): Promise<void> => {
  await settle(page);
  expect(await axeFaults(page)).toEqual([]);
};

const expectNoOverflow = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
};

/** Waits for the end of a round, which fits the page; gives what is said of it. */
const endOf = async (page: Page): Promise<string> => {
  const said = await resultOf(page).innerText({ timeout: ROUND_MS });
  await expectNoOverflow(page);
  return said;
};

describe('classic', () => {
  longIt('is seen by a guest, whose bet opens the sign-in window', async () => {
    const { page, context, faults } = await site.visitor();
    await page.goto('/game/classic');
    await page.getByRole('heading', { level: 1, name: 'Classic' }).waitFor();
    await page.getByText('No bets yet. The countdown starts with the second player.').waitFor();
    await expectNoFaultOfAxe(page);
    await betButton(page).click();
    await page.getByRole('dialog', { name: 'Sign up' }).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it(
    'is played by two people, with a mouse and with the keyboard alone, to a result that anyone can check',
    async () => {
      const ann = await player('player01', { drawn: true });
      const bob = await player('player02', { width: 390 });

      // all three bets of one, while nothing runs out, and then the one of the other, who starts the countdown
      await takesBets(bob.page);
      await betButton(bob.page).focus();
      await bob.page.keyboard.press('Enter');
      await bob.page.getByText('2 of 3 bets left').waitFor();
      await bob.page.getByText('Waiting for a second player').waitFor();
      await bob.page.getByRole('timer', { name: 'Until the stake is returned' }).waitFor();
      await players(ann.page).filter({ hasText: 'Tickets 1–100' }).waitFor();
      expect(await players(ann.page).count()).toBe(1);
      await bet(bob.page);
      await bob.page.getByText('1 of 3 bets left').waitFor();
      await takesBets(bob.page);
      await bob.page.keyboard.press('Enter');
      await bob.page.getByText('All 3 bets of this round are placed').waitFor();
      expect(await betButton(bob.page).isDisabled()).toBe(true);
      await players(ann.page).filter({ hasText: 'Tickets 1–100, 101–200, 201–300' }).waitFor();

      const late = await site.visitor({ width: 360 });
      await late.page.goto('/game/classic'); // in the middle of the round
      await players(late.page).filter({ hasText: 'Tickets 1–100, 101–200, 201–300' }).waitFor();

      const followCheck = async (said: string): Promise<string> => {
        await players(ann.page).filter({ hasText: 'winner' }).waitFor();
        await ann.page.getByRole('link', { name: 'Check', exact: true }).click();
        return said;
      };
      await Promise.all([
        bob.page.getByRole('timer', { name: 'Bets close' }).waitFor(), // ann's page draws by software: two seconds may pass it
        ...[ann, late].map(({ page }) => page.getByText('the reel is running').waitFor({ timeout: ROUND_MS })),
        expect.poll(() => players(ann.page).count()).toBe(2),
        ...[ann, bob].flatMap(({ page }) =>
          ['75%', '25%'].map((chance) => players(page).filter({ hasText: chance }).waitFor()),
        ),
        players(bob.page).filter({ hasText: 'Tickets 301–400' }).waitFor(),
        bet(ann.page),
      ]);

      // the result is shown for a while only: all look at it at once
      const [said] = await Promise.all([
        Promise.all([endOf(ann.page).then(followCheck), endOf(bob.page)]),
        late.page
          .getByText(/^Ticket [\d,]+ won: /)
          .first()
          .waitFor({ timeout: ROUND_MS }),
      ]);
      expect(said.filter((text) => text.startsWith('Your ticket')).length).toBe(1);
      expect(new Set(said.map((text) => /icket ([\d,]+)/.exec(text)?.[1])).size).toBe(1);
      await expectNoOverflow(late.page);

      await ann.page.waitForURL(/\/fairness\/classic\//);
      await ann.page.getByText('Everything matches').first().waitFor({ timeout: ROUND_MS });
      await ann.page.getByRole('figure', { name: 'Replay of the round on the reel' }).waitFor();

      await bob.page.getByText('Past rounds').click();
      await bob.page
        .getByRole('link', { name: /^#\d+: check the round$/ })
        .first()
        .waitFor({ timeout: ROUND_MS });
      await expectNoFaultOfAxe(bob.page);
      for (const { faults, context } of [ann, bob, late]) {
        expect(faults).toEqual([]);
        await context.close();
      }
    },
    ROUND_MS * 3,
  );

  longIt(
    'returns the stake of a player to whom nobody comes',
    async () => {
      const lonely = await openSite({}, { rounds: { classic: { aloneMs: 2000 } } });
      onTestFinished(() => lonely.close());
      const { page, context, faults } = await player('player03', {}, lonely);
      const balance = page.getByRole('button', { name: /^Balance/ });
      const before = await balance.innerText();
      await bet(page);
      await expect.poll(() => balance.innerText()).not.toBe(before);
      await page
        .getByText('No second player came')
        .first()
        .waitFor({ timeout: 2 * ROUND_MS });
      await expect.poll(() => balance.innerText()).toBe(before);
      expect(faults).toEqual([]);
      await context.close();
    },
    ROUND_MS * 4,
  );
});
