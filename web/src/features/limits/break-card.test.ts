import { expect, it } from 'vitest';
import { breakEnd } from './break-card.tsx';

it.each([
  ['day', '2026-11-20T12:00:00Z', '2026-11-21T12:00:00Z'],
  ['week', '2026-11-20T12:00:00Z', '2026-11-27T12:00:00Z'],
  ['month', '2026-11-20T12:00:00Z', '2026-12-20T12:00:00Z'],
  ['sixMonths', '2026-11-20T12:00:00Z', '2027-05-20T12:00:00Z'],
  ['sixMonths', '2026-08-31T12:00:00Z', '2027-02-28T12:00:00Z'],
  ['year', '2028-02-29T12:00:00Z', '2029-02-28T12:00:00Z'],
  ['fiveYears', '2026-11-20T12:00:00Z', '2031-11-20T12:00:00Z'],
] as const)('a break of %s from %s ends at %s', (length, now, end) => {
  expect(breakEnd(length, Date.parse(now))).toBe(Date.parse(end));
});

it('one for ever has no end', () => {
  expect(breakEnd('forever', 0)).toBeNull();
});
