import { expect, test } from 'vitest';
import { gridSize } from './long-grid.tsx';

test.each([
  [328, 2],
  [360, 2],
  [444, 3],
  [1152, 7],
])('%i px hold %i columns', (width, columns) => {
  expect(gridSize(width).columns).toBe(columns);
});

test('a row has the height of a square picture, its text and a gap', () => {
  expect(gridSize(292)).toEqual({ columns: 2, rowHeight: 140 + 48 + 16 });
});

test('an unmeasured grid has one column', () => {
  expect(gridSize(0).columns).toBe(1);
});
