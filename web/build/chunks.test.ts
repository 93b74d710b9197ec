import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { findCycle } from './chunks.ts';

const bundleOf = (imports: Readonly<Record<string, readonly string[]>>): Rolldown.OutputBundle =>
  Object.fromEntries(
    Object.entries(imports).map(([fileName, names]) => [fileName, { type: 'chunk', fileName, imports: names }]),
  ) as unknown as Rolldown.OutputBundle;

test('files that share one import no cycle', () => {
  expect(findCycle(bundleOf({ a: ['b', 'c'], b: ['d'], c: ['d', 'style.css'], d: [] }))).toBeUndefined();
});

test.each([
  [{ a: ['a'] }, ['a', 'a']],
  [{ z: ['a'], a: ['b'], b: ['c'], c: ['a'] }, ['a', 'b', 'c', 'a']],
])('the cycle in %j is found, with its way', (imports, cycle) => {
  expect(findCycle(bundleOf(imports))).toEqual(cycle);
});
