import { expect, it } from 'vitest';
import { isKeptByScreening } from './screening-gate.ts';

const DAY_MS = 86_400_000;
const at = 10 * DAY_MS;
const rule = { isOn: true, withdrawalMinor: 1000 };
const clear = { isScreened: true, checkedAt: at - DAY_MS, open: 0, sanctions: 0 };
const silent = { ...clear, checkedAt: null };
const large = { baseMinor: 1000n, at };
const small = { baseMinor: 999n, at };

it.each([
  ['a fresh answer', clear, large, false],
  ['an entry that nobody has looked at', { ...clear, open: 1 }, small, true],
  ['a sanction of the player', { ...clear, sanctions: 1 }, small, true],
  ['no answer and a large withdrawal', silent, large, true],
  ['no answer and a small withdrawal', silent, small, false],
  ['an answer of three days ago and a large withdrawal', { ...clear, checkedAt: at - 3 * DAY_MS }, large, true],
  ['nobody to look up', { ...silent, isScreened: false }, large, false],
] as const)('%s keeps a withdrawal or not', (_name, facts, asked, isKept) => {
  expect(isKeptByScreening(facts, rule, asked)).toBe(isKept);
});

it('a rule that is off lets what nobody answers about, and no entry', () => {
  const off = { ...rule, isOn: false };
  expect(isKeptByScreening(silent, off, large)).toBe(false);
  expect(isKeptByScreening({ ...clear, open: 1 }, off, small)).toBe(true);
});
