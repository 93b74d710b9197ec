import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { WHEEL_SEGMENTS } from './wheel.config.ts';
import { arrangeSegments, hasAlikeNeighbours } from './wheel.tables.ts';

/** Cuts of 32 segments into four shares. */
const counts = fc
  .uniqueArray(fc.integer({ min: 1, max: WHEEL_SEGMENTS - 1 }), { minLength: 3, maxLength: 3 })
  .map((cuts) => [0, ...cuts.toSorted((a, b) => a - b), WHEEL_SEGMENTS])
  .map((cuts) => cuts.slice(1).map((cut, index) => cut - (cuts[index] ?? 0)));

describe('an arrangement of segments', () => {
  it('has as many of each sector as asked for, and no two alike beside each other where that is possible', () => {
    fc.assert(
      fc.property(counts, (wanted) => {
        const ring = arrangeSegments(wanted);
        expect(wanted.map((_, sector) => ring.filter((each) => each === sector).length)).toEqual(wanted);
        expect(hasAlikeNeighbours(ring)).toBe(Math.max(...wanted) > WHEEL_SEGMENTS / 2);
      }),
      { numRuns: 1000 },
    );
  });

  it('sees neighbours across the place where a ring is closed', () => {
    expect(hasAlikeNeighbours([0, 1, 0])).toBe(true);
    expect(hasAlikeNeighbours([0, 1, 0, 1])).toBe(false);
  });
});
