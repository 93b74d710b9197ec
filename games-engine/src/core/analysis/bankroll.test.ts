import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fraction } from '../fraction.ts';
import { bankrollRisk } from './bankroll.ts';
import { atLeast, atMost, binomialLaw } from './binomial.ts';
import { distributionOf } from './distribution.ts';
import { roundLosses, type TrafficClass } from './round-loss.ts';

const traffic = (weight: number, stakeMinor: bigint, payouts: readonly bigint[]): TrafficClass => {
  const chance = fraction(1n, BigInt(payouts.length));
  const table = distributionOf(
    stakeMinor,
    payouts.map((payoutMinor) => ({ chance, payoutMinor })),
  );
  return { weight, tableMinor: stakeMinor, table };
};

/** Every sum of so many rounds and its chance, by adding one round after another. */
const allSums = (classes: readonly TrafficClass[], rounds: number): Map<number, number> => {
  let sums = new Map([[0, 1]]);
  for (let round = 0; round < rounds; round += 1) {
    const next = new Map<number, number>();
    for (const [sum, known] of sums)
      for (const { lossMinor, chance } of roundLosses(classes))
        next.set(sum + lossMinor, (next.get(sum + lossMinor) ?? 0) + known * chance);
    sums = next;
  }
  return sums;
};

const above = (sums: ReadonlyMap<number, number>, loss: number): number =>
  [...sums].reduce((total, [sum, chance]) => total + (sum > loss ? chance : 0), 0);

const someTraffic = fc.array(
  fc
    .tuple(
      fc.integer({ min: 1, max: 9 }),
      fc.bigInt({ min: 1n, max: 20n }),
      fc.array(fc.bigInt({ min: 0n, max: 90n }), { minLength: 1, maxLength: 5 }),
    )
    .map(([weight, stake, payouts]) => traffic(weight, stake, payouts)),
  { minLength: 1, maxLength: 3 },
);

describe('the binomial law', () => {
  it('is what counting gives', () => {
    const law = binomialLaw(10, 0.5);
    expect(atLeast(law, 0)).toBeCloseTo(1, 14);
    expect(atLeast(law, 8)).toBeCloseTo(56 / 1024, 14);
    expect(atMost(law, 2)).toBeCloseTo(56 / 1024, 14);
    expect(atLeast(law, 11)).toBe(0);
    expect(atMost(law, -1)).toBe(0);
  });

  it.each([
    [10, 0, 1],
    [10, 1, 0],
    [0, 0.3, 1],
  ])('has one result for %i trials of chance %d', (trials, chance, none) => {
    expect(atMost(binomialLaw(trials, chance), 0)).toBe(none);
  });

  it('keeps its tails at a hundred million trials', () => {
    const law = binomialLaw(100_000_000, 0.01);
    const deviations = (count: number): number => (count - 1_000_000) / Math.sqrt(990_000);
    expect(deviations(1_006_000)).toBeGreaterThan(6);
    expect(atLeast(law, 1_000_000)).toBeCloseTo(0.5002, 3);
    expect(atLeast(law, 1_006_000)).toBeGreaterThan(7e-10); // a normal law's 8.2e-10 and a little skew
    expect(atLeast(law, 1_006_000)).toBeLessThan(9.5e-10);
  });
});

describe('bankroll risk', () => {
  it('is what all sums of a few rounds give', () => {
    fc.assert(
      fc.property(
        someTraffic,
        fc.integer({ min: 1, max: 7 }),
        fc.integer({ min: -200, max: 700 }),
        (classes, rounds, loss) => {
          const { risks, error, errorIs } = bankrollRisk(classes, rounds, [BigInt(loss)]);
          const expected = above(allSums(classes, rounds), loss);
          expect(errorIs).toBe('bound');
          expect(Math.abs((risks[0]?.probability ?? 0) - expected)).toBeLessThanOrEqual(error + 1e-12);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('never rises with the loss that is asked for', () => {
    fc.assert(
      fc.property(
        someTraffic,
        fc.integer({ min: 1, max: 5000 }),
        fc.integer({ min: 1, max: 97 }),
        (classes, rounds, step) => {
          const losses = Array.from({ length: 60 }, (_, n) => BigInt((n - 20) * step));
          const found = bankrollRisk(classes, rounds, losses).risks.map(({ probability }) => probability);
          for (const [index, probability] of found.entries()) {
            expect(probability).toBeLessThanOrEqual(found[index - 1] ?? 1);
            expect(probability).toBeGreaterThanOrEqual(0);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('says by which method, and keeps to its error where it puts sums on a grid', () => {
    // steps of one hundredth over millions: too many points for any lattice, few enough sums to add them all up
    const classes = [traffic(1, 1_000_003n, [0n, 1_234_567n, 2_345_679n]), traffic(2, 777_777n, [0n, 1_400_001n])];
    const losses = Array.from({ length: 41 }, (_, n) => BigInt((n - 20) * 500_000));
    const { method, errorIs, error, risks } = bankrollRisk(classes, 25, losses);
    expect([method, errorIs]).toEqual(['grid', 'estimate']);
    expect(error).toBeLessThan(0.01);
    const sums = allSums(classes, 25);
    for (const { lossMinor, probability } of risks)
      expect(Math.abs(probability - above(sums, Number(lossMinor)))).toBeLessThan(error + 1e-6);
  });

  it('is close to the normal law for many rounds of an even game', () => {
    const classes = [traffic(1, 100n, [0n, 190n, 50n])];
    const { method, expectedLossMinor, deviationMinor } = bankrollRisk(classes, 100_000, [0n]);
    const loss = BigInt(Math.round(expectedLossMinor + 2 * deviationMinor));
    const { risks } = bankrollRisk(classes, 100_000, [loss]);
    expect(method).toBe('lattice');
    expect(expectedLossMinor).toBeCloseTo(-2_000_000, 3);
    expect(risks[0]?.probability).toBeCloseTo(0.02275, 3);
  });

  it('is nothing where winners are paid by losers', () => {
    const { method, risks } = bankrollRisk([traffic(1, 200n, [190n, 195n])], 1000, [0n, 100n]);
    expect(method).toBe('certain');
    expect(risks.map(({ probability }) => probability)).toEqual([0, 0]);
  });

  it('is certain where a round has one result', () => {
    const { risks } = bankrollRisk([traffic(1, 100n, [110n])], 10, [99n, 100n, -1n]);
    expect(risks.map(({ probability }) => probability)).toEqual([1, 0, 1]);
  });

  it.each([0, -1, 1.5, Number.NaN, 1e10])('refuses %d rounds', (rounds) => {
    expect(() => bankrollRisk([traffic(1, 1n, [0n, 2n])], rounds, [0n])).toThrow(RangeError);
  });

  it('refuses traffic of nothing', () => {
    expect(() => bankrollRisk([], 1, [0n])).toThrow('at least one class');
    expect(() => bankrollRisk([traffic(0, 1n, [0n])], 1, [0n])).toThrow(RangeError);
  });
});
