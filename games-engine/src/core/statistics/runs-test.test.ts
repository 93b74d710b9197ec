import { describe, expect, it } from 'vitest';
import { simulationSource } from '../simulation.ts';
import { chiSquare } from './chi-square.ts';
import { runsTest, type CountedRuns } from './runs-test.ts';

const counted = (row: readonly boolean[]): CountedRuns => ({
  runs: row.filter((kind, at) => at === 0 || kind !== row[at - 1]).length,
  lower: row.filter((kind) => kind).length,
  upper: row.filter((kind) => !kind).length,
});

describe('runsTest', () => {
  // by hand: μ = 2·100·100/200 + 1, σ² = 100·99/199
  it('gives what its formulas give', () => {
    const test = runsTest({ runs: 104, lower: 100, upper: 100 });
    expect(test?.expected).toBe(101);
    expect(test?.z).toBeCloseTo(3 / 7.0534, 3);
    expect(test?.p).toBeCloseTo(0.6706, 3);
  });

  it('finds too few and too many runs', () => {
    const half = Array.from({ length: 100 }, () => true);
    expect(runsTest(counted([...half, ...half.map(() => false)]))?.z).toBeLessThan(-10);
    expect(runsTest(counted(half.flatMap(() => [true, false])))?.z).toBeGreaterThan(10);
  });

  it('says nothing of fewer than ten of a kind', () => {
    expect(runsTest({ runs: 5, lower: 9, upper: 100 })).toBeUndefined();
    expect(runsTest({ runs: 5, lower: 10, upper: 10 })).toBeDefined();
  });

  it('gives every p equally often to fair rows', () => {
    const source = simulationSource('runs');
    const bins = Array.from({ length: 10 }, () => 0);
    for (let row = 0; row < 1000; row += 1) {
      const p = runsTest(counted(Array.from({ length: 1000 }, () => source.int(2) === 0)))?.p ?? 0;
      bins[Math.min(9, Math.floor(p * 10))]! += 1;
    }
    expect(
      chiSquare(
        bins,
        bins.map(() => 100),
      ).p,
    ).toBeGreaterThan(0.001);
  });
});
