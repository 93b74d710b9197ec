import { describe, expect, test } from 'vitest';
import { countdownWord, secondsLeft, untilNextSecond } from './countdown.tsx';

describe('a countdown', () => {
  test.each([
    [15_000, 15],
    [14_999, 15],
    [14_001, 15],
    [1, 1],
    [0, 0],
    [-5, 0],
  ])('%i ms before its end shows %i', (ms, seconds) => {
    expect(secondsLeft(1_000_000 + ms, 1_000_000)).toBe(seconds);
  });

  test('a stopped countdown shows nothing', () => {
    expect([secondsLeft(null, 5), untilNextSecond(null, 5)]).toEqual([0, undefined]);
  });

  test('changes with the seconds before its end, not with those of the clock', () => {
    expect(untilNextSecond(10_250, 0)).toBe(250);
    expect(untilNextSecond(10_000, 0)).toBe(1000);
    expect(untilNextSecond(10_000, 10_000)).toBeUndefined();
  });

  test('says its start, the last five seconds and its end, and nothing else', () => {
    const said: (string | undefined)[] = [];
    let before = 0;
    for (const now of [15, 14, 7, 6, 5, 4, 1, 0, 0]) {
      said.push(countdownWord(before, now));
      before = now;
    }
    expect(said).toEqual(['start', undefined, undefined, undefined, 'soon', undefined, undefined, 'end', undefined]);
  });

  test('a countdown that skips a second says the five all the same', () => {
    expect([countdownWord(8, 3), countdownWord(3, 0), countdownWord(0, 0)]).toEqual(['soon', 'end', undefined]);
  });
});
