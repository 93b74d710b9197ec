import { expect, it } from 'vitest';
import { TokenBucket, TokenBuckets } from './token-bucket.ts';

it('lets a burst through, then says how long to wait', () => {
  const bucket = new TokenBucket({ perSecond: 10, burst: 3 }, 0);
  expect([bucket.take(0), bucket.take(0), bucket.take(0)]).toEqual([0, 0, 0]);
  expect(bucket.take(0)).toBe(100);
  expect(bucket.take(50)).toBe(50);
  expect(bucket.take(100)).toBe(0);
});

it('gives more for what costs more, at most all that it can hold', () => {
  const bucket = new TokenBucket({ perSecond: 10, burst: 5 }, 0);
  expect([bucket.take(0, 4), bucket.take(0, 4)]).toEqual([0, 300]);
  expect([bucket.take(300, 4), bucket.take(300, 500), bucket.take(800, 500)]).toEqual([0, 500, 0]);
});

it('never holds more than its burst and survives a clock that steps back', () => {
  const bucket = new TokenBucket({ perSecond: 1000, burst: 2 }, 0);
  expect([bucket.take(60_000), bucket.take(60_000), bucket.take(60_000)]).toEqual([0, 0, 1]);
  expect(bucket.take(0)).toBe(1);
});

it('counts each key by itself', () => {
  const buckets = new TokenBuckets({ perSecond: 1, burst: 1 });
  expect(buckets.take('a', 0)).toBe(0);
  expect(buckets.take('b', 0)).toBe(0);
  expect(buckets.take('a', 0)).toBe(1000);
});

it('keeps no more buckets than it may, however many ask, and those that are in use', () => {
  const buckets = new TokenBuckets({ perSecond: 0.001, burst: 1 }, { max: 1000 });
  expect(buckets.take('regular', 0)).toBe(0);
  for (let network = 0; network < 200_000; network += 1) {
    buckets.take(`2001:db8:${network}::/64`, network / 1000);
    if (network % 400 === 0) expect(buckets.take('regular', network / 1000)).toBeGreaterThan(0);
  }
  expect(buckets.size).toBeLessThanOrEqual(1000);
});
