import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokensCss } from './tokens-css.ts';
import { COMPACT_TARGET, compactSpace, colors, space, TARGET, type ColorName } from './tokens.ts';

const luminance = (color: number): number => {
  const linear = [color >> 16, (color >> 8) & 255, color & 255].map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
};

const contrast = (front: ColorName, back: ColorName): number => {
  const [light = 0, dark = 0] = [luminance(colors[front]), luminance(colors[back])].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

test('the stylesheet of tokens is what the tokens say', () => {
  expect(readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')).toBe(tokensCss());
});

test.each(['text', 'muted', 'faint', 'accent', 'win', 'loss', 'warn', 'info', 'vip'] as const)(
  '%s can be read on the highest surface',
  (name) => {
    expect(contrast(name, 'surface-3')).toBeGreaterThanOrEqual(4.5);
  },
);

test('a label on the accent can be read', () => {
  expect(contrast('on-accent', 'accent')).toBeGreaterThanOrEqual(4.5);
});

test('the border of a control stands out from every surface', () => {
  for (const surface of ['canvas', 'surface-1', 'surface-2', 'surface-3'] as const) {
    expect(contrast('border', surface)).toBeGreaterThanOrEqual(3);
  }
});

test('a dense screen has the same steps, none of them greater', () => {
  expect(compactSpace.length).toBe(space.length);
  expect(compactSpace.every((px, step) => px <= (space[step] ?? 0))).toBe(true);
  expect(COMPACT_TARGET).toBeLessThan(TARGET);
});
