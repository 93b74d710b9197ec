import type { LogRecord } from 'games-engine';
import { recordHash } from 'games-engine';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportOf, headerOf, linesOfExport } from '../../games-engine/src/audit/sample-export.ts';
import { honestHouse, tamperedHouses, type HeldLog } from '../../games-engine/src/testing/forged/kept-evidence.ts';
import { runAudit } from './site.ts';
import { sampleOfRounds as house } from '../src/testing/forged-rounds.ts';
import { FLOW_MS, openVerifier, quietHouse, verifierFile, VOLUME, type OpenVerifier } from './verifier.ts';

let verifier: OpenVerifier;
let page: Page;

beforeAll(async () => {
  verifier = await openVerifier();
  ({ page } = verifier);
});
afterAll(() => verifier.browser.close());

type Header = ReturnType<typeof headerOf> extends Promise<infer T> ? T : never;

describe('the verifier on a disk', { timeout: FLOW_MS }, () => {
  it('checks a whole export by the key that is trusted, and says what is wrong on which line', async () => {
    const log = exportOf(house);
    const lines = linesOfExport(await headerOf(log), log.entries);
    const folder = await mkdtemp(join(tmpdir(), 'glasshouse-verifier-'));
    const path = join(folder, 'rounds.ndjson');
    try {
      await writeFile(path, `${lines.join('\n')}\n`);
      await page.getByLabel('Choose a file').setInputFiles(path);
      await page.getByRole('heading', { name: 'No fault in what could be checked' }).waitFor();
      await page.getByText(`sample.invalid/log, ${log.tree.size} entries in the tree`).waitFor();
      await page.getByText('The key came with the export.').waitFor();
      const part = (name: string): Promise<string> => page.locator(`[data-part="${name}"]`).innerText();
      expect(await part('recomputed')).toMatch(/^Recomputed\s+Rounds: [1-9]/);
      expect(await part('waiting')).toMatch(/^Committed, waiting for its seed\s+Rounds: 0$/);
      expect(await part('unchecked')).toMatch(/Drawn by random\.org: [1-9][^]*Without a draw: [1-9]/);

      // Check after choosing a file takes the file again, with what was entered meanwhile
      await page.getByText('Chosen file: rounds.ndjson').waitFor();
      await page.getByLabel('A head that you saw earlier').fill((JSON.parse(lines[0] ?? '') as Header).checkpoint);
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.getByText(`The head of ${log.tree.size} entries that you remember is of this history`).waitFor();
      const fork = exportOf(house.toSpliced(20, 1).slice(0, 60));
      await page.getByLabel('A head that you saw earlier').fill((await headerOf(fork)).checkpoint);
      await page.getByRole('button', { name: 'Check', exact: true }).click();
      await page.getByText('The log has forked: the head of 60 entries').waitFor();
      await page.getByLabel('A head that you saw earlier').fill('');

      const wanted = log.entries.findIndex(
        ({ record }) => Object(record).game === 'wheel' && Object(record).kind === 'round',
      );
      const altered = lines.map((line, at) =>
        at === wanted + 1 ? line.replace(/"stakeMinor":"(\d+)"/, '"stakeMinor":"1$1"') : line,
      );
      await writeFile(path, altered.join('\r\n'));
      await page.getByLabel('Choose a file').setInputFiles(path);
      await page.getByRole('heading', { name: /differences? found$/ }).waitFor();
      await page.getByRole('heading', { name: new RegExp(`^Line ${wanted + 2}: entry ${wanted}, round `) }).waitFor();
      await page.getByLabel('Line of the file').fill(String(wanted + 2));
      await page.getByRole('button', { name: 'Show the steps' }).click();
      await page.getByRole('heading', { name: 'The check failed' }).waitFor();
      await page.getByLabel('Line of the file').fill('1');
      await page.getByRole('button', { name: 'Show the steps' }).click();
      await page.getByText('There is no round on this line.').waitFor();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('checks an export with volumes as the command does, and both find the line of an altered one', async () => {
    const log = exportOf(quietHouse);
    const lines = linesOfExport(await headerOf(log), log.entries);
    const at = log.entries.findIndex(
      ({ record }) => Object(record).kind === 'config' && Object(record).game === 'wheel',
    );
    const line = lines[at + 1] ?? '';
    const louder = line.replace(`:${VOLUME}}`, `:${VOLUME + 1}}`);
    expect(louder).not.toBe(line);
    const { index, record } = JSON.parse(louder) as { index: number; record: LogRecord };
    const rehashed = JSON.stringify({ hash: recordHash(record), index, record, serverSeed: null });
    const folder = await mkdtemp(join(tmpdir(), 'glasshouse-verifier-'));
    const path = join(folder, 'rounds.ndjson');
    const verdictOf = async (files: readonly string[]): Promise<{ status: number | null; output: string }> => {
      await writeFile(path, `${files.join('\n')}\n`);
      await page.getByLabel('Choose a file').setInputFiles(path);
      return runAudit(['file', path]);
    };
    try {
      expect(await verdictOf(lines)).toMatchObject({ status: 0 });
      await page.getByRole('heading', { name: 'No fault in what could be checked' }).waitFor();
      const { status, output } = await verdictOf(lines.with(at + 1, louder));
      expect([status, output]).toEqual([1, expect.stringContaining(`FAIL line ${at + 2}, entry ${at}`)]);
      await page.getByRole('heading', { name: /differences? found$/ }).waitFor();
      await page.getByRole('heading', { name: new RegExp(`^Line ${at + 2}: entry ${at}`) }).waitFor();

      const careful = await verdictOf(lines.with(at + 1, rehashed)); // the line is right now: its rounds and the head say it
      expect([careful.status, careful.output]).toEqual([
        1,
        expect.stringMatching(/, round \S+: config\.hash: expected/),
      ]);
      expect(careful.output).toContain('FAIL the signed head: root');
      await page
        .getByRole('heading', { name: /^Line \d+: entry \d+, round / })
        .first()
        .waitFor();
      await page
        .getByText(/config\.hash/)
        .first()
        .waitFor();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('holds what a browser has kept against an export, and tells of a house that logged something else', async () => {
    const honest = await honestHouse();
    const tampered = await tamperedHouses();
    const take = async (text: string, name: string): Promise<void> => {
      const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
      await page.getByLabel('Take a file of receipts').setInputFiles(file);
      await page.getByText(`Chosen file: ${name}`).waitFor();
    };
    let files = 0;
    const expectVerdict = async ({ evidence, lines }: HeldLog): Promise<void> => {
      await take(evidence, `receipts-${(files += 1)}.json`);
      await verifier.give(lines.join('\n'));
    };
    await expectVerdict(honest);
    await page.getByText('Contradicted by the log: 0. Of rounds that the export does not hold: 0.').waitFor();
    await page.getByRole('heading', { name: 'No fault in what could be checked' }).waitFor();
    await page.getByRole('heading', { name: 'Rounds without a draw' }).waitFor();
    for (const kind of ['receipt', 'closing', 'solo']) {
      const held = tampered.find(({ evidence }) => evidence.includes(`"kind": "${kind}"`));
      if (!held) throw new Error(`no house is tampered with that a ${kind} tells of`);
      await expectVerdict(held);
      await page.getByRole('heading', { name: /differences? found$/ }).waitFor();
      await page.getByRole('heading', { name: new RegExp(`^item 1, ${kind} of `) }).waitFor();
      await page.getByText('The log says otherwise').waitFor();
      await page
        .getByText(new RegExp(`\\b${held.path}\\b`))
        .first()
        .waitFor();
    }
    await take('{}', 'another.json');
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByRole('alert').getByText('neither a file of receipts').waitFor();
    await page.reload(); // without it
  });

  it('distrusts an export that another key has signed', async () => {
    const log = exportOf(house);
    const lines = linesOfExport(await headerOf(log), log.entries);
    const other = JSON.parse(lines[0] ?? '') as { key: string };
    await page.getByLabel('The log’s key that you trust').fill('nonsense');
    await verifier.give(lines.join('\n'));
    await page.getByRole('alert').getByText('This is not a log’s key.').waitFor();
    await page.getByLabel('The log’s key that you trust').fill(other.key);
    await verifier.give(lines.join('\n'));
    await page.getByRole('heading', { name: 'No fault in what could be checked' }).waitFor();
    expect(await page.getByText('The key came with the export.').count()).toBe(0);
    await page.getByLabel('The log’s key that you trust').fill('');
  });

  it('never says that everything matches while a seed is secret', async () => {
    const isSolo = ({ record }: (typeof house)[number]): boolean =>
      ['dice', 'mines'].includes(String(Object(record).game)) && record.kind === 'round';
    const open = house
      .slice(
        0,
        house.findIndex(({ record }) => record.kind === 'seed'),
      )
      .map((entry) => (isSolo(entry) ? { ...entry, serverSeed: null } : entry));
    const log = exportOf(open);
    await verifier.give(linesOfExport(await headerOf(log), log.entries).join('\n'));
    await page.getByRole('heading', { name: 'No fault in what could be checked' }).waitFor();
    const waiting = page.locator('[data-part="waiting"]');
    await expect.poll(() => waiting.innerText()).toContain(`Rounds: ${open.filter(isSolo).length}`);
    expect(await page.getByText('Everything matches').count()).toBe(0);
  });

  it('refuses a member given twice, of an export and of a round', async () => {
    const log = exportOf(house);
    const lines = linesOfExport(await headerOf(log), log.entries);
    await verifier.give(lines.with(9, (lines[9] ?? '').replace('"hash"', '"hash":"","hash"')).join('\n'));
    await page.getByRole('heading', { name: '1 difference found' }).waitFor();
    await verifier.give('{"record":{},"hash":"a","hash":"b","config":{},"serverSeed":null}');
    await page.getByRole('alert').getByText('This JSON names a member twice.').waitFor();
  });

  it('shows the verdict and its parts on one screen from 360 to 1440 px', async () => {
    const log = exportOf(house);
    await verifier.give(linesOfExport(await headerOf(log), log.entries).join('\n'));
    const parts = page.locator('[data-part="unchecked"]');
    await parts.waitFor();
    for (const [width, height] of [
      [360, 1400],
      [768, 900],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      const box = await parts.boundingBox();
      expect([width, (box?.y ?? 0) + (box?.height ?? height) <= height]).toEqual([width, true]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('names the hash of its own program, as its policy does, and where its source is', async () => {
    const html = await readFile(verifierFile, 'utf8');
    const [, base64 = ''] = /script-src 'sha256-([^']+)'/.exec(html) ?? [];
    await page.getByText(Buffer.from(base64, 'base64').toString('hex')).waitFor();
    await page.getByText('web/src/app/verifier', { exact: true }).waitFor();
  });

  it('asks nobody for anything', () => {
    expect(verifier.asked).toEqual([]);
    expect(verifier.faults).toEqual([]);
  });
});
