import { gameIds, games as allGames } from 'games-engine';
import type { Browser, Page } from 'playwright-core';
import { sampleHouse } from '../../games-engine/src/testing/sample-house.ts';
import { openBrowser } from './browser.ts';

/** File of the verifier on the disk. */
export const verifierFile = new URL('../dist/verifier.html', import.meta.url);

export const FLOW_MS = 180_000;

export const games = gameIds;

export const VOLUME = 40; // volume of every game's first cue

/** A house whose configs say how loud their games are. */
export const quietHouse = sampleHouse({
  rounds: 180,
  seed: 'quiet',
  games: games.map((id) => {
    const game = allGames[id];
    return { ...game, defaultConfig: { ...game.defaultConfig, sounds: { [game.cues[0] ?? '']: VOLUME } } };
  }),
});

/** The verifier, opened from the disk by a browser that has no network. */
export interface OpenVerifier {
  browser: Browser;
  page: Page;
  asked: readonly string[]; // requests to the network
  faults: readonly string[];
  /** Puts a text in and has it checked. */
  give(text: string): Promise<void>;
}

export const openVerifier = async (): Promise<OpenVerifier> => {
  const browser = await openBrowser({ graphics: false });
  const context = await browser.newContext({ locale: 'en-GB', offline: true, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const asked: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => request.url() !== verifierFile.href && asked.push(request.url()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await page.goto(verifierFile.href);
  const give = async (text: string): Promise<void> => {
    await page.getByLabel('A round or an export of the log').fill(text);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
  };
  return { browser, page, asked, faults, give };
};
