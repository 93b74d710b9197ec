import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeInLottery, playsTried } from './candidate-lottery.ts';

describe('the lottery of a tried version', () => {
  it('is the first 8 bytes of a hash that anyone can compute', () => {
    // printf 'dice:abc:p1' | sha256sum begins with a61af436e65ba8b7; in python: int('a61af436e65ba8b7', 16) % 1_000_000
    expect(placeInLottery('dice', { hash: 'abc', salt: '' }, 'p1')).toBe(692_407);
    // and printf 'dice:abc:5a17:p1' | sha256sum with 58b2b36ec1246493
    const place = 317_331;
    const plays = (sharePpm: number): boolean => playsTried('dice', { hash: 'abc', salt: '5a17', sharePpm }, 'p1');
    expect([plays(place), plays(place + 1)]).toEqual([false, true]);
  });

  it('takes about its share, and the same ones for a greater share', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 999_998 }), fc.string(), (hash, sharePpm, subject) => {
        const plays = (ppm: number): boolean => playsTried('battle', { hash, salt: '', sharePpm: ppm }, subject);
        return !plays(sharePpm) || plays(sharePpm + 1);
      }),
    );
    const tried = { hash: 'abc', salt: '5a17', sharePpm: 100_000 };
    const rounds = Array.from({ length: 20_000 }, (_, number) => String(number));
    const taken = rounds.filter((number) => playsTried('battle', tried, number)).length;
    expect(Math.abs(taken - 2000)).toBeLessThan(4 * Math.sqrt(20_000 * 0.1 * 0.9));
  });
});
