import { describe, expect, it } from 'vitest';
import { leafFault, MAX_LEAF_DEPTH } from './leaf-faults.ts';

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

describe('a leaf', () => {
  it.each([
    ['a fraction', { a: [{ b: 0.5 }] }, 'a.0.b'],
    ['a negative', { a: { min: -1 } }, 'a.min'],
    ['more than 2^53 - 1', { a: 2 ** 53 }, 'a'],
    ['a member named __proto__', JSON.parse('{"a":{"__proto__":1}}'), 'a.__proto__'],
    ['a place too deep', nested(MAX_LEAF_DEPTH + 1), Array.from({ length: MAX_LEAF_DEPTH }, () => 'a').join('.')],
  ])('cannot hold %s', (_what, leaf, path) => {
    expect(leafFault(leaf)).toMatchObject({ path });
  });

  it('can hold integers at any place that is not too deep, and fractions where they are excepted', () => {
    expect(leafFault(nested(MAX_LEAF_DEPTH))).toBeUndefined();
    expect(leafFault({ a: [0, 2 ** 53 - 1, '0.5', null, true] })).toBeUndefined();
    expect(leafFault({ a: -0.5 }, { allowsFractions: true })).toBeUndefined();
    expect(leafFault(nested(MAX_LEAF_DEPTH + 1), { allowsFractions: true })).toBeDefined();
  });
});
