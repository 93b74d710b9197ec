import { classicDefaultConfig, type ClassicContext } from 'games-engine/classic';
import { describe, expect, it } from 'vitest';
import { resultKey, winnerOf } from './outcome.tsx';
import { knownWinner, rememberWinner, winnerOfRecord } from './lists.tsx';

const bet = (betId: string, player: string, stakeMinor: string) => ({
  at: 1,
  betId,
  choice: {},
  currencyId: 2,
  player,
  stakeMinor,
});

const context: ClassicContext = {
  at: 5,
  bets: [bet('a', 'ann', '100'), bet('b', 'bob', '200'), bet('c', 'ann', '100')],
  commitment: 'c'.repeat(64),
  config: classicDefaultConfig,
  beaconDate: null,
  draw: null,
  drawnAt: 4,
  expireAt: 3,
  number: 1,
  outcome: { betId: 'c', player: 'ann', ticket: 301 },
  payoutsMinor: ['0', '0', '380'],
  potMinor: '400',
  voidReason: null,
};

const user = { id: 'ann', nick: 'Ann', avatar: 'avatar-1', compointStatus: 0 };

describe('the name of a result', () => {
  it.each([
    [undefined, 'result.other'],
    [{ stakeMinor: 100n, payoutMinor: 0n }, 'result.loss'],
    [{ stakeMinor: 100n, payoutMinor: 190n }, 'result.win'],
    [{ stakeMinor: 100n, payoutMinor: 100n }, 'result.even'],
    [{ stakeMinor: 100n, payoutMinor: 99n }, 'result.kept'], // the winning ticket, and still less than the stake
  ] as const)('%o: %s', (result, key) => {
    expect(resultKey(result)).toBe(key);
  });

  it('knows who won, with which chance, and what is paid', () => {
    expect(winnerOf(context)).toEqual({ player: 'ann', ticket: 301, chance: 5_000, payoutMinor: 380n });
    expect(winnerOf({ ...context, outcome: null })).toBeUndefined();
  });
});

describe('winners of past rounds', () => {
  it('are remembered with their names when they were seen', () => {
    rememberWinner('seen', context, new Map([['ann', user]]));
    expect(knownWinner('seen')).toEqual({ player: 'ann', user, chance: 5_000 });
    expect(knownWinner('unseen')).toBeUndefined();
  });

  it('are not those of a void round', () => {
    rememberWinner('void', { ...context, outcome: null }, new Map());
    expect(knownWinner('void')).toBeUndefined();
  });

  it('are read from a record, with the name of who was seen here', () => {
    const placed = context.bets.map((each) => ({ ...each, account: 'real', clientSeed: 's', type: 'bet.placed' }));
    const drawn = { at: 4, entropy: '', outcome: context.outcome, type: 'outcome.drawn' };
    expect(winnerOfRecord({ events: [...placed, drawn] })).toEqual({ player: 'ann', user, chance: 5_000 });
    expect(winnerOfRecord({ events: placed })).toBeUndefined();
  });

  it('do not grow without end', () => {
    for (let n = 0; n < 200; n += 1) rememberWinner(`round ${n}`, context, new Map());
    expect(knownWinner('round 0')).toBeUndefined();
    expect(knownWinner('round 199')).toBeDefined();
  });
});
