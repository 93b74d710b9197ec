import { describe, expect, it } from 'vitest';
import { fraction } from '../fraction.ts';
import { distributionOf } from './distribution.ts';
import { drawdownFan } from './drawdown-fan.ts';
import { moments, roundLosses, type TrafficClass } from './round-loss.ts';

/** Rounds of one stake that pay one of these, all alike. */
const traffic = (stakeMinor: bigint, payouts: readonly bigint[]): TrafficClass[] => {
  const chance = fraction(1n, BigInt(payouts.length));
  return [
    {
      weight: 1,
      tableMinor: stakeMinor,
      table: distributionOf(
        stakeMinor,
        payouts.map((payoutMinor) => ({ chance, payoutMinor })),
      ),
    },
  ];
};

describe('a drawdown fan', () => {
  it('rises by the stake of a bet that always loses, and never falls', () => {
    const { steps, deepest } = drawdownFan(traffic(100n, [0n]), { rounds: 10, seed: 's', paths: 3, steps: 2 });
    expect(steps).toEqual([
      { rounds: 0, result: [0, 0, 0, 0, 0], drawdown: [0, 0, 0, 0, 0] },
      { rounds: 5, result: [500, 500, 500, 500, 500], drawdown: [0, 0, 0, 0, 0] },
      { rounds: 10, result: [1000, 1000, 1000, 1000, 1000], drawdown: [0, 0, 0, 0, 0] },
    ]);
    expect(deepest).toEqual([0, 0, 0, 0, 0]);
  });

  it('falls from the start where a bet always pays twice', () => {
    const { steps, deepest } = drawdownFan(traffic(100n, [200n]), { rounds: 7, seed: 's', paths: 2 });
    expect(steps.at(-1)).toEqual({
      rounds: 7,
      result: [-700, -700, -700, -700, -700],
      drawdown: [700, 700, 700, 700, 700],
    });
    expect(steps).toHaveLength(8); // no more moments than rounds
    expect(deepest).toEqual([700, 700, 700, 700, 700]);
  });

  it('is the same for the same seed and another for another', () => {
    const fan = (seed: string) => drawdownFan(traffic(100n, [0n, 190n]), { rounds: 200, seed, paths: 20 });
    expect(fan('a')).toEqual(fan('a'));
    expect(fan('a')).not.toEqual(fan('b'));
  });

  it('has its bands where the normal law has them', () => {
    const classes = traffic(100n, [0n, 0n, 0n, 380n]);
    const rounds = 2000;
    const { steps } = drawdownFan(classes, { rounds, seed: 'law', paths: 1000 });
    const [mean, deviation] = moments(roundLosses(classes));
    const [low, , middle, , high] = steps.at(-1)?.result ?? [];
    const error = (deviation * Math.sqrt(rounds)) / 6; // far more than a quantile of a thousand paths strays
    expect(Math.abs((middle ?? 0) + mean * rounds)).toBeLessThan(error);
    expect(Math.abs((low ?? 0) + mean * rounds + 1.645 * deviation * Math.sqrt(rounds))).toBeLessThan(error);
    expect(Math.abs((high ?? 0) + mean * rounds - 1.645 * deviation * Math.sqrt(rounds))).toBeLessThan(error);
  });

  it('counts a fall between two moments that are shown', () => {
    const { steps, deepest } = drawdownFan(traffic(100n, [0n, 200n]), { rounds: 400, seed: 'x', paths: 1, steps: 1 });
    expect(deepest[0]).toBeGreaterThan(steps.at(-1)?.drawdown[0] ?? 0);
  });

  it.each([
    [0, 10],
    [1.5, 10],
    [1_000_000, 41],
  ])('is refused for %d rounds along %d paths', (rounds, paths) => {
    expect(() => drawdownFan(traffic(100n, [0n]), { rounds, paths, seed: '' })).toThrow(RangeError);
  });
});
