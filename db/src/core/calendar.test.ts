import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dayOf, dayStart, periodOf, periods } from './calendar.ts';

const at = (text: string): number => Date.parse(text);

describe('the day of Moscow', () => {
  it.each([
    ['2026-11-20T20:59:59.999Z', '2026-11-19T21:00:00Z'],
    ['2026-11-20T21:00:00.000Z', '2026-11-20T21:00:00Z'],
    ['2026-07-01T12:00:00.000Z', '2026-06-30T21:00:00Z'], // no summer time
  ])('the Moscow day of %s begins at %s', (moment, start) => {
    expect(dayStart(dayOf(at(moment)))).toBe(at(start));
  });
});

describe('a period', () => {
  it.each([
    ['day', '2026-11-20T12:00:00Z', '2026-11-19T21:00:00Z', '2026-11-20T21:00:00Z'],
    ['week', '2026-11-20T12:00:00Z', '2026-11-15T21:00:00Z', '2026-11-22T21:00:00Z'], // from Monday the 16th
    ['week', '2026-11-22T20:59:59Z', '2026-11-15T21:00:00Z', '2026-11-22T21:00:00Z'], // Sunday’s last second
    ['week', '2026-11-22T21:00:00Z', '2026-11-22T21:00:00Z', '2026-11-29T21:00:00Z'],
    ['week', '2026-12-31T12:00:00Z', '2026-12-27T21:00:00Z', '2027-01-03T21:00:00Z'],
    ['month', '2026-11-20T12:00:00Z', '2026-10-31T21:00:00Z', '2026-11-30T21:00:00Z'],
    ['month', '2026-11-30T20:59:59Z', '2026-10-31T21:00:00Z', '2026-11-30T21:00:00Z'],
    ['month', '2026-11-30T21:00:00Z', '2026-11-30T21:00:00Z', '2026-12-31T21:00:00Z'],
    ['month', '2028-02-29T12:00:00Z', '2028-01-31T21:00:00Z', '2028-02-29T21:00:00Z'],
  ] as const)('%s of %s is from %s to %s', (period, moment, start, end) => {
    const { firstDay, endsAt } = periodOf(period, at(moment));
    expect([dayStart(firstDay), endsAt]).toEqual([at(start), at(end)]);
  });

  test('holds its moment, and the next one begins where it ends', () => {
    fc.assert(
      fc.property(fc.constantFrom(...periods), fc.integer({ min: 0, max: 4_102_444_800_000 }), (period, moment) => {
        const { firstDay, endsAt } = periodOf(period, moment);
        expect(dayStart(firstDay)).toBeLessThanOrEqual(moment);
        expect(endsAt).toBeGreaterThan(moment);
        expect(dayStart(periodOf(period, endsAt).firstDay)).toBe(endsAt);
        expect(periodOf(period, endsAt - 1)).toEqual({ firstDay, endsAt });
      }),
    );
  });
});
