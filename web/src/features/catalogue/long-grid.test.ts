import { expect, test } from 'vitest';
import { gridSize } from './long-grid.tsx';

const taste = { size: 'medium', showsReturn: false } as const;

test.each([
  [328, 'medium', 2],
  [360, 'medium', 2],
  [444, 'medium', 3],
  [1152, 'medium', 7],
  [328, 'small', 3],
  [328, 'large', 1],
  [1152, 'large', 5],
] as const)('%i px hold, of %s covers, %i columns', (width, size, columns) => {
  expect(gridSize(width, { ...taste, size }).columns).toBe(columns);
});

test('a row has the height of a square picture, its text and a gap', () => {
  expect(gridSize(292, taste)).toEqual({ columns: 2, rowHeight: 140 + 48 + 16 });
  expect(gridSize(292, { ...taste, showsReturn: true }).rowHeight).toBe(140 + 48 + 32 + 16);
});

test('an unmeasured grid has one column', () => {
  expect(gridSize(0, taste).columns).toBe(1);
});
