import { describe, expect, it } from 'vitest';
import { simulationSource } from '../simulation.ts';
import { confidenceBand, departureOf, returnShares } from './returns.ts';

describe('returnShares', () => {
  it('are shares of the stakes, and nothing without any', () => {
    expect(returnShares({ stakes: 200, payouts: 180, mean: 190, variance: 400 })).toEqual({
      realised: 0.9,
      expected: 0.95,
      standardError: 0.1,
    });
    expect(returnShares({ stakes: 0, payouts: 0, mean: 0, variance: 0 })).toBeUndefined();
  });

  it('lie in their bands as often as these say', () => {
    const source = simulationSource('bands');
    const [rows, bets] = [4000, 500];
    let [within95, within999] = [0, 0];
    for (let row = 0; row < rows; row += 1) {
      const wins = Array.from({ length: bets }, () => source.int(2)).reduce((sum, win) => sum + win, 0);
      // a stake of 100 that pays 190 in half of the cases
      const shares = returnShares({
        stakes: bets * 100,
        payouts: wins * 190,
        mean: bets * 95,
        variance: bets * 95 ** 2,
      });
      const inside = (confidence: number): boolean => {
        const { low, high } = confidenceBand(shares!, confidence);
        return shares!.realised >= low && shares!.realised <= high;
      };
      within95 += inside(0.95) ? 1 : 0;
      within999 += inside(0.999) ? 1 : 0;
    }
    expect(within95 / rows).toBeGreaterThan(0.93);
    expect(within95 / rows).toBeLessThan(0.97);
    expect(within999 / rows).toBeGreaterThan(0.996);
  });
});

describe('departureOf', () => {
  it('counts standard errors', () => {
    const departure = departureOf({ realised: 0.98, expected: 0.95, standardError: 0.01 });
    expect(departure.z).toBeCloseTo(3);
    expect(departure.p).toBeCloseTo(0.0027, 4);
  });

  it('takes any difference for a fault where nothing is left to luck', () => {
    expect(departureOf({ realised: 0.95, expected: 0.95, standardError: 0 })).toEqual({ z: undefined, p: 1 });
    expect(departureOf({ realised: 0.9501, expected: 0.95, standardError: 0 })).toEqual({ z: undefined, p: 0 });
  });
});
