import { describe, expect, it } from 'vitest';
import { simulationSource } from './simulation.ts';

describe('simulationSource', () => {
  it('gives the same row for the same seed on every machine', () => {
    const source = simulationSource('seed');
    expect(Array.from({ length: 5 }, () => source.int(10_000))).toEqual([1188, 486, 7448, 1185, 5931]);
  });

  it('refuses what has no integer', () => {
    const source = simulationSource('seed');
    expect(() => source.int(0)).toThrow(RangeError);
    expect(() => source.int(2 ** 53)).toThrow(RangeError);
  });

  it('draws beyond one word from two', () => {
    const source = simulationSource('seed');
    const drawn = Array.from({ length: 1000 }, () => source.int(10 ** 12));
    expect(drawn.every((value) => Number.isInteger(value) && value >= 0 && value < 10 ** 12)).toBe(true);
    expect(drawn.filter((value) => value >= 5 * 10 ** 11).length).toBeGreaterThan(400);
    expect(new Set(drawn).size).toBe(1000);
  });

  it('draws the same whatever ranges come between', () => {
    const [one, other] = [simulationSource('seed'), simulationSource('seed')];
    const ranges = [10_000, 10_000, 7, 10_000, 2 ** 32, 7];
    const words = ranges.map((range) => (range === 2 ** 32 ? 2 : 1));
    const drawn = ranges.map((range) => one.int(range));
    const skipped = words.slice(0, -1).reduce((sum, count) => sum + count, 0);
    for (let n = 0; n < skipped; n += 1) other.int(1);
    expect(other.int(7)).toBe(drawn.at(-1));
  });
});
