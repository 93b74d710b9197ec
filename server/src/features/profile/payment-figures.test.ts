import { describe, expect, it } from 'vitest';
import { balanceByPayments, needToPlaying, paymentsOf } from './payment-figures.ts';

describe('payment figures of a profile', () => {
  it.each<[targetMinor: bigint, countedMinor: bigint, left: bigint]>([
    [0n, 0n, 0n],
    [200n, 50n, 150n],
    [200n, 200n, 0n],
    [200n, 900n, 0n],
  ])('a target of %s with stakes of %s leaves %s to be wagered', (targetMinor, countedMinor, left) => {
    expect(needToPlaying({ targetMinor, countedMinor, startedAtMinor: 0n })).toBe(left);
  });

  it.each<[paidInMinor: bigint, paidOutMinor: bigint, real: bigint, left: bigint]>([
    [0n, 0n, 500n, 0n],
    [1000n, 0n, 1000n, 1000n],
    [1000n, 400n, 2000n, 600n],
    [1000n, 0n, 300n, 300n],
    [1000n, 1500n, 300n, 0n],
  ])('deposits of %s and payouts of %s, with %s in hand, leave %s', (paidInMinor, paidOutMinor, real, left) => {
    expect(balanceByPayments({ paidInMinor, paidOutMinor }, real)).toBe(left);
  });

  it('names the payways', () => {
    expect(paymentsOf({ payways: [4, 74] })).toEqual([4, 74]);
  });
});
