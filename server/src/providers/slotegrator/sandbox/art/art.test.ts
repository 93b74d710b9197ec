import { expect, it } from 'vitest';
import { titles } from '../catalogue.ts';
import { drawBackdrop, drawCover } from './cover.ts';
import { tableThings } from './tables.ts';
import { themes } from './themes.ts';
import { drawSymbol, FIRST_COLOUR } from './symbols.ts';

const MAX_BYTES = 16 * 1024;
const isPicture = (svg: string | undefined): boolean =>
  svg !== undefined && /^<svg [^>]+>.+<\/svg>$/.test(svg) && !/NaN|undefined|href|<text/.test(svg);

it('draws a distinct and deterministic cover for each title', () => {
  const covers = titles.map(drawCover);
  expect(new Set(covers).size).toBe(titles.length);
  expect(titles.map(drawCover)).toEqual(covers);
  for (const [index, cover] of covers.entries()) {
    expect(isPicture(cover), titles[index]?.name).toBe(true);
    expect(cover.length, titles[index]?.name).toBeLessThan(MAX_BYTES);
  }
});

it('draws no two roulettes, blackjacks, kenos or climbs alike, whatever their names are', () => {
  const tables = titles.filter(({ grid }) => !grid);
  const look = themes['gems'];
  const things = tables.map((title) => look && tableThings(title, look, () => 0.5));
  expect(things.every((drawn) => drawn !== undefined)).toBe(true);
  expect(new Set(things).size).toBe(tables.length);
});

it('writes every letter of every name', () => {
  for (const title of titles)
    expect(
      drawCover(title).match(/<path d="[^"]+" transform="translate\(/g)?.length,
      title.name,
    ).toBeGreaterThanOrEqual(3 * title.name.replace(/[\s’']/g, '').length);
});

it('draws every symbol of reels and clusters, and no others', () => {
  for (const { theme, grid, mechanic } of titles) {
    expect(isPicture(drawBackdrop(theme)), theme).toBe(true);
    const first = mechanic === 'cluster' ? FIRST_COLOUR : 0;
    const drawn = (grid?.pays ?? []).map((_, symbol) => drawSymbol(theme, first + symbol));
    expect(drawn.every(isPicture), theme).toBe(true);
    expect(new Set(drawn).size, theme).toBe(drawn.length);
  }
  for (const symbol of [-1, 0.5, 8, 16, Number.NaN]) expect(drawSymbol('gems', symbol)).toBeUndefined();
  expect(drawSymbol('toString', 1)).toBeUndefined();
  expect(drawBackdrop('constructor')).toBeUndefined();
});
