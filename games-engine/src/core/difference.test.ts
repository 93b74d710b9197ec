import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstDifference, formatDifference } from './difference.ts';

describe('firstDifference', () => {
  it('finds nothing between equal values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(firstDifference(value, structuredClone(value))).toBeUndefined();
      }),
    );
  });

  it('finds something between values whose texts differ', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: true }), fc.jsonValue(), (a, b) => {
        fc.pre(JSON.stringify(sorted(a)) !== JSON.stringify(sorted(b)));
        expect(firstDifference(a, b)).toBeDefined();
      }),
    );
  });

  it('goes through keys in canonical order and through arrays by index', () => {
    expect(firstDifference({ b: 1, a: 1 }, { b: 2, a: 2 })?.path).toBe('a');
    const long = Array.from({ length: 12 }, (_, i) => i);
    expect(firstDifference(long, long.with(10, -1).with(2, -1))?.path).toBe('2');
    expect(firstDifference({ a: [{ b: 1 }] }, { a: [{ b: 2 }] })).toEqual({ path: 'a.0.b', expected: 1, got: 2 });
  });

  it('tells what lacks and what is too much', () => {
    expect(firstDifference({ a: 1 }, {})).toEqual({ path: 'a', expected: 1, got: undefined });
    expect(firstDifference({}, { a: 1 })).toEqual({ path: 'a', expected: undefined, got: 1 });
    expect(firstDifference([], {})).toEqual({ path: '', expected: [], got: {} });
    expect(firstDifference({}, JSON.parse('{"__proto__":{"a":1}}'))?.path).toBe('__proto__');
  });
});

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => [key, sorted(member)]);
};

describe('formatDifference', () => {
  it('shows a difference on one line, cut where it is long', () => {
    expect(formatDifference({ path: 'a', expected: 'x\ny', got: undefined })).toBe('a: expected "x\\ny", got nothing');
    expect(formatDifference({ path: 'a', expected: 1, got: 'z'.repeat(500) }).length).toBeLessThan(300);
  });
});
