import { expect, test } from 'vitest';
import type { CatalogueGame } from 'server/contract';
import { lastPlayed } from './last-played.ts';

const game = (identifier: string, hide = false): CatalogueGame =>
  ({ identifier, title: identifier, hide }) as CatalogueGame;
const provided = (identifier: string) => ({ game: 'provider', provided: { title: identifier, identifier } });
const names = (played: ReturnType<typeof lastPlayed>): string[] =>
  played.map((each) => (each.kind === 'own' ? each.game : each.game.identifier));

test('games to go on with stand once, in the order of the last bets, before games played earlier', () => {
  const bets = [{ game: 'mines' }, provided('cherry'), { game: 'dice' }, { game: 'mines' }, provided('cherry')];
  expect(names(lastPlayed(bets, [game('older'), game('cherry')]))).toEqual(['mines', 'cherry', 'dice', 'older']);
});

test('a provider’s game that is closed or unknown is not offered, and six games are enough', () => {
  const recent = [game('closed', true), ...Array.from({ length: 9 }, (_, at) => game(`g${at}`))];
  expect(names(lastPlayed([provided('closed'), provided('gone')], recent))).toEqual([
    'g0',
    'g1',
    'g2',
    'g3',
    'g4',
    'g5',
  ]);
  expect(lastPlayed([], [])).toEqual([]);
});
