import type { Browser, Page } from 'playwright-core';
import { inArena } from '../../../server/src/bench/arena.ts';
import { openBrowser } from '../browser.ts';

// As a program: prints how long it takes a signed-in player from opening /cash/crypto to the address of a coin, two taps
// included, beside opening the main page in the same run.

const VISITS = 5;

const openMain = async (page: Page): Promise<void> => {
  await page.goto('/main');
  await page.getByRole('heading', { level: 1 }).waitFor();
};

const openAddress = async (page: Page): Promise<void> => {
  await page.goto('/cash/crypto');
  for (const group of ['Network', 'Coin'])
    await page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: 'USDT' }).first().click();
  await page.getByRole('img', { name: 'QR' }).waitFor();
};

/** A visit with nothing in the browser's cache, ms. */
const timed = async (browser: Browser, url: string, token: string, visit: (page: Page) => Promise<void>) => {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', serviceWorkers: 'block' });
  await context.addCookies([
    { name: 'lang', value: 'en', url },
    { name: 'adult', value: '1', url },
    { name: 'token', value: token, url },
  ]);
  const page = await context.newPage();
  const started = performance.now();
  await visit(page);
  const ms = performance.now() - started;
  await context.close();
  return ms;
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

await inArena(async ({ url, players }) => {
  console.log(`\n== address\n/cash/crypto opened to an address shown, two taps; cold caches, median of ${VISITS}`);
  const browser = await openBrowser({ graphics: false });
  const tokens = await players(VISITS + 1); // each address is a player's first
  const main: number[] = [];
  const address: number[] = [];
  await timed(browser, url, tokens[VISITS] ?? '', openMain); // the server warms up
  for (const token of tokens.slice(0, VISITS)) {
    main.push(await timed(browser, url, token, openMain));
    address.push(await timed(browser, url, token, openAddress));
  }
  await browser.close();
  const all = (values: readonly number[]): string => values.map((ms) => Math.round(ms)).join(' ');
  console.log(`  address: ${Math.round(median(address))} ms (${all(address)})`);
  console.log(`  main page: ${Math.round(median(main))} ms (${all(main)})`);
  console.log(`  ratio ${(median(address) / median(main)).toFixed(2)}`);
});
