import { expect, test } from 'vitest';
import type { MatchedGame, MatchingAnswer, Unmatched } from 'server/contract';
import { sumMatching } from './matching-sum.ts';

const game = (name: MatchedGame['game'], stakes: number): MatchedGame => ({
  game: name,
  unit: 'BASE',
  stakes,
  stakesMinor: stakes * 10,
  payoutsMinor: stakes * 9,
  ledgerStakesMinor: stakes * 10,
  ledgerPayoutsMinor: stakes * 8,
});
const entry = (id: number): Unmatched => ({ id: String(id), game: 'dice', line: 0, dueMinor: 1, foundMinor: null });
const page = (games: MatchedGame[], unmatched: Unmatched[], at: number | null): MatchingAnswer => ({
  games,
  count: unmatched.length,
  unmatched,
  next: at === null ? null : { begin: '00000000-0000-0000-0000-000000000000', at },
});

test('pages add up by game, whichever game a page has', () => {
  const sum = sumMatching([
    page([game('wheel', 2)], [], 5),
    page([game('dice', 3), game('wheel', 4)], [entry(1)], null),
  ]);
  expect(sum.games).toEqual([game('dice', 3), game('wheel', 6)]);
  expect(sum).toMatchObject({ stakes: 9, count: 1, unmatched: [entry(1)], at: null });
});

test('the walk stands where the next page begins', () => {
  expect(sumMatching([page([], [], 5), page([], [], 7)]).at).toBe(7);
});

test('all of many differences are counted and a hundred are kept', () => {
  const entries = Array.from({ length: 80 }, (_, id) => entry(id));
  const sum = sumMatching([page([], entries, 1), page([], entries, null)]);
  expect([sum.count, sum.unmatched.length]).toEqual([160, 100]);
});
