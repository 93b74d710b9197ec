import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { glimpse, goWithin } from './every-page.ts';
import { firstOf } from './long.ts';
import { openSite, type Member, type Site } from './site.ts';

const ROUND_MS = 60_000; // countdown, beacon, spin, with time to spare
const TEST_MS = 3 * ROUND_MS;

let site: Site;
beforeAll(async () => {
  const draw = { mode: 'beacon', marginMs: 3000, waitMs: 20_000 };
  site = await openSite({}, { rounds: { battle: { countdownMs: 6000, spinMs: 500, resultMs: 3000, draw } } });
});
afterAll(() => site.close());

/** Bets on red by hand, has somebody bet on blue, and waits for the round's end. */
const playRound = async ({ page }: Member): Promise<void> => {
  await page.goto('/game/battle');
  const red = page.getByRole('button', { name: /Join red/ });
  await expect.poll(() => red.isEnabled(), { timeout: ROUND_MS }).toBe(true);
  await red.click();
  await page.getByText(/You are on red with/).waitFor();
  const blue = await site.player();
  await Promise.all([
    glimpse(page, 'Bets are closed. The result is on its way.', ROUND_MS),
    page
      .locator('p', { hasText: /^Number [\d,]+\. (?:Red|Blue) won\. You/ })
      .first()
      .waitFor({ timeout: ROUND_MS }),
    blue.call('battle.bet', { bet: 1000, team: 'blue' }),
  ]);
};

/** Changes what a member's page sends as bets on its way to the house, which signs what arrives. */
const tamperWith = ({ page }: Member, field: RegExp, changed: string): Promise<void> =>
  page.routeWebSocket(/.*/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((frame) => {
      const isBet = typeof frame === 'string' && frame.includes('battle.bet');
      server.send(isBet ? frame.replace(field, changed) : frame);
    });
  });

const receipts = (page: Page) => page.getByRole('region', { name: 'Your receipts' }).first();

describe('a bet that a beacon decides', { timeout: TEST_MS }, () => {
  it('leaves a receipt that outlives the page, goes into a file and another browser, and convicts an altered record', async () => {
    const member = await site.member({ creditMinor: 100_000n });
    const { page, account, faults } = member;
    await playRound(member);

    await goWithin(page, '/fairness');
    await page.getByRole('region', { name: 'Your latest rounds' }).getByRole('link').waitFor();
    await receipts(page).getByText('valid', { exact: true }).waitFor();
    await page.getByText('1 receipt is kept.').waitFor();
    await page.getByText('Closes of betting: 1 in time, 0 late, 0 undecided.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.reload();
    await receipts(page).getByText('valid', { exact: true }).waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the file' }).click(),
    ]);
    const file = await download.path();
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ format: 'glasshouse evidence 1' });

    const other = await site.visitor();
    await other.context.addCookies([{ name: 'token', value: account.token, url: site.url }]);
    await other.page.goto('/fairness');
    await other.page.getByText('Receipts of the bets you place in this browser will appear here.').waitFor();
    await other.page.locator('#receipts input[type=file]').setInputFiles(file);
    await other.page.getByText('Taken: 2. Refused').waitFor();
    await receipts(other.page).getByText('valid', { exact: true }).waitFor();
    await other.context.close();

    // a person verifies their own round: open /fairness, follow the receipt
    const openedAt = performance.now();
    await page.goto('/fairness');
    await receipts(page).getByRole('link', { name: 'Battle' }).click();
    await page.getByText('Everything matches', { exact: true }).waitFor();
    const seconds = ((performance.now() - openedAt) / 1000).toFixed(1);
    console.warn(`from /fairness to a verified round of one's own: 2 steps, ${seconds} s`);
    await page.getByText('Bet 1 stands in the round’s record as its receipt promises.').waitFor();
    await page.getByText('Everything matches', { exact: true }).waitFor();
    await page.getByRole('cell', { name: `${account.login} (you)` }).waitFor();
    await page.getByText('This round’s beacon is simulated and the casino holds its key').waitFor();
    await page.getByText(/^The close of betting came \d s before the beacon’s number could be known\.$/).waitFor();

    const id = page.url().split('/').at(-1);
    const stake = `jsonb_set(event::jsonb, '{stakeMinor}', '"55"')`;
    await site.database.owner.query(`UPDATE shared_event SET event = ${stake} WHERE round_id = $1 AND seq = 1`, [id]);
    await page.reload();
    await page
      .getByRole('alert')
      .getByText('Bet 1 in the round’s record is not the one in the signed receipt. What differs: stakeMinor.')
      .waitFor();
    expect(await axeFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('raises an alarm that explains itself when the close comes late by a clock of its own, until it is put away', async () => {
    const member = await site.member({ creditMinor: 100_000n, width: 360 });
    const { page, context } = member;
    await context.addInitScript(() => {
      Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + 60_000 });
    });
    await playRound(member);
    const alarm = page.getByRole('alert').filter({ hasText: 'This device’s clock and the casino’s disagree' });
    await alarm.waitFor({ timeout: ROUND_MS });
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.goto('/fairness');
    await alarm.waitFor();
    await page.getByText('Closes of betting: 0 in time, 1 late, 0 undecided.').waitFor();
    await alarm.getByRole('button', { name: 'Got it, dismiss' }).click();
    await alarm.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('1 receipt is kept.').waitFor();
    expect(await alarm.count()).toBe(0);
  });

  it.each(
    firstOf([
      ['team', /"team":"blue"/, '"team":"red"'],
      ['stake', /"bet":\d+/, '"bet":1100'],
      ['salt', /"salt":"\w+"/, `"salt":"${'a'.repeat(32)}"`],
    ]),
  )(
    'raises an alarm when its %s is changed on the way and the house signs what arrived',
    async (_name, field, changed) => {
      const member = await site.member({ creditMinor: 100_000n });
      await tamperWith(member, field, changed);
      const { page, faults } = member;
      await page.goto('/game/battle');
      const blue = page.getByRole('button', { name: /Join blue/ });
      // a round that waits for bets: one that counts down may close before the click
      await page
        .getByText(/The countdown starts|Waiting for somebody/)
        .first()
        .waitFor({ timeout: ROUND_MS });
      await expect.poll(() => blue.isEnabled()).toBe(true);
      await blue.click();
      await page.getByRole('alert').filter({ hasText: 'The receipt is for another bet' }).waitFor();
      expect(faults).toEqual([]);
    },
  );
});
