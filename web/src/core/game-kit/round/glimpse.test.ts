import type { PastRound, SharedLoad } from 'server/contract';
import { expect, test } from 'vitest';
import { glimpseAfter } from './glimpse.ts';

const past = (number: number): PastRound => ({
  id: `past ${number}`,
  number,
  hash: '',
  seed: '',
  outcome: { number },
  bank: 0,
  at: 0,
});

const known: SharedLoad = {
  game: 'battle',
  roundId: 'r2',
  number: 2,
  hash: '',
  seed: null,
  configVersion: 1,
  config: {},
  seq: 7,
  serverTime: 0,
  state: { value: 'waiting', context: { bets: [{ betId: 'a' }], number: 2 } },
  view: { state: 0 },
  users: [],
  before_games: [past(1)],
};

const bet = ['b', 5, 'p1', '300', 2, { team: 'red' }];
const update = (fields: object): { type: string; payload: unknown } => ({
  type: 'updated',
  payload: {
    seq: 8,
    roundId: 'r2',
    events: [bet, { type: 'round.closed', at: 6 }],
    users: [],
    view: { state: 1 },
    seed: null,
    ...fields,
  },
});

test('a broadcast adds its bets and replaces the fields', () => {
  const { state, view, seq } = glimpseAfter(known, update({}));
  expect(seq).toBe(8);
  expect(view).toEqual({ state: 1 });
  expect(state.context['number']).toBe(2);
  expect(state.context['bets']).toEqual([
    { betId: 'a' },
    { type: 'bet.placed', at: 5, betId: 'b', choice: { team: 'red' }, currencyId: 2, player: 'p1', stakeMinor: '300' },
  ]);
});

test('a push that the answer had already, of another round or of one player alone changes nothing', () => {
  expect(glimpseAfter(known, update({ seq: 7 }))).toBe(known);
  expect(glimpseAfter(known, update({ roundId: 'r1' }))).toBe(known);
  expect(glimpseAfter(known, { type: 'win', payload: { roundId: 'r2', amount: 1, balance: 1 } })).toBe(known);
});

test('a new round takes the place of the one before, which becomes the newest past one', () => {
  const { before_games: _before, ...round } = { ...known, roundId: 'r3', number: 3, seq: 9 };
  const next = glimpseAfter(known, { type: 'load', payload: { ...round, before: past(2) } });
  expect(next.roundId).toBe('r3');
  expect(next.before_games.map(({ number }) => number)).toEqual([2, 1]);
  const first = glimpseAfter(known, { type: 'load', payload: { ...round, before: null } });
  expect(first.before_games.map(({ number }) => number)).toEqual([1]);
});

test('no more past rounds are kept than a strip shows', () => {
  const full = { ...known, before_games: Array.from({ length: 10 }, (_, index) => past(10 - index)) };
  const { before_games: _before, ...round } = full;
  const next = glimpseAfter(full, { type: 'load', payload: { ...round, before: past(11) } });
  expect(next.before_games.map(({ number }) => number)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
});
