import { expect, it } from 'vitest';
import { programThresholds } from '../../../contract/features/aml-thresholds.ts';
import { reachedBy } from './identity-gate.ts';
import { completeThresholds } from './thresholds.ts';

const identity = { isOn: true, dayMinor: 100, monthMinor: 200, lifeMinor: 500 };
const sums = (dayMinor: bigint, monthMinor: bigint, lifeMinor: bigint) => ({ dayMinor, monthMinor, lifeMinor });

it.each([
  [sums(99n, 199n, 499n), undefined],
  [sums(100n, 100n, 100n), 'day'],
  [sums(0n, 200n, 200n), 'month'],
  [sums(0n, 99n, 500n), 'life'],
  [sums(100n, 200n, 500n), 'day'],
] as const)('sums of %o reach the threshold of %s', (moved, period) => {
  expect(reachedBy(moved, identity)).toBe(period);
  expect(reachedBy(moved, { ...identity, isOn: false })).toBeUndefined();
});

it('a deposit that may still arrive counts in every period', () => {
  expect(reachedBy(sums(99n, 199n, 499n), identity, 1n)).toBe('day');
  expect(reachedBy(sums(0n, 190n, 190n), identity, 10n)).toBe('month');
});

it('a version from before a group was there has the program’s thresholds in it', () => {
  const { identity: _new, ...old } = programThresholds;
  expect(completeThresholds({ ...old, ownPlay: { ...old.ownPlay, rounds: 9 } })).toEqual({
    ...programThresholds,
    ownPlay: { ...old.ownPlay, rounds: 9 },
  });
});
