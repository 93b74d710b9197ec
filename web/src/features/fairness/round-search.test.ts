import type { GameId } from 'games-engine';
import { expect, test } from 'vitest';
import { roundPath, searchQuery } from './round-search.tsx';

const id = '019aa3b2-7c1d-7e55-9d10-0a1b2c3d4e5f';
const hash = 'ab'.repeat(32);

const names: Record<GameId, string> = {
  dice: 'Кости',
  mines: 'Мины',
  battle: 'Битва',
  wheel: 'Колесо фортуны',
  coinflip: 'Орёл и решка',
  classic: 'Классика',
};

test.each([
  [` ${id.toUpperCase()}\n`, id],
  [`https://example.com/fairness/mines/${id}?x=1`, id],
  [hash.toUpperCase(), hash],
  [`SHA-256: ${hash}`, hash],
  ['battle 12', 'battle 12'],
  ['Wheel#7', 'wheel 7'],
  ['колесо Фортуны № 31', 'wheel 31'],
  ['Орёл и решка, 5', 'coinflip 5'],
])('%j asks for %j', (text, query) => {
  expect(searchQuery(text, Object.keys(names), (game) => names[game as GameId])).toBe(query);
});

test.each(['', 'dice', id.slice(1), `${hash}0`, 'chess 4', '12', 'battle -', 'battle 1234567890123456'])(
  '%j asks for nothing',
  (text) => {
    expect(searchQuery(text, Object.keys(names), (game) => names[game as GameId])).toBeUndefined();
  },
);

test('a round’s page is named after its game and itself', () => {
  expect(roundPath('wheel', id)).toBe(`/fairness/wheel/${id}`);
});
