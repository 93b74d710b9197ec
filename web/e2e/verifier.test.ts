import { games as allGames, recordHash } from 'games-engine';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf, forged, roundOf, type PublishedRound } from '../src/testing/forged-rounds.ts';
import { axeFaults } from './axe.ts';
import { FLOW_MS, games, openVerifier, quietHouse, verifierFile, VOLUME, type OpenVerifier } from './verifier.ts';

let verifier: OpenVerifier;
let page: Page;

beforeAll(async () => {
  verifier = await openVerifier();
  ({ page } = verifier);
});
afterAll(() => verifier.browser.close());

/**
 * The verdict on a text, however it is worded. The text is put in and the button pressed by the page itself: for a few
 * hundred texts the ways between here and there were most of the time.
 */
const verdictOn = async (text: string): Promise<string> => {
  const [box, button] = await Promise.all([
    page.getByLabel('A round or an export of the log').elementHandle(),
    page.getByRole('button', { name: 'Check', exact: true }).elementHandle(),
  ]);
  if (!box || !button) throw new Error('the verifier has no form');
  return page.evaluate(
    async ([field, check, text]) => {
      const sight = (): string | undefined =>
        document.querySelector<HTMLElement>('div[role="status"] h2, div[role="alert"] h2')?.innerText;
      const until = (isSo: () => boolean): Promise<void> =>
        new Promise((resolve) => {
          const look = (): void => {
            if (isSo()) resolve();
            else setTimeout(look);
          };
          look();
        });
      const put = (value: string): void => {
        (field as HTMLTextAreaElement).select();
        document.execCommand('delete');
        if (value !== '') document.execCommand('insertText', false, value);
        (check as HTMLButtonElement).click();
      };
      put('');
      await until(
        () => document.querySelector('[role="alert"]')?.textContent.includes('There is nothing here') ?? false,
      );
      put(text);
      await until(() => sight() !== undefined);
      return sight() ?? '';
    },
    [box, button, text] as const,
  );
};

const statesOfSteps = (): Promise<(string | null)[]> =>
  page.locator('[data-step]').evaluateAll((steps) => steps.map((step) => step.getAttribute('data-state')));

// `npm run test:long` asks the page about each: here every so many are asked, as all are below, in Node
const EVERY = process.env['LONG_TESTS'] ? 1 : 6;

describe('the verifier on a disk', { timeout: FLOW_MS }, () => {
  it.each(games)('recomputes a round of %s, step by step', async (game) => {
    expect(await verdictOn(JSON.stringify(roundOf(game), null, 2))).toBe('Everything matches');
    const states = await statesOfSteps();
    expect(states.length).toBeGreaterThan(6);
    expect(new Set(states)).toEqual(new Set(['pass']));
  });

  it.each(games)('finds whatever is altered in a round of %s', async (game) => {
    const { log: _, ...round } = roundOf(game);
    const fields = fieldsOf(round);
    expect(fields.length).toBeGreaterThan(25);
    for (const path of fields.filter((_, index) => index % EVERY === 0)) {
      const text = JSON.stringify(forged(round as PublishedRound, path));
      expect([path.join('.'), await verdictOn(text)]).toEqual([path.join('.'), 'The check failed']);
    }
  });

  it.each(games)('finds a forged outcome of %s though its hash was made again', async (game) => {
    const round = roundOf(game);
    const fields = fieldsOf(round).filter((path) =>
      /^record.events.*(?:outcome|roll|mines\.|payout)/.test(path.join('.')),
    );
    expect(fields.length).toBeGreaterThan(1);
    for (const field of fields) {
      const { record, ...rest } = forged(round, field);
      expect(await verdictOn(JSON.stringify({ ...rest, record, hash: recordHash(record) }))).toBe('The check failed');
      await page.getByText(/^Place in the record: /).waitFor();
    }
  });

  it('says what a round still waits for', async () => {
    expect(await verdictOn(JSON.stringify({ ...roundOf('dice'), serverSeed: null }))).toBe('Everything matches so far');
  });

  it.each(games)('recomputes a round of %s whose rules say how loud it is, and finds another volume', async (game) => {
    const round = roundOf(game, quietHouse);
    expect(JSON.stringify(round.config)).toContain(`"sounds":{"${allGames[game].cues[0]}":${VOLUME}}`);
    expect(await verdictOn(JSON.stringify(round))).toBe('Everything matches');
    for (const sounds of [{ [allGames[game].cues[0] ?? '']: VOLUME + 1 }, {}, undefined]) {
      expect(await verdictOn(JSON.stringify({ ...round, config: { ...round.config, sounds } }))).toBe(
        'The check failed',
      );
      await page.getByText('Place in the record: config.hash').waitFor();
    }
  });

  it.each([
    ['{"record":', 'This is not JSON.'],
    ['good morning', 'This is not JSON.'],
    ['[1, 2]', 'This is JSON, but neither a round nor an export of the log.'],
    ['{"success":false,"msg":"there is no round","code":404}', 'This is JSON, but neither a round nor an export'],
    [JSON.stringify(roundOf('dice').record), 'This is a round’s record without its rules and seed.'],
    [JSON.stringify({ hash: '', index: 4, record: {}, serverSeed: null }), 'The export lacks its first line'],
  ])('says in a sentence what %s is', async (text, sentence) => {
    await verifier.give(text);
    await page.getByRole('alert').getByText(sentence).waitFor();
  });

  it('takes a file that is no text for what it is', async () => {
    await page
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'picture.json', mimeType: 'image/png', buffer: Buffer.from([0x89, 0x50, 0xff, 0xfe]) });
    await page.getByRole('alert').getByText('This is not text in UTF-8.').waitFor();
  });

  it('speaks six languages, fits a phone and has nothing for axe to tell', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await verifier.give(JSON.stringify(roundOf('mines')));
    const names = ['Русский', 'Українська', 'Қазақша', 'O‘zbekcha', 'Türkçe', 'English'];
    for (const name of names) {
      await page.getByRole('combobox').selectOption({ label: name });
      await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    }
    await page.getByRole('heading', { level: 1, name: 'Checking rounds offline' }).waitFor();
    expect(await axeFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  it('is one file of moderate size that asks nobody for anything', async () => {
    expect(verifier.asked).toEqual([]);
    expect(verifier.faults).toEqual([]);
    const html = await readFile(verifierFile, 'utf8');
    expect(html.length).toBeLessThan(884 * 1024);
    expect(html.match(/<link|<script [^>]*src|@import/g)).toBe(null);
    const reached = await page.evaluate(() =>
      fetch('data:text/plain,hello').then(
        () => 'reached',
        () => 'refused',
      ),
    );
    expect(reached).toBe('refused');
  });
});
