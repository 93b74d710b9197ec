import { describe, expect, test } from 'vitest';
import { GUEST, readStakes, stakeIn, withStake, type StakeKey, type StakeMemory } from './stake.ts';

const RUB = 2;
const USD = 1;
const dice: StakeKey = { owner: 'ann', game: 'dice', currencyId: RUB };
const mines: StakeKey = { ...dice, game: 'mines' };
const nothing = readStakes(undefined);

const chosen = (...choices: [StakeKey, bigint][]): StakeMemory =>
  choices.reduce((memory, [key, amount]) => withStake(memory, key, amount), nothing);

describe('a stake is remembered', () => {
  test('for its game and currency', () => {
    const memory = chosen([dice, 500n], [mines, 100n], [{ ...dice, currencyId: USD }, 20n]);
    expect(stakeIn(memory, dice)).toBe(500n);
    expect(stakeIn(memory, { ...dice, currencyId: USD })).toBe(20n);
  });

  test('for a game that was never played, from the last one that was', () => {
    expect(stakeIn(chosen([dice, 500n], [{ ...dice, game: 'wheel' }, 700n]), mines)).toBe(700n);
  });

  test('not across currencies: a hundred of one is a fortune in another', () => {
    expect(stakeIn(chosen([dice, 10_000n]), { ...mines, currencyId: USD })).toBeUndefined();
  });

  test('over a reload', () => {
    const kept: unknown = JSON.parse(JSON.stringify(chosen([dice, 500n])));
    expect(stakeIn(readStakes(kept), dice)).toBe(500n);
  });

  test('a guest’s stake is remembered when they sign in, but not from one player to the next', () => {
    const guests = chosen([{ ...dice, owner: GUEST }, 500n]);
    expect(stakeIn(guests, dice)).toBe(500n);
    const anns = withStake(guests, dice, 600n);
    expect(stakeIn(anns, { ...dice, owner: 'bob' })).toBeUndefined();
    expect(stakeIn(anns, { ...dice, owner: GUEST })).toBeUndefined();
    expect(stakeIn(withStake(anns, { ...mines, owner: 'bob' }, 100n), dice)).toBeUndefined();
  });
});

test.each([undefined, null, 7, 'x', {}, { owner: 1 }, { owner: 'ann', byGame: 7, latest: null }])(
  '%j in the browser’s storage is no stake',
  (value) => {
    expect(stakeIn(readStakes(value), dice)).toBeUndefined();
  },
);

test('an amount in the browser’s storage that is none is forgotten, the others stay', () => {
  const kept = { owner: 'ann', byGame: { 'dice 2': '-5', 'mines 2': '100', 'wheel 2': '1e9' }, latest: { 2: {} } };
  expect(stakeIn(readStakes(kept), dice)).toBeUndefined();
  expect(stakeIn(readStakes(kept), mines)).toBe(100n);
});
