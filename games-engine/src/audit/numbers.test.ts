import { describe, expect, it } from 'vitest';
import { Numbers } from './numbers.ts';

/** Expected numbers, for each number taken; undefined where nothing is wrong. */
const taken = (row: Numbers, numbers: readonly number[], mayBeLate = true): (number | undefined)[] =>
  numbers.map((number) => row.take(number, mayBeLate));

const sound = (count: number): undefined[] => Array.from({ length: count }, () => undefined);

describe('a row of numbers', () => {
  const row = (first = 0, maxMissing = 3): Numbers => new Numbers({ first, maxMissing });

  it('takes each once, in order', () => {
    const numbers = row();
    expect(taken(numbers, [0, 1, 2, 3], false)).toEqual(sound(4));
    expect(numbers.next).toBe(4);
    expect(taken(numbers, [3, 0, 4], false)).toEqual([4, 4, undefined]);
  });

  it('takes a few late, each once', () => {
    const numbers = row();
    expect(taken(numbers, [0, 3, 1, 4])).toEqual(sound(4));
    expect([numbers.missing, numbers.missingCount]).toEqual([2, 1]);
    expect(taken(numbers, [2, 2, 1, 0])).toEqual([undefined, 5, 5, 5]);
    expect([numbers.missing, numbers.missingCount, numbers.next]).toEqual([undefined, 0, 5]);
  });

  it('does not take a late one that may not be late', () => {
    const numbers = row();
    expect(taken(numbers, [0, 2])).toEqual(sound(2));
    expect(numbers.take(1, false)).toBe(3);
    expect(numbers.missing).toBe(1);
  });

  it('takes no leap over more than may be missing, and remembers none of it', () => {
    const numbers = row();
    expect(taken(numbers, [0, 2, 1_000_000_000_000])).toEqual([undefined, undefined, 3]);
    expect(numbers.missingCount).toBe(1);
    expect(taken(numbers, [1_000_000_000_001, 1])).toEqual(sound(2)); // one fault is told once
  });
});

describe('a row that is read from its middle', () => {
  const middle = (first: number, isFirstLate: boolean): Numbers =>
    new Numbers({ first, maxMissing: 3, hasEarlier: true, isFirstLate });

  it('takes late ones of before its first, each once', () => {
    const numbers = middle(10, false);
    expect(taken(numbers, [10, 11, 8, 12, 8, 9])).toEqual([undefined, undefined, undefined, undefined, 13, undefined]);
    expect(taken(numbers, [-1, 7, 6])).toEqual([13, undefined, 13]); // three at the most
  });

  it('knows where it stands from the second on, when the first was late', () => {
    const numbers = middle(10, true);
    expect(taken(numbers, [10, 20, 19, 10, 22])).toEqual([undefined, undefined, undefined, 21, undefined]);
    expect(taken(numbers, [23, 30])).toEqual([undefined, 24]); // a second leap is a gap
  });
});
