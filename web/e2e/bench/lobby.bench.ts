import { casino } from 'db';
import type { Browser, Page } from 'playwright-core';
import { inArena } from '../../../server/src/bench/arena.ts';
import { titles } from '../../../server/src/providers/slotegrator/sandbox/catalogue.ts';
import { PAGES_PATH } from '../../../server/src/providers/slotegrator/sandbox/paths.ts';
import { openBrowser } from '../browser.ts';
import { installFrameWatch, watchFrames, type Smoothness } from './frame-watch.ts';

// As a program: prints how smoothly a list of 10,000 provider games scrolls beside one of 100, in turns of the same run.

const TURNS = 3;
const SCROLLED_MS = 4000;
const PX_PER_SECOND = 2400; // a fast wheel, or a strong flick
const LISTS = { long: { path: '/casino/slots', games: 10_000 }, short: { path: '/casino/live', games: 100 } } as const;
type List = keyof typeof LISTS;

const supplied = (list: List, index: number): casino.SuppliedGame => ({
  identifier: `${list}-${index}`,
  phoneIdentifier: null,
  title: `Game ${index}`,
  provider: `House ${Math.floor(index / 100)}`, // lists are sorted by providers
  category: list === 'long' ? 'slots' : 'live',
  kind: 'slots',
  image: `${PAGES_PATH}/cover/${titles[index % titles.length]?.uuid}.svg`,
  pictureSource: null,
  rtpHundredths: 9600,
  onDesktop: true,
  onMobile: true,
  hasLobby: false,
});

const suppliedOf = (list: List): casino.SuppliedGame[] =>
  Array.from({ length: LISTS[list].games }, (_, index) => supplied(list, index));

/** The list of a signed-in player with all of its pages loaded, scrolled to its top. */
const openList = async (browser: Browser, url: string, token: string, list: List): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: url });
  await context.addCookies([
    { name: 'lang', value: 'en', url },
    { name: 'adult', value: '1', url },
    { name: 'token', value: token, url },
  ]);
  const page = await context.newPage();
  await installFrameWatch(page);
  await page.goto(LISTS[list].path);
  await page.getByRole('link', { name: /\bGame 0 / }).waitFor();
  const last = `Game ${LISTS[list].games - 1} `;
  for (let height = 0, isWhole = false; !isWhole;) {
    height = await page.evaluate(() => {
      const { scrollHeight } = document.documentElement;
      scrollTo(0, scrollHeight);
      return scrollHeight;
    });
    const state = await page.waitForFunction(
      (known) => {
        if ([...document.links].some(({ textContent }) => textContent.includes(known.last))) return 'whole';
        return document.documentElement.scrollHeight > known.height && 'longer';
      },
      { height, last },
    );
    isWhole = (await state.jsonValue()) === 'whole';
  }
  await page.evaluate(() => scrollTo(0, 0));
  return page;
};

/** Scrolls down at an even speed, and up again where the list ends. */
const scroll = (page: Page): Promise<void> =>
  page.evaluate(
    ({ ms, speed }) =>
      new Promise<void>((resolve) => {
        const start = performance.now();
        let last = start;
        let down = 1;
        const step = (now: number): void => {
          const before = scrollY;
          scrollBy({ top: (down * speed * (now - last)) / 1000, behavior: 'instant' });
          if (scrollY === before && now > last) down = -down;
          last = now;
          if (now - start < ms) requestAnimationFrame(step);
          else resolve();
        };
        requestAnimationFrame(step);
      }),
    { ms: SCROLLED_MS, speed: PX_PER_SECOND },
  );

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const print = (list: List, turns: readonly Smoothness[]): void => {
  const [fps, gap] = [median(turns.map((each) => each.fps)), median(turns.map((each) => each.worstGapMs))];
  const tasks = turns.flatMap(({ longTasksMs }) => longTasksMs).length;
  console.log(
    `  ${LISTS[list].games} games: ${fps.toFixed(1)} fps, worst gap ${gap.toFixed(0)} ms, ${tasks} tasks over 50 ms in ${TURNS} turns`,
  );
};

await inArena(
  async ({ url, db, players }) => {
    console.log(
      `\n== lobby\nframes while provider games scroll by ${PX_PER_SECOND} px a second, 1440 × 900, medians of ${TURNS} turns`,
    );
    await casino.importGames(db.pool, [...suppliedOf('long'), ...suppliedOf('short')], Date.now());
    const [token = ''] = await players(1);
    const browser = await openBrowser({ whole: true });
    const seen: Record<List, Smoothness[]> = { long: [], short: [] };
    const pages = {
      long: await openList(browser, url, token, 'long'),
      short: await openList(browser, url, token, 'short'),
    };
    for (const page of Object.values(pages)) await scroll(page); // code and pictures warm up
    for (let turn = 0; turn < TURNS; turn += 1)
      for (const list of ['short', 'long'] as const) {
        await pages[list].bringToFront();
        seen[list].push(await watchFrames(pages[list], () => scroll(pages[list])));
      }
    await browser.close();
    print('short', seen.short);
    print('long', seen.long);
    const fps = (list: List): number => median(seen[list].map((each) => each.fps));
    console.log(`  ratio ${(fps('long') / fps('short')).toFixed(2)} frames of the long list for each of the short one`);
  },
  {},
  { CASINO_IMPORT: 'off' },
);
