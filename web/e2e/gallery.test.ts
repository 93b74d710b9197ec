import { describe, expect, it } from 'vitest';
import { gameIds } from '../../games-engine/src/index.ts';
import { axeFaults } from './axe.ts';
import { settle } from './every-page.ts';
import { coloursIn, keep, looks, missingIn, overflowOf, pictureOf } from './gallery.ts';
import { firstOf, isLong } from './long.ts';
import { sharedSite } from './site.ts';

const MIN_COLOURS = 500; // fewest colours of a scene: the emptiest has 980, a stage without one about 50
const PATIENCE_MS = 180_000; // a loaded machine draws slowly

const site = await sharedSite();

const comfortable = ['comfortable', 44] as const;
const compactAt = (height: number) => ['compact', height] as const;

describe('the sections', () => {
  it.each(
    firstOf([
      [1440, isLong ? [comfortable, compactAt(36)] : [compactAt(36)]],
      [390, [comfortable, compactAt(44)]],
    ] as const),
  )(
    'are accessible and fit at %i px',
    async (width, densities) => {
      const { page, context, faults } = await site.visitor({ width });
      await page.goto('/dev/gallery');
      await settle(page);
      const links = page.getByRole('navigation', { name: 'gallery' }).getByRole('link');
      const names = (await links.allTextContents()).filter((name) => !name.startsWith('scenes/'));
      expect(names.length).toBeGreaterThan(4);
      for (const name of names) {
        await links.filter({ hasText: name }).first().click();
        await page.getByRole('heading', { level: 1, name: `gallery / ${name}` }).waitFor();
        for (const [density, target] of densities) {
          const choice = page.getByRole('radio', { name: density });
          await choice.click();
          await expect.poll(async () => (await choice.boundingBox())?.height).toBe(target);
          await choice.evaluate(async (radio) => {
            await Promise.allSettled(radio.getAnimations({ subtree: true }).map(({ finished }) => finished));
          });
          await keep(() => page.screenshot({ fullPage: true }), name, width, density);
          const same = density === 'compact' && target === 44; // nothing to look at twice
          const found = same ? [] : await axeFaults(page);
          expect([name, density, Math.max(0, await overflowOf(page)), found]).toEqual([name, density, 0, []]);
        }
      }
      expect(faults).toEqual([]);
      await context.close();
    },
    PATIENCE_MS,
  );
});

describe('whole views', () => {
  it('are shown under addresses of their own, and are accessible', async () => {
    const { page, context } = await site.visitor();
    const views = [
      ['not-found', page.getByText('404')],
      ['error', page.getByRole('alert').getByRole('heading')],
      ['geo-block', page.getByText('192.0.2.1')],
      ['preloader', page.locator('main .preloader')], // not the one that is seen before the scripts
      ['offline', page.getByText('Connection lost')],
    ] as const;
    for (const [name, sight] of views) {
      await page.goto(`/dev/gallery/${name}`);
      await sight.waitFor();
      await keep(() => page.screenshot(), name);
      expect([name, await axeFaults(page)]).toEqual([name, []]);
    }
    await context.close();
  });
});

describe.each(gameIds)('the scene of %s', (game) => {
  it(
    'draws its moments with what belongs there, and reports no error',
    async () => {
      const { page, context, faults } = await site.visitor({ width: 480, drawn: true });
      await page.goto(`/dev/gallery/scenes/${game}`);
      const stage = page.locator('[data-scene]');
      const steps = page.getByRole('group', { name: 'steps' }).getByRole('button');
      const script = page.getByLabel('script');
      await stage.waitFor();
      const seen = new Set<string>();
      const unseen = new Set(Object.keys(looks[game]));
      for (const name of await script.locator('option').allTextContents()) {
        await script.selectOption(name);
        await page.locator(`[data-script="${name}"]`).waitFor();
        const labels = await steps.allTextContents();
        for (const [index, label] of labels.entries()) {
          const state = label.split(' ')[1] ?? '';
          const look = looks[game][`${name} ${label}`];
          const isNew = !seen.has(state) || index === labels.length - 1;
          if (state === 'unopened' || !(look || (isLong && isNew))) continue;
          seen.add(state);
          await steps.nth(index).click();
          await expect.poll(() => stage.getAttribute('data-scene')).toBe(state);
          let picture: Buffer = Buffer.alloc(0);
          unseen.delete(`${name} ${label}`);
          const faultOf = async (): Promise<string | undefined> => {
            picture = await pictureOf(page);
            const colours = await coloursIn(page, picture);
            return colours > MIN_COLOURS ? look && missingIn(page, picture, look) : `only ${colours} colours`;
          };
          await expect.poll(faultOf, { message: `${name}, ${label}`, timeout: PATIENCE_MS / 2 }).toBeUndefined();
          await keep(picture, 'scene', game, name, label);
        }
      }
      expect([...unseen]).toEqual([]);
      expect(faults).toEqual([]);
      await context.close();
    },
    PATIENCE_MS,
  );
});
