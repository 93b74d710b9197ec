import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import type { CallAnswer } from 'server/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { axeFaults } from './axe.ts';
import { layoutFaults } from './layout-faults.ts';
import { openAs, openSite, runAudit, type Site } from './site.ts';

const FLOW_MS = 120_000;

let site: Site;
let folder: string;

/** One designer saves a version of dice, another approves it, a third brings it into force untried; a player bets before and after. */
const publish = async (): Promise<void> => {
  const designer = async () => site.signIn(await site.account({ roles: ['designer'] }));
  const [author, approver, third] = [await designer(), await designer(), await designer()];
  const player = await site.player();
  const bet = () => player.call('dice.play', { bet: 1, percent: 50, bet_type: 'less' });
  await bet();
  const { active } = await author.call<CallAnswer<'studio.versions'>>('studio.versions', { game: 'dice' });
  const { config } = await author.call<CallAnswer<'studio.version'>>('studio.version', { id: active.id });
  const next = { ...config, maxStakeMinor: Number(config['maxStakeMinor']) - 100 };
  const draft = { game: 'dice', config: next, reason: 'Lower the limit', basedOn: active.id };
  const { version } = await author.call<CallAnswer<'studio.save'>>('studio.save', draft);
  await author.call('studio.check', { id: version.id });
  await approver.call('studio.approve', { id: version.id, reason: 'The limit is right' });
  await approver.call('studio.candidate.start', { id: version.id, sharePpm: 50_000, reason: 'Try it' });
  await third.call('studio.activate', { id: version.id, reason: 'From today', isOverride: true });
  await bet();
};

/** One admin proposes guardrails of dice, another brings them into force. */
const tighten = async (): Promise<void> => {
  const admin = async () => site.signIn(await site.account({ roles: ['admin'] }));
  const [owner, partner] = [await admin(), await admin()];
  const { bounds } = await owner.call<CallAnswer<'guardrails.load'>>('guardrails.load', { game: 'dice' });
  const proposal = { game: 'dice', bounds: { ...bounds, maxBetPayoutMinor: 500_000_000 }, reason: 'A safer house' };
  const { id } = await owner.call<CallAnswer<'guardrails.propose'>>('guardrails.propose', proposal);
  await partner.call('guardrails.decide', { id, isApproved: true, reason: 'Agreed' });
  const auditor = await site.signIn(await site.account({ roles: ['auditor'] }));
  const load = () => auditor.call<CallAnswer<'audit.guardrails'>>('audit.guardrails', {});
  await vi.waitFor(async () => expect((await load()).changes[0]?.logIndex).toEqual(expect.any(Number)), 30_000);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'glasshouse-report-'));
  site = await openSite();
  await publish();
  await tighten();
});
afterAll(async () => {
  await site.close();
  await rm(folder, { recursive: true, force: true });
});

/** Presses a button and gives the path of the file that comes. */
const saved = async (page: Page, name: string): Promise<string> => {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  return path;
};

describe('an auditor', { timeout: FLOW_MS }, () => {
  it('sees who approved a version and what it changed, and publishes a signed report of it', async () => {
    const { page, faults } = await site.visitor();
    await openAs(page, '/audit/configs', 'auditor01');
    await page.getByRole('link', { name: 'Dice, version 2' }).first().click();
    await page.getByRole('heading', { name: 'Dice, version 2' }).waitFor();
    await page.getByText('The limit is right').waitFor();
    await page.getByRole('heading', { name: 'Became the candidate: 5%' }).waitFor();
    const differences = page.getByRole('region', { name: 'Differences from version 1, which it replaced' });
    await differences.getByRole('row').nth(1).waitFor();
    expect(await differences.getByRole('row').count()).toBe(2); // the header, the limit
    expect(await page.getByText(/entry \d/).count()).toBe(6); // its content and five events
    expect(await axeFaults(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
    const sheet = await readFile(await saved(page, 'PAR sheet (JSON)'));

    await page.getByRole('link', { name: 'Report of this version' }).click();
    await page.getByRole('button', { name: 'Make the report' }).click();
    await page.getByText('The report is ready and signed.').waitFor();
    expect(await axeFaults(page)).toEqual([]);
    const [json, html] = [await saved(page, 'Download JSON'), await saved(page, 'Download HTML')];
    const { report } = JSON.parse(await readFile(json, 'utf8')) as { report: Record<string, unknown> };
    expect(report).toMatchObject({
      subject: { game: 'dice', version: 2 },
      returns: [{ game: 'dice', rounds: 1, stakesMinor: 100 }],
      configs: [{ parSheet: { sha256: createHash('sha256').update(sheet).digest('hex') } }],
    });
    for (const file of [json, html]) expect(await runAudit(['report', file])).toMatchObject({ status: 0 });
    expect(faults).toEqual([]);

    for (const width of [1440, 390]) {
      const { page: reader } = await site.visitor({ width });
      await reader.goto(pathToFileURL(html).href);
      await reader.getByRole('heading', { level: 1, name: 'Audit report: dice 2' }).waitFor();
      expect(await axeFaults(reader)).toEqual([]);
      expect(await layoutFaults(reader)).toEqual([]);
    }
  });

  it('sees who changed what versions are held to, beside them', async () => {
    const { page, faults } = await site.visitor({ width: 360 });
    await openAs(page, '/audit/configs?game=dice', 'auditor01');
    const change = page.getByRole('listitem').filter({ hasText: 'Dice, guardrails 1' });
    await change.getByText(/ proposed: A safer house$/).waitFor();
    await change.getByText(/ approved: Agreed$/).waitFor();
    await change.getByText(/entry \d/).waitFor();
    expect(await change.getByRole('row').allInnerTexts()).toEqual([
      expect.stringContaining('Before'),
      expect.stringMatching(/10,000,000[^]+5,000,000/),
    ]);
    expect(await axeFaults(page)).toEqual([]);
    expect(await layoutFaults(page)).toEqual([]);
    expect(faults).toEqual([]);
  });

  it('gets there from a round, with a phone and with the keyboard', async () => {
    const { page } = await site.visitor({ width: 360 });
    await openAs(page, '/audit/rounds?game=dice&version=2', 'auditor01');
    await page.getByRole('link', { name: /^Dice, #/ }).click();
    const link = page.getByRole('link', { name: 'Who approved these rules' });
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/audit/configs/dice/2');
    await page.getByRole('heading', { name: 'Dice, version 2' }).waitFor();
    expect(await layoutFaults(page)).toEqual([]);
    await page.goto('/audit/configs/dice/9');
    await page.getByText('This game has no such version.').waitFor();
  });
});

describe('everybody else', { timeout: FLOW_MS }, () => {
  it('is given no report, and is not led to who approved a round’s rules', async () => {
    const { page } = await site.visitor();
    await openAs(page, '/main', 'designer');
    expect((await page.request.get('/api/audit/report')).status()).toBe(403);
    const { rows } = await site.database.pool.query<{ id: string }>(`SELECT id FROM round WHERE game = 'dice' LIMIT 1`);
    await page.goto(`/fairness/dice/${rows[0]?.id ?? ''}`);
    await page.getByRole('heading', { name: 'Steps of the check' }).waitFor();
    expect(await page.getByRole('link', { name: 'Who approved these rules' }).count()).toBe(0);
  });
});
