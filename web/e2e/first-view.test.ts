import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { settle } from './every-page.ts';
import { openSite, type Site } from './site.ts';

declare global {
  var moved: number; // how far things of the page were moved, as the browser counts it
}

let site: Site;

beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const views: [path: string, heading: string, more: string][] = [
  ['/game/dice', 'Dice', 'Manual'],
  ['/game/mines', 'Mines', 'Manual'],
  ['/game/battle', 'Battle', 'Red'],
  ['/game/wheeloffortune', 'Wheel of fortune', 'x30'],
  ['/game/coinflip', 'Coinflip', 'Rules'],
  ['/game/classic', 'Classic', 'Rules'],
  ['/helpdesk/faq', 'Questions and answers', 'What is Glasshouse?'],
  ['/helpdesk/policy', 'Privacy policy', 'Adults only'],
  ['/helpdesk/terms', 'Terms of use', 'Disputes'],
];

describe('without scripts', () => {
  it.each(views)('%s shows what it is about, and no control that would do nothing', async (path, heading, more) => {
    const context = await site.browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
    await context.addCookies([{ name: 'lang', value: 'en', url: site.url }]);
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
    await page.getByText(more).first().waitFor();
    expect(await page.locator('button:enabled, input:enabled, select:enabled').count()).toBe(0);
    expect(await page.getByRole('region', { name: 'A site for adults' }).isVisible()).toBe(true);
    await context.close();
  });
});

it.each([
  ['ru', 'Что такое Glasshouse?'],
  ['en', 'What is Glasshouse?'],
  ['ua', 'Що таке Glasshouse?'],
  ['kz', 'Glasshouse деген не?'],
  ['uz', 'Glasshouse nima?'],
  ['tr', 'Glasshouse nedir?'],
])('in %s the whole help desk is there, in that language', async (language, question) => {
  const { page } = await site.visitor({ language });
  const read = async (path: string): Promise<string> => (await page.request.get(path)).text();
  expect(await read('/helpdesk/faq')).toContain(question);
  for (const tab of ['rules', 'tournaments', 'policy', 'terms'])
    expect([tab, (await read(`/helpdesk/${tab}`)).split('<h2').length > 4]).toEqual([tab, true]);
});

describe('a page that was prepared', () => {
  it.each([
    ['/game/dice', 390],
    ['/game/dice', 1440],
    ['/game/mines', 390],
    ['/helpdesk/faq', 390],
  ])('%s becomes the real one without a move at %i px', async (path, width) => {
    const { page, faults } = await site.visitor({ width, adult: false, own: true });
    await page.addInitScript(() => {
      globalThis.moved = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) globalThis.moved += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path);
    await page.locator('main').waitFor();
    await expect.poll(() => page.locator('[data-prepared]').count()).toBe(0);
    await settle(page);
    expect(await page.evaluate(() => globalThis.moved)).toBeLessThan(0.05);
    expect(faults).toEqual([]);
  });

  it('asks for an age once', async () => {
    const { page } = await site.visitor({ adult: false, own: true });
    await page.goto('/game/dice');
    await page.getByRole('button', { name: 'I am 18 or older' }).click(); // waits until it is enabled
    await page.reload();
    await page.locator('main').waitFor();
    expect(await page.getByText('A site for adults').count()).toBe(0);
    await settle(page);
    expect(await page.getByText('A site for adults').count()).toBe(0);
  });

  it('becomes the real one where workers are refused, too', async () => {
    const { page } = await site.visitor({ own: true });
    await page.addInitScript(() => {
      globalThis.Worker = class extends EventTarget {
        constructor() {
          super();
          throw new Error('no workers here');
        }
      } as unknown as typeof Worker;
    });
    await page.goto('/game/dice');
    await page.getByRole('button', { name: 'Place bet' }).click({ trial: true }); // waits until it is enabled
  });
});

it.each(['dice', 'mines'])('the canvas of %s comes when somebody comes near it, not before', async (game) => {
  const { page } = await site.visitor({ own: true });
  await page.clock.install();
  await page.goto(`/game/${game}`);
  await settle(page);
  await page.locator('section svg').first().waitFor(); // the still picture
  expect(await page.locator('canvas').count()).toBe(0);
  await page.mouse.move(300, 300);
  await page.locator('canvas').waitFor();
});

it('the canvas comes by itself to a page that lies still, and its picture without a gap', async () => {
  const { page } = await site.visitor({ own: true });
  await page.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext;
    let draws = 0;
    for (const name of ['drawArrays', 'drawElements'] as const) {
      const draw = prototype[name] as (this: WebGL2RenderingContext, ...args: number[]) => void;
      Object.assign(prototype, {
        [name](this: WebGL2RenderingContext, ...args: number[]) {
          draws += 1;
          draw.apply(this, args);
        },
      });
    }
    new MutationObserver(() => {
      if (!document.querySelector('canvas') || document.querySelector('div:has(> canvas) svg')) return;
      Object.assign(globalThis, { drawsBefore: (globalThis as { drawsBefore?: number }).drawsBefore ?? draws });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/game/dice');
  await page.locator('canvas').waitFor();
  const drawsBefore = () => page.evaluate(() => (globalThis as { drawsBefore?: number }).drawsBefore);
  await expect.poll(drawsBefore).toBeGreaterThan(0); // when the still picture went
});
