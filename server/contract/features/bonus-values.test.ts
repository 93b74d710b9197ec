import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cashbackMinor, dicReleaseMinor, rakebackAccruedMinor, rakebackParts } from './bonus-values.ts';

const levels = [0n, 100n, 10_000n, 50_000n, 100_000n, 250_000n, 500_000n, 1_000_000n].map((units, index) => ({
  id: index + 1,
  needsMinor: units * 100n,
}));

describe('rakeback', () => {
  it.each<[level: number, parts: bigint]>([
    [1, 50n],
    [4, 50n],
    [5, 75n],
    [7, 75n],
    [8, 100n],
    [15, 100n],
  ])('rakeback of level %i is %s of 100,000', (level, parts) => {
    expect(rakebackParts(level)).toBe(parts);
  });

  it.each<[total: bigint, accrued: bigint]>([
    [0n, 0n],
    [1_999n, 0n],
    [2_000n, 1n],
    [10_000_000n, 5_000n], // VIP5 starts here
    [20_000_000n, 12_500n],
    [100_000_000n, 72_500n], // VIP8
    [100_001_000n, 72_501n],
  ])('rakeback of %s staked is %s', (total, accrued) => {
    expect(rakebackAccruedMinor(total, levels)).toBe(accrued);
  });

  it('applies the rate of its level to each hundredth and floors once', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 3_000n), (total) => {
        const steps = [0n, 1_000n, 2_000n].map((needsMinor, index) => ({ id: 4 * index + 1, needsMinor }));
        let parts = 0n;
        for (let at = 0n; at < total; at += 1n)
          parts += rakebackParts(steps.findLast(({ needsMinor }) => needsMinor <= at)?.id ?? 0);
        expect(rakebackAccruedMinor(total, steps)).toBe(parts / 100_000n);
      }),
    );
  });
});

describe('locked DIC', () => {
  it('releases the same sum however often stakes are read', () => {
    fc.assert(
      fc.property(fc.array(fc.bigInt(0n, 100_000n), { maxLength: 20 }), (stakes) => {
        let meter = { readingMinor: 0n, remainder: 0n };
        let [total, released] = [0n, 0n];
        for (const stake of stakes) {
          total += stake;
          const step = dicReleaseMinor(meter, total, 10n ** 12n);
          released += step.releasedMinor;
          meter = { readingMinor: total, remainder: step.remainder };
        }
        expect(released).toBe((total * 5n) / 10_000n);
      }),
    );
  });

  it('never releases more than is locked, and then carries nothing over', () => {
    expect(dicReleaseMinor({ readingMinor: 0n, remainder: 0n }, 10_000_000n, 3n)).toEqual({
      releasedMinor: 3n,
      remainder: 0n,
    });
  });
});

it.each<[staked: bigint, paid: bigint, cashback: bigint]>([
  [0n, 0n, 0n],
  [100n, 100n, 0n],
  [100n, 200n, 0n],
  [119n, 100n, 0n],
  [120n, 100n, 1n],
])('cashback of %s staked and %s paid is %s', (stakedMinor, paidMinor, cashback) => {
  expect(cashbackMinor({ stakedMinor, paidMinor, providerStakedMinor: 0n })).toBe(cashback);
});

it.each<[staked: bigint, ofProviders: bigint, percent: bigint, cashback: bigint]>([
  [10_000n, 0n, 5n, 500n], // lost at once in the house's own games
  [10_000n, 0n, 20n, 500n], // a greater campaign gives no more
  [10_000n, 10_000n, 5n, 100n], // in games of providers
  [10_000n, 5_000n, 5n, 300n],
])(
  'cashback of %s lost, %s of it with providers, at %s %% is %s',
  (stakedMinor, providerStakedMinor, percent, cashback) => {
    expect(cashbackMinor({ stakedMinor, paidMinor: 0n, providerStakedMinor }, percent)).toBe(cashback);
  },
);

it('cashback is never below zero, also where a provider took back a bet and its win of an earlier week', () => {
  expect(cashbackMinor({ stakedMinor: -10_000n, paidMinor: -30_000n, providerStakedMinor: -10_000n })).toBe(0n);
});

it('cashback never pays back what two sides of a provider’s table cost', () => {
  // a red and a black of the same stake: one loses it, the other doubles it, or both lose; at an edge of 1 %
  const stakedMinor = 1_000_000n;
  const edgeMinor = stakedMinor / 100n;
  const cashback = cashbackMinor({ stakedMinor, paidMinor: 0n, providerStakedMinor: stakedMinor }, 20n);
  expect(cashback).toBeLessThan(2n * edgeMinor);
});
