import { chromium, type Browser } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatVerifierKey } from '../core/log/index.ts';
import { recordHash } from '../core/record.ts';
import { canonicalText, contentHash } from '../core/canonical.ts';
import { games } from '../games/registry.ts';
import { sampleKey, signSample } from '../audit/sample-log.ts';
import { verifyRound } from '../verify.ts';
import { runSimulation, type BrowserResults, type BrowserWork } from './browser-entry.ts';
import { sampleHouse } from './sample-house.ts';

const house = sampleHouse({ rounds: 10 * Object.keys(games).length });
const configs = new Map(
  house.flatMap(({ record }) =>
    record.kind === 'config' ? [[contentHash(record.config), record.config] as const] : [],
  ),
);
const rounds = house.flatMap(({ record, serverSeed }) => {
  if (record.kind !== 'round') return [];
  const config = configs.get(record.config.hash) ?? {};
  return [{ record, options: { config, serverSeed, hash: recordHash(record) } }];
});
const work: BrowserWork = {
  rounds,
  checkpoint: signSample(7, new Uint8Array(32)),
  key: formatVerifierKey(sampleKey),
};

interface InBrowser {
  engine: { runEngine(work: BrowserWork): BrowserResults };
}

const bundle = async (): Promise<string> => {
  const entry = new URL('./browser-entry.ts', import.meta.url).pathname;
  const outputs = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'engine' } },
  });
  const [output] = Array.isArray(outputs) ? outputs : [outputs];
  if (!output || !('output' in output)) throw new Error('vite gave no bundle');
  return output.output[0].code;
};

let browser: Browser;
let results: BrowserResults;
let code: string;

beforeAll(async () => {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];
  const [bundled, opened] = await Promise.all([
    bundle(),
    chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args }),
  ]);
  [browser, code] = [opened, bundled];
  const page = await browser.newPage();
  await page.addScriptTag({ content: code });
  const answer = await page.evaluate(
    (work) => JSON.stringify((globalThis as unknown as InBrowser).engine.runEngine(JSON.parse(work) as BrowserWork)),
    JSON.stringify(work),
  );
  results = JSON.parse(answer) as BrowserResults;
});
afterAll(() => browser.close());

describe('the engine in Chromium', () => {
  it('passes every fairness vector', () => {
    expect(results.vectors.length).toBeGreaterThan(45);
    for (const { name, expected, got } of results.vectors) expect(got, name).toEqual(expected);
  });

  it('verifies rounds of every game step by step, as Node does', () => {
    expect(new Set(rounds.map(({ record }) => record.game)).size).toBe(Object.keys(games).length);
    for (const [index, { record, options }] of rounds.entries()) {
      expect(results.verifications[index]).toEqual(verifyRound(record, options));
      expect(results.verifications[index]?.ok).toBe(true);
      expect(results.texts[index]).toBe(canonicalText(record));
    }
  });

  it('verifies a signed tree head', () => {
    expect(results.checkpointSize).toBe(7);
  });

  it.each([
    ['dice', 'less-4750'],
    ['mines', 'mines-4-safe-3'],
    ['classic', 'pair'],
  ])('simulates %s in a worker, round for round as Node does', async (game, id) => {
    const page = await browser.newPage();
    const text = `${code};postMessage(JSON.stringify(engine.runSimulation('${game}', '${id}')))`;
    const answer = await page.evaluate(
      (program) =>
        new Promise<string>((resolve, reject) => {
          const worker = new Worker(URL.createObjectURL(new Blob([program], { type: 'text/javascript' })));
          worker.addEventListener('message', ({ data }) => resolve(data as string));
          worker.addEventListener('error', ({ message }) => reject(new Error(message)));
        }),
      text,
    );
    expect(JSON.parse(answer)).toEqual(runSimulation(game, id));
  });
});
