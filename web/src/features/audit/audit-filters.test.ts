import { gameIds } from 'games-engine';
import { describe, expect, it } from 'vitest';
import { momentsOf } from '../../core/office/day-range.ts';
import { lastDays, readFilters, type FilterName } from './audit-filters.ts';

const all: FilterName[] = [
  'game',
  'player',
  'version',
  'minStake',
  'maxStake',
  'outcome',
  'state',
  'drawn',
  'unit',
  'from',
  'to',
];
const read = (query: string) => readFilters(new URLSearchParams(query), all, gameIds);

describe('the conditions of an address', () => {
  it('are none without one', () => {
    expect(read('')).toEqual({ filters: {}, wrong: {} });
    expect(read('game=&player=%20')).toEqual({ filters: {}, wrong: {} });
  });

  it('are what the calls take', () => {
    const query =
      'game=dice&player=p-1&version=2&minStake=0.5&maxStake=12,50&outcome=won&state=settled&drawn=0&unit=USDIC';
    expect(read(query)).toEqual({
      filters: {
        game: 'dice',
        player: 'p-1',
        version: 2,
        minStakeMinor: 50,
        maxStakeMinor: 1250,
        outcome: 'won',
        state: 'settled',
        drawn: 0,
        unit: 'USDIC',
      },
      wrong: {},
    });
  });

  it('are times of the house, so that a day is the one that the office shows', () => {
    const { filters, wrong } = read('from=2026-11-20T10:00&to=2026-11-20T11:30');
    expect(wrong).toEqual({});
    expect((filters.to ?? 0) - (filters.from ?? 0)).toBe(90 * 60_000);
    const day = read('from=2026-11-20T00:00&to=2026-11-21T00:00').filters;
    expect(day).toEqual(momentsOf({ from: '2026-11-20', to: '2026-11-20' }));
    expect(new Date(day.from ?? 0).toISOString()).toBe('2026-11-19T21:00:00.000Z');
  });

  it.each([
    ['game=chess', { game: 'choice' }],
    [`player=${'x'.repeat(33)}`, { player: 'text' }],
    ['game=dice&version=0', { version: 'number' }],
    ['game=dice&version=1.5', { version: 'number' }],
    ['version=1', { version: 'needsGame' }],
    ['drawn=7', { drawn: 'needsGame' }],
    ['minStake=ten', { minStake: 'amount' }],
    ['maxStake=-1', { maxStake: 'amount' }],
    ['maxStake=999999999999999', { maxStake: 'amount' }],
    ['from=yesterday', { from: 'time' }],
    ['from=2026-13-40T99:99', { from: 'time' }],
    ['from=2026-11-20T10:00&to=2026-11-20T10:00', { to: 'order' }],
    ['outcome=draw&state=lost&unit=EUR', { outcome: 'choice', state: 'choice', unit: 'choice' }],
  ])('%s is wrong there: %j', (query, wrong) => {
    expect(read(query).wrong).toEqual(wrong);
  });

  it('are read only where a page has them', () => {
    expect(readFilters(new URLSearchParams('game=chess&unit=BASE'), ['unit'], gameIds)).toEqual({
      filters: { unit: 'BASE' },
      wrong: {},
    });
  });
});

it('a period ends with the present minute', () => {
  expect(lastDays(1, 86_400_000 * 2 + 61_000)).toEqual({ from: 86_400_000 + 120_000, to: 86_400_000 * 2 + 120_000 });
});
