import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { tokensCss } from './tokens-css.ts';
import { COMPACT_TARGET, compactSpace, space, TARGET } from './tokens.ts';

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
