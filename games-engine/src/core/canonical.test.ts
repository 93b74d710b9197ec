import canonicalizeJson from 'canonicalize';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalText, contentHash } from './canonical.ts';

const text = fc.string({ unit: 'binary' }).filter((value) => value.isWellFormed());
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    text,
    fc.array(tie('json')),
    fc.dictionary(text, tie('json')),
  ),
}));

describe('canonicalText', () => {
  it('is what the library makes of any JSON value, in order or not', () => {
    fc.assert(
      fc.property(json, (value) => {
        const canonical = canonicalText(value);
        expect(canonical).toBe(canonicalizeJson(value));
        expect(canonicalText(JSON.parse(canonical))).toBe(canonical); // now its keys stand in order
      }),
      { numRuns: 1000 },
    );
  });

  it('sorts keys as RFC 8785 does, by UTF-16 units', () => {
    const keys = ['\u20ac', '\r', '\ufb33', '1', '\ud83d\ude00', '\u0080', '\u00f6']; // its section 3.2.3
    const value = Object.fromEntries(keys.map((key) => [key, 0]));
    expect(Object.keys(JSON.parse(canonicalText(value)) as object)).toEqual([
      '1',
      '\r',
      '\u0080',
      '\u00f6',
      '\u20ac',
      '\ud83d\ude00',
      '\ufb33',
    ]);
  });

  it('writes numbers as RFC 8785 does', () => {
    expect(canonicalText([333333333.33333329, 1e30, 4.5, 2e-3, 1e-27, -0])).toBe(
      '[333333333.3333333,1e+30,4.5,0.002,1e-27,0]',
    );
  });

  it.each<[string, unknown]>([
    ['NaN', Number.NaN],
    ['Infinity', [Number.POSITIVE_INFINITY]],
    ['undefined', undefined],
    ['a lone surrogate', '\ud800'],
    ['a key with a lone surrogate', { '\udc00': 1 }],
    ['a bigint', 1n],
  ])('throws for %s', (_, value) => {
    expect(() => canonicalText(value)).toThrow();
  });

  it('gives objects that are not plain to the library', () => {
    expect(canonicalText({ at: new Date(0) })).toBe('{"at":"1970-01-01T00:00:00.000Z"}');
  });
});

describe('contentHash', () => {
  it('is the same for the same content in any order', () => {
    expect(contentHash({ b: 1, a: [true] })).toBe(contentHash({ a: [true], b: 1 }));
    expect(contentHash({ a: 1 })).not.toBe(contentHash({ a: 2 }));
  });
});
