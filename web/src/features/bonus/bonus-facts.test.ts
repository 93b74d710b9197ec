import { dicReleaseMinor, type BonusOffer } from 'server/contract';
import { expect, test } from 'vitest';
import {
  convertible,
  introductoryState,
  leftOf,
  stakesToRelease,
  storyState,
  timeLeft,
  type StoryState,
} from './bonus-facts.ts';

test.each([
  [0, 0, '00:00:00'],
  [1, 0, '00:00:01'],
  [59_999, 0, '00:01:00'],
  [86_399_001, 1, '00:00:00'],
  [5 * 86_400_000 + 3_661_000, 5, '01:01:01'],
  [-1, 0, '00:00:00'],
])('%i ms are %i days and %s', (ms, days, clock) => {
  expect(timeLeft(1000 + ms, 1000)).toEqual({ days, clock });
});

test.each([1, 7, 12_345, 100_000_000_000])(
  '%i locked are released by the stakes that are said, not by less',
  (locked) => {
    const meter = { readingMinor: 0n, remainder: 0n };
    const released = (stakes: number): bigint => dicReleaseMinor(meter, BigInt(stakes), BigInt(locked)).releasedMinor;
    expect(released(stakesToRelease(locked))).toBe(BigInt(locked));
    expect(released(stakesToRelease(locked) - 1)).toBe(BigInt(locked) - 1n);
  },
);

test('lapsed amounts are not left', () => {
  expect(leftOf({ amount: 100, released: 30, lapsed: 50 })).toBe(20);
});

const offer = (code: number, isTarget: 0 | 1): Pick<BonusOffer, 'choice' | 'figures'> => ({
  choice: { code },
  figures: { isTarget },
});

test('one introductory bonus is the target at a time, and a used one stays used', () => {
  const states = (offers: ReturnType<typeof offer>[], used: number[]) =>
    offers.map((each) => introductoryState(each, { offers, used }));
  expect(states([offer(1, 0), offer(2, 0), offer(3, 0)], [])).toEqual(['open', 'open', 'open']);
  expect(states([offer(1, 0), offer(2, 1), offer(3, 0)], [1])).toEqual(['used', 'target', 'other']);
});

test.each([
  [{ dic: 9_999, usdic: 0, usdicLocked: 0 }, []],
  [{ dic: 10_000, usdic: 0, usdicLocked: 5 }, ['dic']],
  [{ dic: 10_000, usdic: 1, usdicLocked: 0 }, ['dic', 'usdic']],
  [{ dic: 0, usdic: 100, usdicLocked: 1 }, []],
])('a balance of %j lets %j be exchanged', (balances, expected) => {
  expect(convertible({ bonus: 0, dicLocked: 0, ...balances })).toEqual(expected);
});

test.each<[what: string, state: StoryState, story: Parameters<typeof storyState>[0]]>([
  ['nobody has followed', 'details', { canTake: false, taken: false, timeActivate: null, serverTime: 100 }],
  ['was followed a while ago', 'countdown', { canTake: false, taken: false, timeActivate: 101, serverTime: 100 }],
  ['has waited long enough', 'take', { canTake: true, taken: false, timeActivate: 100, serverTime: 100 }],
  [
    'has waited, of a player below the level',
    'details',
    { canTake: false, taken: false, timeActivate: 100, serverTime: 100 },
  ],
  ['was paid', 'received', { canTake: false, taken: true, timeActivate: 100, serverTime: 100 }],
])('a story that %s shows %s', (_what, state, story) => {
  expect(storyState(story)).toBe(state);
});
