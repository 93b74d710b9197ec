import type { LogRecord } from 'games-engine';
import { recordHash } from 'games-engine';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportOf, headerOf, linesOfExport } from '../../games-engine/src/audit/sample-export.ts';
import { runAudit } from './site.ts';
import { FLOW_MS, house, openVerifier, quietHouse, VOLUME, type OpenVerifier } from './verifier.ts';

let verifier: OpenVerifier;
let page: Page;

beforeAll(async () => {
  verifier = await openVerifier();
  ({ page } = verifier);
});
afterAll(() => verifier.browser.close());

describe('the verifier on a disk', { timeout: FLOW_MS }, () => {
  it('checks a whole export by the key that is trusted, and says what is wrong on which line', async () => {
    const log = exportOf(house);
    const lines = linesOfExport(await headerOf(log), log.entries);
    const folder = await mkdtemp(join(tmpdir(), 'glasshouse-verifier-'));
    const path = join(folder, 'rounds.ndjson');
    try {
      await writeFile(path, `${lines.join('\n')}\n`);
      await page.getByLabel('Choose a file').setInputFiles(path);
      await page.getByRole('heading', { name: 'Everything matches' }).waitFor();
      await page.getByText(`sample.invalid/log, ${log.tree.size} entries in the tree`).waitFor();
      await page.getByText('The key came with the export.').waitFor();

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
    const told = async (given: readonly string[]): Promise<{ status: number | null; output: string }> => {
      await writeFile(path, `${given.join('\n')}\n`);
      await page.getByLabel('Choose a file').setInputFiles(path);
      return runAudit(['file', path]);
    };
    try {
      expect(await told(lines)).toMatchObject({ status: 0 });
      await page.getByRole('heading', { name: 'Everything matches' }).waitFor();
      const { status, output } = await told(lines.with(at + 1, louder));
      expect([status, output]).toEqual([1, expect.stringContaining(`FAIL line ${at + 2}, entry ${at}`)]);
      await page.getByRole('heading', { name: /differences? found$/ }).waitFor();
      await page.getByRole('heading', { name: new RegExp(`^Line ${at + 2}: entry ${at}`) }).waitFor();

      const careful = await told(lines.with(at + 1, rehashed)); // the line is right now: its rounds and the head say it
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

  it('distrusts an export that another key has signed', async () => {
    const log = exportOf(house);
    const lines = linesOfExport(await headerOf(log), log.entries);
    const other = JSON.parse(lines[0] ?? '') as { key: string };
    await page.getByLabel('The log’s key that you trust').fill('nonsense');
    await verifier.give(lines.join('\n'));
    await page.getByRole('alert').getByText('This is not a log’s key.').waitFor();
    await page.getByLabel('The log’s key that you trust').fill(other.key);
    await verifier.give(lines.join('\n'));
    await page.getByRole('heading', { name: 'Everything matches' }).waitFor();
    expect(await page.getByText('The key came with the export.').count()).toBe(0);
    await page.getByLabel('The log’s key that you trust').fill('');
  });

  it('asks nobody for anything', () => {
    expect(verifier.asked).toEqual([]);
    expect(verifier.faults).toEqual([]);
  });
});
