import type { Browser, Page } from 'playwright-core';
import { inArena, shown } from '../../../server/src/bench/arena.ts';
import { openBrowser } from '../browser.ts';
import { heapOf, installFrameWatch, watchFrames } from './frame-watch.ts';
import { Hand } from './hand.ts';
import { scenes, type PlayedScene } from './scenes.ts';

// As a program: `scenes.bench.ts` prints both figures, `scenes.bench.ts frames` or `heap` one of them.

const WATCHED_ROUNDS = 3;
const HEAP_ROUNDS = 500;
const WARM_ROUNDS = 100; // until lists and caches are full
const SHORT_BETTING = { countdownMs: 2000, bettingMs: 2000, aloneMs: 60_000, resultMs: 1500 };
const SEEN_MS = 700;
const QUICK = { countdownMs: 150, bettingMs: 150, aloneMs: 60_000, spinMs: 400, flipMs: 400, resultMs: 100 };

interface Seat {
  page: Page;
  own: Hand;
  other: Hand;
}

/** A page of a signed-in player, at a game, with a second player who has no screen. */
const seat = async (
  browser: Browser,
  url: string,
  tokens: readonly string[],
  scene: PlayedScene,
  restMs: number,
): Promise<Seat> => {
  const [token = '', second = ''] = tokens;
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url });
  await context.addCookies([
    { name: 'lang', value: 'en', url },
    { name: 'token', value: token, url },
  ]);
  await context.addInitScript(() => {
    localStorage.setItem('glasshouse.adult', 'true');
  });
  const page = await context.newPage();
  await installFrameWatch(page);
  await page.goto(scene.route);
  await page.locator('canvas').waitFor();
  return { page, own: new Hand(url, token, restMs), other: new Hand(url, second, restMs) };
};

const leave = async ({ page, own, other }: Seat): Promise<void> => {
  own.close();
  other.close();
  await page.context().close();
};

const play = (scene: PlayedScene, { page, own, other }: Seat): Promise<void> => scene.round(page, own, other);

const benchFrames = (): Promise<void> =>
  inArena(async ({ url, players }) => {
    const tokens = await players(2);
    const browser = await openBrowser();
    console.log(`frames in headless Chromium, software WebGL, 1440 × 900; ${WATCHED_ROUNDS} rounds from bet to end`);
    for (const [game, scene] of Object.entries(scenes)) {
      const at = await seat(browser, url, tokens, scene, SEEN_MS);
      await play(scene, at); // code and caches warm up
      const { fps, worstGapMs, longTasksMs } = await watchFrames(at.page, async () => {
        for (let round = 0; round < WATCHED_ROUNDS; round += 1) await play(scene, at);
      });
      const tasks = longTasksMs.length === 0 ? 'no task over 50 ms' : `tasks over 50 ms: ${longTasksMs.join(', ')} ms`;
      console.log(`  ${game}: ${fps.toFixed(1)} fps, worst gap ${worstGapMs.toFixed(0)} ms, ${tasks}`);
      await leave(at);
    }
    await browser.close();
  }, SHORT_BETTING);

const benchHeap = (): Promise<void> =>
  inArena(async ({ url, players }) => {
    const browser = await openBrowser();
    console.log(`heap of a page after ${HEAP_ROUNDS} rounds, against after ${WARM_ROUNDS} of them`);
    const tokens = await players(2 * Object.keys(scenes).length);
    await Promise.all(
      Object.entries(scenes).map(async ([game, scene], index) => {
        const at = await seat(browser, url, tokens.slice(2 * index, 2 * index + 2), scene, 0);
        for (let round = 0; round < WARM_ROUNDS; round += 1) await play(scene, at);
        const warm = await heapOf(at.page);
        for (let round = WARM_ROUNDS; round < HEAP_ROUNDS; round += 1) await play(scene, at);
        const end = await heapOf(at.page);
        const growth = ((end.bytes - warm.bytes) / warm.bytes) * 100;
        console.log(
          `  ${game}: ${shown(warm.bytes)} → ${shown(end.bytes)} bytes (${growth.toFixed(1)} %), ${warm.nodes} → ${end.nodes} nodes`,
        );
        await leave(at);
      }),
    );
    await browser.close();
  }, QUICK);

const [only] = process.argv.slice(2);
if (only !== 'heap') await benchFrames();
if (only !== 'frames') await benchHeap();
