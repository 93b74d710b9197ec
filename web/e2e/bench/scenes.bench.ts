import type { Browser, Page } from 'playwright-core';
import { inArena, shown } from '../../../server/src/bench/arena.ts';
import { openBrowser } from '../browser.ts';
import { heapOf, installFrameWatch, watchFrames } from './frame-watch.ts';
import { Hand } from './hand.ts';
import { scenes, type PlayedScene } from './scenes.ts';

// As a program: `scenes.bench.ts frames heap` prints both figures.

const WATCHED_ROUNDS = 3;
const HEAP_ROUNDS = [100, 300, 500]; // after the first, lists and caches are full and the hot code is compiled
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
  { url, tokens }: { url: string; tokens: readonly string[] },
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
    const browser = await openBrowser({ whole: true });
    console.log(`frames in headless Chromium, software WebGL, 1440 × 900; ${WATCHED_ROUNDS} rounds from bet to end`);
    for (const [game, scene] of Object.entries(scenes)) {
      const at = await seat(browser, { url, tokens }, scene, SEEN_MS);
      await play(scene, at); // code and caches warm up
      const { fps, worstGapMs, longTasksMs } = await watchFrames(at.page, async () => {
        for (let round = 0; round < WATCHED_ROUNDS; round += 1) await play(scene, at);
      });
      const [longest] = longTasksMs;
      const tasks =
        longest === undefined
          ? 'no task over 50 ms'
          : `${longTasksMs.length} tasks over 50 ms, the longest ${longest} ms`;
      console.log(`  ${game}: ${fps.toFixed(1)} fps, worst gap ${worstGapMs.toFixed(0)} ms, ${tasks}`);
      await leave(at);
    }
    await browser.close();
  }, SHORT_BETTING);

const benchHeap = (): Promise<void> =>
  inArena(async ({ url, players }) => {
    const browser = await openBrowser({ whole: true });
    console.log(`heap of a page after ${HEAP_ROUNDS.join(', ')} rounds`);
    const tokens = await players(2 * Object.keys(scenes).length);
    await Promise.all(
      Object.entries(scenes).map(async ([game, scene], index) => {
        const at = await seat(browser, { url, tokens: tokens.slice(2 * index, 2 * index + 2) }, scene, 0);
        const heaps: string[] = [];
        let played = 0;
        for (const rounds of HEAP_ROUNDS) {
          for (; played < rounds; played += 1) await play(scene, at);
          const { bytes, nodes } = await heapOf(at.page);
          heaps.push(`${shown(bytes / 1024)} KiB and ${nodes} DOM nodes`);
        }
        console.log(`  ${game}: ${heaps.join(', then ')}`);
        await leave(at);
      }),
    );
    await browser.close();
  }, QUICK);

const wanted = process.argv.slice(2);
if (wanted.includes('frames')) {
  console.log('\n== frames');
  await benchFrames();
}
if (wanted.includes('heap')) {
  console.log('\n== heap');
  await benchHeap();
}
