import { expect, test } from 'vitest';
import { AWAY_MS, isCheckDue, stayAt } from './use-reality-check.ts';

const MINUTE = 60_000;
const NOW = 1_800_000_000_000;

test('a stay begins with the first page and goes on over reloads', () => {
  const first = stayAt(undefined, 7, NOW);
  expect(first).toEqual({ player: 7, checkedAt: NOW, seenAt: NOW });
  expect(stayAt(first, 7, NOW + MINUTE)).toEqual({ player: 7, checkedAt: NOW, seenAt: NOW + MINUTE });
});

test.each([
  ['another player', { player: 8, checkedAt: NOW, seenAt: NOW }, NOW + MINUTE],
  ['a long absence', { player: 7, checkedAt: NOW, seenAt: NOW }, NOW + AWAY_MS + 1],
  ['a clock that was set back', { player: 7, checkedAt: NOW, seenAt: NOW }, NOW - AWAY_MS - 1],
  ['what is no stay', { player: 7, checkedAt: 'x' }, NOW],
  ['a text', 'x', NOW],
])('%s begins a new one', (_what, saved, now) => {
  expect(stayAt(saved, 7, now)).toEqual({ player: 7, checkedAt: now, seenAt: now });
});

test('the player is told after so many minutes, and not before', () => {
  expect(isCheckDue({ player: 7, checkedAt: NOW, seenAt: NOW + 15 * MINUTE - 1 }, 15)).toBe(false);
  expect(isCheckDue({ player: 7, checkedAt: NOW, seenAt: NOW + 15 * MINUTE }, 15)).toBe(true);
});
