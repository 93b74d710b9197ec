import type { AuditedConfig, RtpBucket } from 'server/contract';
import { describe, expect, it } from 'vitest';
import { domainOf, HEIGHT, returnPaths, WIDTH } from './return-chart.maths.ts';

const returns = (rounds: number, realised: number | null) => ({
  rounds,
  stakesMinor: rounds * 100,
  payoutsMinor: 0,
  realised,
  expected: realised === null ? null : 0.95,
  standardError: realised === null ? null : 1 / Math.sqrt(rounds),
});

const bucket = (place: number, rounds: number, realised: number | null): RtpBucket => {
  const error = 1 / Math.sqrt(Math.max(1, rounds));
  const band = (z: number) => (realised === null ? null : { low: 0.95 - z * error, high: 0.95 + z * error });
  return {
    from: place * 1000,
    to: (place + 1) * 1000,
    ...returns(rounds, realised),
    cumulative: { ...returns(rounds, realised), band95: band(1.96), band999: band(3.29) },
  };
};

const buckets = [bucket(0, 0, null), bucket(1, 10, 2.5), bucket(2, 5000, 0.97), bucket(3, 10_000, 0.955)];

const config: AuditedConfig = {
  game: 'dice',
  version: 2,
  hash: '',
  at: 3000,
  author: null,
  reason: '',
  isCandidate: false,
  isActive: true,
  rtpPercent: '95.00',
};

const numbers = (path: string): number[] => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

describe('the chart of returns', () => {
  it('shows both curves and the last band, whatever the first rounds did', () => {
    const { low, high } = domainOf(buckets);
    expect(low).toBeLessThan(0.95 - 3.29 / 100);
    expect(high).toBeGreaterThan(0.97);
    expect(high).toBeLessThan(1.1);
  });

  it('has a range without a round, and with rounds that all returned the same', () => {
    expect(domainOf([bucket(0, 0, null)])).toEqual({ low: 0, high: 1 });
    const sure = {
      ...bucket(0, 5, 0.95),
      cumulative: { ...bucket(0, 5, 0.95).cumulative, band95: null, band999: null },
    };
    const { low, high } = domainOf([sure]);
    expect(high - low).toBeGreaterThan(0.009);
  });

  it('draws what is known from left to right, and the change at its time', () => {
    const paths = returnPaths(buckets, [config], domainOf(buckets));
    const [x1, , x2, , x3, y3] = numbers(paths.realised);
    expect([x1, x2, x3]).toEqual([WIDTH / 2, (WIDTH * 3) / 4, WIDTH]);
    expect(y3).toBeGreaterThan(0);
    expect(y3).toBeLessThan(HEIGHT);
    expect(paths.changes).toEqual([{ x: (WIDTH * 3) / 4, config }]);
    expect(paths.band95).toMatch(/^M.*Z$/);
    expect(numbers(paths.band95).length).toBe(12); // three points, there and back
  });

  it('keeps the wider band around the narrower one', () => {
    const paths = returnPaths(buckets, [], domainOf(buckets));
    const [inner, outer] = [numbers(paths.band95), numbers(paths.band999)];
    expect(outer[5]).toBeLessThan(inner[5] ?? 0); // the end of the upper edge lies higher
  });

  it('draws nothing of nothing', () => {
    const paths = returnPaths([bucket(0, 0, null)], [], { low: 0, high: 1 });
    expect(paths).toEqual({ realised: '', expected: '', band95: '', band999: '', changes: [] });
  });
});
