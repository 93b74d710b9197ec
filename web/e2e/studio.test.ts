import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { settle } from './every-page.ts';
import { openAs, openSite, type Site } from './site.ts';

/** Time for a flow of several pages on a machine that is busy. */
const FLOW_MS = 180_000;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const axe = async (page: Page): Promise<unknown[]> => {
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0);
  return axeFaults(page);
};

const fits = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

const open = async (login: string, address: string, { width = 1440, drawn = false } = {}) => {
  const visitor = await site.visitor({ width, drawn });
  await openAs(visitor.page, address, login);
  return visitor;
};

/** Volumes that a page's sound was set to, for all gains since somebody listened. */
interface Heard {
  volumes: number[];
}

/** Cells of a table's row, column by column. */
const cellsOf = async (page: Page, table: string, row: string): Promise<string[]> => {
  const texts = await page
    .getByRole('table', { name: table })
    .getByRole('row', { name: new RegExp(`^${row}`) })
    .getByRole('cell')
    .allTextContents();
  return texts.map((text) => text.replaceAll('\u00a0', ' '));
};

const actWith = async (page: Page, act: string, reason: string): Promise<void> => {
  await page.getByRole('button', { name: act, exact: true }).click();
  const dialog = page.getByRole('dialog', { name: act });
  await dialog.getByLabel('Reason').fill(reason);
  await dialog.getByRole('button', { name: act }).click();
  await dialog.waitFor({ state: 'hidden' });
};

describe('a designer', { timeout: FLOW_MS }, () => {
  it('changes a game, sees what comes of it, and has it approved by somebody else: players play by it until it is taken back', async () => {
    const { page } = await open('designer', '/main', { drawn: true });
    await page.getByRole('button', { name: /^Profile: / }).click();
    await page.getByRole('menuitem', { name: 'Studio' }).click();
    await page.getByRole('list', { name: 'All games' }).getByRole('link', { name: 'Dice' }).click();
    await page.getByLabel('House edge').waitFor();
    await settle(page);

    // the field shows the fault, and nothing can be saved
    const edge = page.getByRole('textbox', { name: 'House edge' });
    await edge.fill('51');
    await page.getByRole('alert').getByText('Allowed: 0% to 50%.').waitFor();
    expect(await page.getByRole('button', { name: 'Save draft' }).isDisabled()).toBe(true);
    await edge.fill('4,5');
    await expect.poll(() => cellsOf(page, 'Exact numbers', 'Return of the table')).toEqual(['95%', '95.5%']);

    // the real scene shows what was described
    await page.getByRole('tab', { name: 'Preview' }).click();
    const outcome = page.getByRole('combobox', { name: 'Outcome' });
    await outcome.fill('a unicorn');
    await page.getByRole('button', { name: 'Play a round' }).click();
    await page.getByText('This game has no such outcome.').waitFor();
    await outcome.fill('dice: 12.34');
    await page.getByRole('button', { name: 'Play a round' }).click();
    await page.getByText('Play money: ₽1,009.10 · state settled').waitFor();
    await page.locator('[data-scene="settled"] canvas').waitFor();
    await page.getByRole('button', { name: 'Back one event' }).click();
    await page.getByRole('button', { name: 'Back one event' }).click();
    await page.getByText('Play money: ₽990.00 · state drawn').waitFor();

    await page.getByRole('tab', { name: 'Differences' }).click();
    await page.getByRole('row', { name: 'House edge 5% 4.5%' }).waitFor();

    await actWith(page, 'Save draft', 'A friendlier edge');
    await page.getByRole('heading', { level: 2, name: 'Version 2' }).waitFor();
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByText('Checked').first().waitFor();
    await page.getByText('You are the author of this version').waitFor();
    expect(await page.getByRole('button', { name: 'Approve' }).count()).toBe(0);
    expect(await axe(page)).toEqual([]);

    const address = new URL(page.url()).pathname;
    const other = await open('admin01', address, { width: 390 });
    await actWith(other.page, 'Approve', 'The numbers agree');
    expect(await fits(other.page)).toBe(true);
    expect(await axe(other.page)).toEqual([]);
    const [sheet] = await Promise.all([
      other.page.waitForEvent('download'),
      other.page.getByRole('button', { name: 'PAR sheet (JSON)' }).click(),
    ]);
    expect(sheet.suggestedFilename()).toBe('par-dice-2.json');
    await actWith(other.page, 'Try with a share of players', 'To be sure');
    await other.page.getByRole('heading', { name: 'Run of the candidate' }).waitFor();
    expect(await axe(other.page)).toEqual([]);
    // neither of the two may do without the trial
    await other.page.getByRole('heading', { name: 'Trial before everybody plays it' }).waitFor();
    expect(await other.page.getByRole('button', { name: /^Activate/ }).count()).toBe(0);
    const third = await open('admin02', address);
    await actWith(third.page, 'Activate without a trial', 'For everybody');

    const player = await open('player01', '/game/dice?modal=rules');
    await player.page
      .getByText(/\b95\.5%/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Versions' }).click();
    await page.getByRole('link', { name: 'Version 1' }).click();
    await actWith(page, 'Roll back to this version', 'Too friendly');
    await player.page.getByText(/\b95%/).first().waitFor();
    await expect.poll(() => player.page.getByText(/\b95\.5%/).count()).toBe(0);
    await Promise.all([other.context.close(), third.context.close(), player.context.close()]);
  });

  it('hears a cue as loud as the form says, writes a traffic, and has the numbers held against a simulation', async () => {
    const { page, faults } = await open('designer', '/studio/wheel/design', { width: 390, drawn: true });
    await page.evaluate(() => {
      const set = AudioParam.prototype.setValueAtTime;
      const volumes: number[] = ((globalThis as unknown as Heard).volumes = []);
      AudioParam.prototype.setValueAtTime = function (value, at) {
        volumes.push(value);
        return set.call(this, value, at);
      };
    });
    const win = page.getByRole('textbox', { name: 'win', exact: true });
    await win.fill('101');
    await page.getByRole('alert').getByText('Allowed: 0% to 100%.').waitFor();
    expect(await page.getByRole('button', { name: 'Listen: win', exact: true }).isDisabled()).toBe(true);
    await win.fill('37');
    await page.getByRole('button', { name: 'Listen: win', exact: true }).click();
    await expect.poll(() => page.evaluate(() => (globalThis as unknown as Heard).volumes)).toContain(0.37);

    await page.getByRole('combobox', { name: 'Which bets' }).selectOption('own');
    const first = page.getByRole('group', { name: '#1: 2×' });
    await first.getByRole('textbox', { name: 'Weight' }).fill('0');
    await first.getByText('Write a number above zero').waitFor();
    await first.getByRole('button', { name: 'Remove: #1: 2×' }).click();
    await expect
      .poll(() => page.getByRole('region', { name: 'Risk of the house' }).getByRole('cell').last().textContent())
      .toMatch(/%/);

    // the same rounds each time: an honest simulation differs once in ten thousand
    await page.evaluate(() => Object.assign(crypto, { randomUUID: () => 'rounds of a test' }));
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByText('Agrees with the exact numbers').waitFor({ timeout: 60_000 });
    expect(await fits(page)).toBe(true);
    expect(await axe(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('states a goal and takes what is proposed', async () => {
    const { page } = await open('designer', '/studio/mines/design', { width: 390 });
    await page.getByRole('tab', { name: 'Goal' }).click();
    // the tables that are sought below ask for a return as well
    await page.getByRole('textbox', { name: 'Return to player' }).first().fill('96');
    await page.getByRole('button', { name: 'Seek' }).first().click();
    await page.getByRole('button', { name: 'Take this' }).first().click();
    await expect.poll(() => page.getByRole('textbox', { name: 'House edge' }).inputValue()).toBe('4');
    expect(await fits(page)).toBe(true);
    expect(await axe(page)).toEqual([]);
  });

  it('names the wins of a ladder, and takes the table that a simulation agrees with', async () => {
    const { page } = await open('designer', '/studio/mines/design', { width: 390 });
    await page.getByRole('tab', { name: 'Goal' }).click();
    const tables = page.getByRole('region', { name: 'Tables of wins' });
    await tables.getByRole('textbox', { name: 'Return to player' }).fill('96');
    await tables.getByRole('textbox', { name: 'Wins' }).fill('2 4 luck');
    expect(await tables.getByRole('button', { name: 'Seek' }).isDisabled()).toBe(true);
    await tables.getByRole('textbox', { name: 'Wins' }).fill('2 4 8');
    await tables.getByRole('button', { name: 'Seek' }).click();
    await tables.getByText('agrees').first().waitFor({ timeout: 60_000 });
    expect(await fits(page)).toBe(true);
    expect(await axe(page)).toEqual([]);
    await tables.getByRole('button', { name: 'Take this' }).first().click();
    await expect.poll(() => page.getByRole('textbox', { name: 'House edge' }).inputValue()).toBe('4');
  });

  it('is who these pages are for', async () => {
    const { page } = await open('player01', '/studio/dice/design');
    await page.getByText('This page is for game designers.').waitFor();
    await page.getByRole('button', { name: /^Profile: / }).click();
    await page.getByRole('menuitem', { name: 'Profile' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Studio' }).count()).toBe(0);
  });
});

it('a designer tunes a draw without a stake and sees exactly what it costs', { timeout: FLOW_MS }, async () => {
  const { page } = await open('designer', '/studio');
  await page.getByRole('list', { name: 'Draws without a stake' }).getByRole('link', { name: 'Robbery' }).click();
  const last = page.getByRole('group', { name: 'Sector #8' }).getByLabel('Weight');
  await last.fill('500');
  await page.getByText('Blocks: a draw would give too much on average').waitFor();
  await last.fill('x');
  await page.getByText('Correct 1 field').waitFor();
  await last.fill('6');
  await page.getByText('Nothing wrong was found.').waitFor();
  const averages = page.getByRole('region', { name: 'What one draw gives on average' });
  const svip = averages.getByRole('row', { name: /^SVIP/ });
  expect((await svip.getByRole('cell').allTextContents()).slice(2, 4)).toEqual(['₽3,371.63', '3375000/1001']);
  await actWith(page, 'Save draft', 'a little more often');
  await page.getByRole('heading', { name: 'Version 2' }).waitFor();
});
