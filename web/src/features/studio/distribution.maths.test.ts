import { fraction } from 'games-engine';
import { distributionOf } from 'games-engine/analysis';
import { expect, it } from 'vitest';
import { atLeast, barsOf, logFloor, logShare } from './distribution.maths.ts';

const distribute = (chances: readonly (readonly [payout: bigint, parts: bigint])[], all: bigint) =>
  distributionOf(
    100n,
    chances.map(([payoutMinor, parts]) => ({ payoutMinor, chance: fraction(parts, all) })),
  );

const bars = barsOf(
  distribute(
    [
      [0n, 90n],
      [200n, 9n],
      [1000n, 1n],
    ],
    100n,
  ),
  distribute(
    [
      [0n, 3n],
      [200n, 1n],
    ],
    4n,
  ),
);

it('chances of at least a return add up from the greatest one', () => {
  const shown = atLeast(bars);
  expect(shown.map(({ returned }) => returned)).toEqual([0, 2, 10]);
  expect(shown.map(({ before }) => Number(before.toFixed(12)))).toEqual([1, 0.1, 0.01]);
  expect(shown.map(({ after }) => after)).toEqual([1, 0.25, 0]);
});

it('a logarithmic scale begins below the rarest return and gives each tenth the same length', () => {
  expect(logFloor(bars)).toBe(-2);
  expect(logFloor([])).toBe(-1);
  expect([1, 0.1, 0.01, 0.001, 0].map((chance) => logShare(chance, -2))).toEqual([1, 0.5, 0, 0, 0]);
});
