import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isReelStill, placeAt, positionAt, reelDigit } from './draw-spin.ts';

const place = fc.integer({ min: 0, max: 7 });
const spin = { count: 8, turns: 5 };

describe('a wheel that shows a draw', () => {
  it('starts at its last place, turns one way, and ends in the middle of the drawn place', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const times = Array.from({ length: 101 }, (_, index) => index / 100);
        const way = times.map((time) => positionAt(spin, from, to, time));
        expect([way[0], placeAt(way[99] ?? 0, 8), way[100]]).toEqual([from, to, to]);
        for (const [index, position] of way.slice(1, 100).entries())
          expect(position).toBeLessThanOrEqual(way[index] ?? 0);
      }),
    );
  });
});

describe('a reel', () => {
  it('stops at its digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 9 }), (reel, digit) => {
        expect(reelDigit(reel, digit, 1)).toBe(digit);
        const stands = [0.6, 0.8, 1][reel] ?? 1;
        expect(reelDigit(reel, digit, stands)).toBe(digit);
        expect([isReelStill(reel, stands - 0.01), isReelStill(reel, stands)]).toEqual([false, true]);
      }),
    );
  });

  it('shows a digit at any time', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (time) => {
        for (const reel of [0, 1, 2]) expect(reelDigit(reel, 7, time) % 1).toBe(0);
      }),
    );
  });
});
