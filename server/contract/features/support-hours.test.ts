import { expect, test } from 'vitest';
import { supportAt, supportOpenMs } from './support-hours.ts';

const at = (moscow: string): number => Date.parse(`${moscow}:00+03:00`);

test.each([
  ['a Friday before opening', '2026-11-27T07:59', false, '2026-11-27T08:00'],
  ['a Friday at opening', '2026-11-27T08:00', true, '2026-11-28T03:00'],
  ['the night after a Friday', '2026-11-28T02:59', true, '2026-11-28T03:00'],
  ['a Saturday at closing', '2026-11-28T03:00', false, '2026-11-28T10:00'],
  ['a Sunday morning', '2026-11-29T09:59', false, '2026-11-29T10:00'],
  ['a Monday before opening', '2026-11-30T03:00', false, '2026-11-30T08:00'],
  ['a holiday in the week', '2026-11-04T08:30', false, '2026-11-04T10:00'],
  ['the last evening of the year', '2026-12-31T23:30', true, '2027-01-01T03:00'],
])('support on %s is open or closed until its next change', (_day, now, isOpen, until) => {
  expect(supportAt(at(now))).toEqual({ isOpen, until: at(until) });
});

test.each([
  ['within one day', '2026-11-27T09:00', '2026-11-27T09:05', 5],
  ['asked before opening', '2026-11-27T05:00', '2026-11-27T08:10', 10],
  ['over a night', '2026-11-27T02:50', '2026-11-27T08:20', 30],
  ['over the night to a Saturday', '2026-11-28T02:59', '2026-11-28T10:01', 2],
  ['answered while closed', '2026-11-28T04:00', '2026-11-28T05:00', 0],
  ['over a weekend', '2026-11-28T03:00', '2026-11-30T08:00', 34 * 60],
])('an answer %s took only the minutes of the hours', (_case, from, to, minutes) => {
  expect(supportOpenMs(at(from), at(to))).toBe(minutes * 60_000);
});
