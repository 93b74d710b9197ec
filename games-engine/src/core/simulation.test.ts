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
    expect(() => source.int(2 ** 32 + 1)).toThrow('draws up to 2^32');
  });
});
