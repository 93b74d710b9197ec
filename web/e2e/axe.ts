import type axe from 'axe-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'); // half to send and parse

/** A rule that is broken, and the elements that break it. */
export type AxeFault = [rule: string, elements: string[]];

/** Waits until nothing fades any more but what goes on for ever: half-way through, a text has no colour of its own. */
export const standStill = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const isFading = (): boolean =>
      document.querySelector('[data-starting-style]') !== null || // a window that opens with the next frame
      document
        .getAnimations()
        .some(({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
    while (isFading()) await new Promise(requestAnimationFrame);
  });

/**
 * Faults that axe finds in the page once it stands still, or in the part that a selector finds in it. It runs in the page
 * itself, so not in frames, of which our pages have none but those of other houses' games (`aroundFrames`); its own builder
 * for Playwright opens another page for every report, at four times the cost. `skipped` names rules that the page cannot
 * keep as it is shown.
 */
export const axeFaults = async (
  page: Page,
  {
    within,
    skipped = [],
    aroundFrames = false,
  }: { within?: string; skipped?: readonly string[]; aroundFrames?: boolean } = {},
): Promise<AxeFault[]> => {
  if (!aroundFrames && page.frames().length > 1)
    throw new Error(`${page.url()} has frames, which this does not look into`);
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(source);
  await standStill(page);
  return page.evaluate(
    async ([selector, rules]) => {
      const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
      const still = new CSSStyleSheet(); // a round that changes while axe looks does so without a fade
      still.replaceSync('*, ::before, ::after { animation: none !important; transition: none !important }');
      const sheets = document.adoptedStyleSheets;
      document.adoptedStyleSheets = [...sheets, still];
      const { violations } = await loaded.run(selector ?? document, {
        iframes: false,
        resultTypes: ['violations'],
        rules: Object.fromEntries(rules.map((rule) => [rule, { enabled: false }])),
      });
      document.adoptedStyleSheets = sheets;
      return violations.map(({ id, nodes }): AxeFault => [id, nodes.map(({ html }) => html)]);
    },
    [within, skipped] as const,
  );
};
