import { expect, test } from 'vitest';
import { isNearEnd, loadingShare } from './category-list.tsx';

test('short lists load more games sooner', () => {
  expect([100, 200, 300].map(loadingShare)).toEqual([0.5, 0.75, 0.875]);
  expect([301, 400, 5000].map(loadingShare)).toEqual([0.9, 0.9, 0.9]);
});

test('the lower edge of the window counts', () => {
  const place = { seen: 1000, height: 10_000 };
  expect(isNearEnd(400, { ...place, top: 7999 })).toBe(false);
  expect(isNearEnd(400, { ...place, top: 8000 })).toBe(true);
});

test('a page that ends within the window is at its end', () => {
  expect(isNearEnd(100, { top: 0, seen: 900, height: 900 })).toBe(true);
});
