import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CAROUSEL_SLOTS } from 'server/contract';
import { expect, test } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'slides.module.css'), 'utf8');

/** The stylesheet's breakpoints with their numbers of slides. */
const steps = [...css.matchAll(/(?:min-width: (\d+)px[^}]*?)?--slides: ([\d.]+);/g)].map(
  ([, width, slides]) => [Number(width ?? 0), Number(slides)] as const,
);

test('the number of slides changes at each of the eight widths', () => {
  expect(steps.map(([width]) => width)).toEqual([0, 370, 428, 720, 820, 991, 1300, 1550, 1600]);
  for (const [index, [, slides]] of steps.entries()) expect(slides).not.toBe(steps[index - 1]?.[1]);
});

const WIDEST = 1200; // width of a page's content

/** Content width at a window width: without padding and, from 990 px on, the left menu. */
const roomAt = (width: number): number => Math.min(WIDEST, width - (width < 768 ? 24 : 48) - (width < 990 ? 0 : 232));

test('games are neither too small to read nor larger than their pictures need', () => {
  for (let width = 360; width <= 1920; width += 1) {
    const slides = steps.findLast(([from]) => from <= width)?.[1] ?? 0;
    const tile = (roomAt(width) - (slides - 1) * 12) / slides;
    expect([width, tile > 140 && tile < 280]).toEqual([width, true]);
  }
});

test('the widest window shows the whole carousel', () => {
  expect(steps.at(-1)?.[1]).toBe(CAROUSEL_SLOTS);
});
