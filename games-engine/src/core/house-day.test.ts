import { expect, it } from 'vitest';
import {
  HOUSE_OFFSET_MS,
  HOUSE_ZONE,
  houseDayOf,
  houseDayStart,
  houseDayText,
  houseIsoText,
  houseMomentOf,
  houseTimeText,
} from './house-day.ts';

const DAY_MS = 86_400_000;
const format = new Intl.DateTimeFormat('sv-SE', { timeZone: HOUSE_ZONE, dateStyle: 'short', timeStyle: 'short' });

it.each(['2026-01-15T12:00Z', '2026-07-01T20:59Z', '2026-07-01T21:00Z', '2027-12-31T21:30Z', '2028-02-29T00:00Z'])(
  'the offset is that of the zone at %s',
  (text) => {
    const at = Date.parse(text);
    expect(format.format(at)).toBe(houseTimeText(at).replace('T', ' '));
    expect(Date.parse(houseIsoText(at))).toBe(at);
    expect(houseIsoText(at).slice(0, 16)).toBe(houseTimeText(at));
    expect(houseDayText(houseDayOf(at))).toBe(houseTimeText(at).slice(0, 10));
  },
);

it('a day is from its midnight in the zone to the next one', () => {
  const start = houseMomentOf('2026-11-28');
  expect(new Date(start).toISOString()).toBe('2026-11-27T21:00:00.000Z');
  expect(houseDayStart(houseDayOf(start))).toBe(start);
  expect([start - 1, start + DAY_MS - 1, start + DAY_MS].map(houseDayOf)).toEqual(
    [-1, 0, 1].map((step) => houseDayOf(start) + step),
  );
  expect(houseMomentOf('2026-11-28T00:00')).toBe(start);
  expect(houseMomentOf('2026-11-28T00:00:30')).toBe(start + 30_000);
  expect(houseDayOf(-HOUSE_OFFSET_MS)).toBe(0);
});

it.each(['', 'yesterday', '2026-13-40', '2026-11-28T99:99', '2026-11-28T10:00Z', '2026-1-1'])(
  '%j is no moment',
  (text) => {
    expect(houseMomentOf(text)).toBeNaN();
  },
);
