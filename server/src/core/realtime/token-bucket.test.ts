import { expect, it } from 'vitest';
import { TokenBucket, TokenBuckets } from './token-bucket.ts';

it('lets a burst through, then says how long to wait', () => {
  const bucket = new TokenBucket({ perSecond: 10, burst: 3 }, 0);
  expect([bucket.take(0), bucket.take(0), bucket.take(0)]).toEqual([0, 0, 0]);
  expect(bucket.take(0)).toBe(100);
  expect(bucket.take(50)).toBe(50);
  expect(bucket.take(100)).toBe(0);
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
