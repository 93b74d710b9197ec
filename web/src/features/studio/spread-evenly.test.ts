import * as fc from 'fast-check';
import { wheelDefaultConfig } from 'games-engine/wheel';
import { expect, test } from 'vitest';
import { spreadEvenly } from './spread-evenly.ts';

const sorted = (items: readonly number[]): number[] => items.toSorted((a, b) => a - b);

test('keeps what there is of each, whatever it is given', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 64 }), (items) => {
      expect(sorted(spreadEvenly(items))).toEqual(sorted(items));
    }),
  );
});

test('leaves no two alike side by side on a wheel where that can be', () => {
  const segments = spreadEvenly(sorted(wheelDefaultConfig.segments));
  expect(segments.filter((sector, index) => sector === segments[(index + 1) % segments.length])).toEqual([]);
});
