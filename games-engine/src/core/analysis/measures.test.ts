import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, fraction, multiply, subtract } from '../fraction.ts';
import { distributionOf, winOrNothing } from './distribution.ts';
import { measure } from './measures.ts';

/** Payouts each as likely, so that a distribution can be held against the plain list. */
const payouts = fc.array(fc.bigInt({ min: 0n, max: 50n }), { minLength: 1, maxLength: 12 });

describe('a distribution', () => {
  it('has each return once, ascending, and chances of exactly 1', () => {
    fc.assert(
      fc.property(payouts, fc.bigInt({ min: 1n, max: 1000n }), (paid, stake) => {
        const chance = fraction(1n, BigInt(paid.length));
        const distribution = distributionOf(
          stake,
          paid.map((payoutMinor) => ({ chance, payoutMinor })),
        );
        expect(distribution.map(({ payoutMinor }) => payoutMinor)).toEqual(
          [...new Set(paid)].toSorted((a, b) => Number(a - b)),
        );
        expect(distribution.reduce((sum, each) => add(sum, each.chance), fraction(0n))).toEqual(fraction(1n));
        for (const { payoutMinor, returned } of distribution) expect(returned).toEqual(fraction(payoutMinor, stake));
      }),
    );
  });

  it('leaves out what cannot happen', () => {
    expect(winOrNothing(10n, fraction(1n), 9n).map(({ payoutMinor }) => payoutMinor)).toEqual([9n]);
  });

  it('is refused when its chances are not 1', () => {
    const half = { chance: fraction(1n, 2n), payoutMinor: 1n };
    expect(() => distributionOf(1n, [half])).toThrow('chances add up to 1, got 1/2');
    expect(() => distributionOf(1n, [half, half, half, { ...half, chance: fraction(-1n, 2n) }])).toThrow('not below 0');
  });
});

describe('measures', () => {
  it('are what the plain list of payouts comes to', () => {
    fc.assert(
      fc.property(payouts, fc.bigInt({ min: 1n, max: 1000n }), (paid, stake) => {
        const count = BigInt(paid.length);
        const chance = fraction(1n, count);
        const measuresOf = measure(
          distributionOf(
            stake,
            paid.map((payoutMinor) => ({ chance, payoutMinor })),
          ),
        );
        const mean = fraction(
          paid.reduce((sum, each) => sum + each, 0n),
          count * stake,
        );
        const squares = fraction(
          paid.reduce((sum, each) => sum + each * each, 0n),
          count * stake * stake,
        );
        const greatest = paid.reduce((a, b) => (b > a ? b : a));
        expect(measuresOf.rtp).toEqual(mean);
        expect(add(measuresOf.houseEdge, measuresOf.rtp)).toEqual(fraction(1n));
        expect(measuresOf.hitFrequency).toEqual(fraction(BigInt(paid.filter((each) => each > 0n).length), count));
        expect(measuresOf.variance).toEqual(subtract(squares, multiply(mean, mean)));
        expect(measuresOf.standardDeviation ** 2).toBeCloseTo(
          Number(measuresOf.variance.num) / Number(measuresOf.variance.den),
          9,
        );
        expect(measuresOf.maxPayoutMinor).toBe(greatest);
        expect(measuresOf.maxReturn).toEqual(fraction(greatest, stake));
        expect(measuresOf.maxChance).toEqual(fraction(BigInt(paid.filter((each) => each === greatest).length), count));
        expect(compare(measuresOf.variance, fraction(0n))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('need something to measure', () => {
    expect(() => measure([])).toThrow(RangeError);
  });
});
