import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { axeFaults } from './axe.ts';
import { goWithin, playOneRound, settle } from './every-page.ts';
import { openSite, runAudit, type Site } from './site.ts';

const FLOW_MS = 180_000;

let site: Site;
let round: { game: string; id: string; hash: string };

const logSize = async (): Promise<number> => {
  const answer = await fetch(`${site.url}/api/log/checkpoint`);
  return answer.ok ? Number((await answer.text()).split('\n')[1]) : 0;
};

beforeAll(async () => {
  site = await openSite();
  await vi.waitFor(async () => expect(await logSize()).toBeGreaterThan(0), { timeout: 30_000, interval: 50 }); // a head of its own
  const [, , game = '', id = ''] = (await playOneRound(site)).split('/');
  const answer = await fetch(`${site.url}/api/log/round/${game}/${id}`);
  round = { game, id, hash: ((await answer.json()) as { hash: string }).hash };
  // the configs and the round
  await vi.waitFor(async () => expect(await logSize()).toBeGreaterThan(6), { timeout: 30_000, interval: 200 });
});
afterAll(() => site.close());

const open = async (width = 1440): Promise<Page> => {
  const { page } = await site.visitor({ width });
  await page.goto('/fairness');
  await page.getByRole('heading', { name: 'Signed heads' }).waitFor();
  return page;
};

describe('the fairness page', { timeout: FLOW_MS }, () => {
  it('shows what the house is committed to, and that it leads to the starts of its chains', async () => {
    const page = await open();
    const section = page.getByRole('region', { name: 'Standing commitments' });
    for (const game of ['Battle', 'Wheel of fortune', 'Classic'])
      await section.getByRole('heading', { name: game, exact: true }).waitFor();
    await expect
      .poll(() => section.getByText(/^(?:The first round’s fingerprint is|Hash the round’s)/).count())
      .toBe(3);
    expect(await section.getByText('does not lead').count()).toBe(0);
  });

  it('checks the signed heads in the browser, and finds one that does not go on from another', async () => {
    const page = await open();
    const section = page.getByRole('region', { name: 'Signed heads' });
    await section.getByRole('listitem').first().waitFor();
    const heads = await section.getByRole('listitem').count();
    await section.getByRole('button', { name: 'Check all shown' }).click();
    await expect.poll(() => section.getByText(/^The signature is good/).count()).toBe(heads);
    expect(heads).toBeGreaterThan(1);
    await page.route('**/api/log/proof/consistency*', (route) => route.fulfill({ json: { proof: ['0'.repeat(64)] } }));
    await section
      .getByRole('button', { name: /^Check the head of/ })
      .first()
      .click();
    await section.getByText('the log was rewritten').waitFor();
    await page.route('**/api/log/key*', (route) => route.abort());
    await section
      .getByRole('button', { name: /^Check the head of/ })
      .first()
      .click();
    await section.getByText('The log did not answer.').waitFor();
  });

  it('finds a round by its id, a link, its hash, or its game and number', async () => {
    const page = await open();
    const find = async (text: string): Promise<void> => {
      await page.goto('/fairness');
      await page.getByLabel('Round', { exact: true }).fill(text);
      await page.getByLabel('Round', { exact: true }).press('Enter');
    };
    const address = `/fairness/${round.game}/${round.id}`;
    for (const text of [round.id, site.url + address, round.hash]) {
      await find(text);
      await page.waitForURL(`**${address}`);
    }
    await find('wheel 1');
    await page.getByText('Wheel of fortune, #1: still in play').waitFor();
    await find('a round');
    await page.getByRole('alert').getByText('A round cannot be found by this text.').waitFor();
    await find('f'.repeat(64));
    await page.getByRole('alert').getByText('No game has such a round.').waitFor();
  });

  it('gives any range of the log as a file that the audit confirms', async () => {
    const page = await open();
    const section = page.getByRole('region', { name: 'Download the log' });
    await section.getByLabel('From entry').fill('9');
    await section.getByLabel('Up to entry, without it').fill('3');
    await section.getByRole('button', { name: 'Download' }).click();
    await section.getByText(/^Whole numbers from 0 to/).waitFor();
    await section.getByLabel('From entry').fill('2');
    await section.getByLabel('Up to entry, without it').fill('6');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      section.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('glasshouse-log-2-6.ndjson');
    const folder = await mkdtemp(join(tmpdir(), 'glasshouse-range-'));
    const file = join(folder, 'range.ndjson');
    try {
      await download.saveAs(file);
      expect(await runAudit(['file', file])).toMatchObject({ status: 0 });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    await section.getByText('The file is saved, entries: 4').waitFor();
  });

  it('serves the verifier, which runs under its own policy too', async () => {
    const page = await open();
    const link = page.getByRole('link', { name: 'Download the verifier' });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toBe('glasshouse-verifier.html');
    const answer = await fetch(`${site.url}/api/log/round/${round.game}/${round.id}`);
    await page.goto('/verifier.html');
    await page.getByRole('combobox').selectOption({ label: 'English' });
    await page.getByLabel('A round or an export of the log').fill(await answer.text());
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByRole('heading', { name: 'Everything matches so far' }).waitFor(); // the pair is not revealed
  });

  it('gives a line that checks a round with nothing of this house, as it is pasted into a shell', async () => {
    const page = await open();
    await expect(page.getByRole('link', { name: 'Download the script' }).getAttribute('href')).resolves.toBe(
      '/check-a-round.sh',
    );
    const answer = await fetch(`${site.url}/check-a-round.sh`);
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    await goWithin(page, `/fairness/${round.game}/${round.id}`);
    await page.getByRole('link', { name: 'Back to Dice' }).waitFor();
    const words = page.locator('[data-step=asked] p').first();
    expect(await words.isVisible()).toBe(false); // steps are folded
    await page.locator('[data-step=asked] summary').click();
    await words.waitFor();
    const shared = await (await fetch(`${site.url}/fairness/${round.game}/${round.id}?lang=en`)).text();
    expect(shared).toMatch(/<meta property="og:title" content="Dice: [\d.]+×, ₽1\.00 → ₽[\d.]+">/);
    expect(shared).toContain(`content="${site.url}/api/share/${round.id}?lang=en">`);
    const line = await page
      .getByLabel('The whole round with one script (curl, bash, openssl, jq)', { exact: true })
      .textContent();
    const cwd = await mkdtemp(join(tmpdir(), 'glasshouse-pasted-'));
    try {
      const { stdout } = await promisify(execFile)('bash', ['-c', line ?? ''], { cwd });
      for (const step of ['config', 'hash', 'payouts', 'place', 'log', 'signature'])
        expect(stdout).toMatch(new RegExp(`^ok   ${step}:`, 'm'));
      expect(stdout).not.toContain('FAIL');
    } finally {
      await rm(cwd, { recursive: true, force: true });
    }
  });

  it('fits a phone and has nothing for axe to tell', async () => {
    const page = await open(390);
    await settle(page);
    expect(await axeFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const cut = await page
      .locator('pre')
      .evaluateAll((formulas) => formulas.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    expect(cut).toBe(0);
  });
});
