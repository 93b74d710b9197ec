import { expect, test } from 'vitest';
import { listValues, nextSort, readListState } from './list-state.ts';

test('the address says the order, the search and the page of a list', () => {
  const params = new URLSearchParams('sort=-amount&search=anna&page=3');
  const state = { sort: { key: 'amount', isDown: true }, search: 'anna', page: 3 };
  expect(readListState(params)).toEqual(state);
  expect(listValues(state)).toEqual({ sort: '-amount', search: 'anna', page: '3' });
});

test('lists of one page are told apart by their names', () => {
  const params = new URLSearchParams('coin.sort=name&page=2');
  expect(readListState(params, 'coin.')).toEqual({ sort: { key: 'name', isDown: false }, search: '', page: 1 });
  expect(readListState(params).page).toBe(2);
});

test.each(['sort=%3Cscript%3E', 'page=0', 'page=-1', 'page=1e9', 'page=99999999'])('%s asks for nothing', (query) => {
  expect(readListState(new URLSearchParams(query))).toEqual({ sort: undefined, search: '', page: 1 });
});

test('the usual state leaves nothing in the address', () => {
  expect(Object.values(listValues({ sort: undefined, search: '', page: 1 })).filter(Boolean)).toEqual([]);
});

test('a heading sorts up, then down, then as the server does', () => {
  const up = nextSort(undefined, 'name');
  const down = nextSort(up, 'name');
  expect([up, down, nextSort(down, 'name')]).toEqual([
    { key: 'name', isDown: false },
    { key: 'name', isDown: true },
    undefined,
  ]);
  expect(nextSort(down, 'age')).toEqual({ key: 'age', isDown: false });
});
