import { expect, test } from 'vitest';
import { findGameOf, namedRound, roundPath } from './round-path.ts';

const id = '019aa3b2-7c1d-7e55-9d10-0a1b2c3d4e5f';

test('an id, with spaces around it or in capitals, names a round of some game', () => {
  expect(namedRound(` ${id.toUpperCase()}\n`)).toEqual({ id, game: undefined });
});

test('a link names the game too', () => {
  expect(namedRound(`https://example.com/fairness/mines/${id}?x=1`)).toEqual({ id, game: 'mines' });
  expect(namedRound(`https://example.com/fairness/chess/${id}`)).toEqual({ id, game: undefined });
});

test.each(['', 'dice', id.slice(1)])('%j names no round', (text) => {
  expect(namedRound(text)).toBeUndefined();
});

test('a round is looked for in every game until it is found', async () => {
  const asked: string[] = [];
  const isWheels = async (game: string): Promise<boolean> => {
    asked.push(game);
    return game === 'wheel';
  };
  expect(await findGameOf(id, isWheels)).toBe('wheel');
  expect(asked.at(-1)).toBe('wheel');
  expect(await findGameOf(id, async () => false)).toBeUndefined();
});

test('its page is named after both', () => {
  expect(roundPath('wheel', id)).toBe(`/fairness/wheel/${id}`);
});
