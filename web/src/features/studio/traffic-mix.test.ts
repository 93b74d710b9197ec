import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { partsAlike, partsOfPlayed, readMix, rowsOf, type MixRow } from './traffic-mix.ts';

const config = { minStakeMinor: 100, maxStakeMinor: 200_000 };
const row: MixRow = { id: 'a', weight: '1', stake: '10' };

describe('a mix', () => {
  test('begins alike or as it was played, in percent', () => {
    expect(rowsOf(partsAlike(['a', 'b'], 1000n))).toEqual([
      { id: 'a', weight: '50', stake: '10' },
      { id: 'b', weight: '50', stake: '10' },
    ]);
    const traffic = { since: 0, bets: 9, counted: 9, classes: [{ id: 'a', weight: 2.5, stakeMinor: 150 }, { id: 'b', weight: 5, stakeMinor: 1 }] }; // prettier-ignore
    expect(rowsOf(partsOfPlayed(traffic))).toEqual([
      { id: 'a', weight: '33.3333', stake: '1.5' },
      { id: 'b', weight: '66.6667', stake: '0.01' },
    ]);
  });

  test('is read back as it began, however rare a part is', () => {
    const part = fc.record({
      weight: fc.double({ min: 1e-6, max: 1e6, noNaN: true }),
      stake: fc.integer({ min: 100, max: 200_000 }),
    });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 50 }), (drawn) => {
        const parts = drawn.map(({ weight, stake }, index) => ({
          classId: String(index),
          weight,
          stakeMinor: String(stake),
        }));
        const { parts: read = [] } = readMix(rowsOf(parts), config);
        const all = parts.reduce((sum, { weight }) => sum + weight, 0);
        expect(read.map(({ classId, stakeMinor }) => [classId, stakeMinor])).toEqual(
          parts.map(({ classId, stakeMinor }) => [classId, stakeMinor]),
        );
        for (const [index, { weight }] of read.entries())
          expect(Math.abs(weight - (100 * (parts[index]?.weight ?? 0)) / all)).toBeLessThanOrEqual(1e-4);
      }),
    );
  });

  test.each<[Partial<MixRow>, 'weight' | 'stake']>([
    [{ weight: '0' }, 'weight'],
    [{ weight: '-1' }, 'weight'],
    [{ weight: '' }, 'weight'],
    [{ weight: '0,00001' }, 'weight'],
    [{ stake: '0,99' }, 'stake'],
    [{ stake: '2000,01' }, 'stake'],
    [{ stake: 'ten' }, 'stake'],
    [{ stake: '1,001' }, 'stake'],
  ])('with %j says that it is the %s', (wrong, place) => {
    const { parts, problems } = readMix([row, { ...row, id: 'b', ...wrong }], config);
    expect(parts).toBeUndefined();
    expect(problems).toEqual([
      { weight: false, stake: false },
      { weight: place === 'weight', stake: place === 'stake' },
    ]);
  });

  test('a mix of nothing is none', () => {
    expect(readMix([], config)).toEqual({ parts: undefined, problems: [] });
  });
});
