import { expect, test } from 'vitest';
import { rowsToShow } from './carousels.ts';

const row = (id: string, games: string | null) => ({
  id,
  games: games?.split('').map((identifier) => ({ identifier })) ?? null,
});

test.each([
  [
    'a row with the games of the row above it, in another order, is left out',
    [row('popular', 'abc'), row('hot', 'cab')],
    'popular',
  ],
  ['a row with other games stays', [row('popular', 'abc'), row('hot', 'ab'), row('new', 'abc')], 'popular hot new'],
  [
    'rows that are empty or did not load neither stand nor part two alike',
    [row('popular', 'a'), row('hot', ''), row('new', null), row('slots', 'a')],
    'popular',
  ],
])('%s', (_title, rows, shown) => {
  expect(
    rowsToShow(rows)
      .map(({ id }) => id)
      .join(' '),
  ).toBe(shown);
});
