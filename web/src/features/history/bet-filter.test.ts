import { expect, it } from 'vitest';
import { readBetFilter, withFilter } from './bet-filter.ts';

const CURSOR = '0192f0c1-0000-7000-8000-000000000001';

it('an address is read as the filter that it asks for, without what nobody can ask', () => {
  const read = (address: string) => readBetFilter(new URLSearchParams(address), ['dice', 'mines']);
  expect(read('game=mines&period=week&result=won&times=10&money=bonus')).toEqual({
    game: 'mines',
    period: 'week',
    result: 'won',
    times: 10,
    money: 'bonus',
  });
  expect(read(`before=${CURSOR}&modal=cashbox`)).toEqual({ cursor: CURSOR });
  expect(read('game=chess&period=year&result=&times=3&money=real%20&before=1')).toEqual({});
});

it('another filter begins with the first page and leaves the others as they are', () => {
  const params = new URLSearchParams(`game=dice&before=${CURSOR}`);
  expect(withFilter(params, 'result', 'won').toString()).toBe('game=dice&result=won');
  expect(withFilter(params, 'game', '').toString()).toBe('');
});
