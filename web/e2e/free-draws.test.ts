import { expect, it } from 'vitest';
import { axeFaults } from './axe.ts';
import { settle } from './every-page.ts';
import { coloursIn, keep, overflowOf } from './gallery.ts';
import { sharedSite } from './site.ts';

const site = await sharedSite();

const RESULT = 'Your prize';

it('a draw is shown, told, skipped and led to its page by the keyboard, at 360 px', async () => {
  const { page, context, faults } = await site.visitor({ width: 360, drawn: true, moving: true });
  await page.goto('/dev/gallery/draws');
  await settle(page);
  for (const [draw, button, prize] of [
    ['Robbery', 'robbery 7', '2,500'],
    ['New Year drum', 'drum 11', 'Smartphone'],
  ] as const) {
    const figure = page.getByRole('figure', { name: draw, exact: true });
    await page.getByRole('button', { name: button }).press('Enter');
    await expect.poll(() => figure.getByRole('status').textContent()).toBe('Spinning…');
    expect(await figure.getByText(RESULT).count()).toBe(0); // nothing is told before it stands
    await expect.poll(async () => coloursIn(page, await figure.screenshot())).toBeGreaterThan(500);
    await keep(() => figure.screenshot(), 'draw', draw, 'spinning');
    await figure.getByRole('button', { name: 'Skip' }).press('Enter');
    await figure.getByText(RESULT).waitFor();
    expect(await figure.getByRole('status').textContent()).toContain(prize);
    expect(await figure.getByRole('link').getAttribute('href')).toMatch(
      /^\/fairness\/(robbery|newyear)\/[0-9a-f-]{36}$/,
    );
    await keep(() => figure.screenshot(), 'draw', draw, 'result');
    expect([draw, await axeFaults(page), Math.max(0, await overflowOf(page))]).toEqual([draw, [], 0]);
    await figure.getByText('Chances').press('Enter');
    await keep(() => figure.screenshot(), 'draw', draw, 'chances');
    await figure.getByText(RESULT).waitFor({ state: 'detached' }); // after its four seconds
  }
  expect(faults).toEqual([]);
  await context.close();
}, 90_000);
