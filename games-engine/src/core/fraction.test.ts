import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, fraction, multiply, subtract, toNumber, toPercent, toPpm, ZERO } from './fraction.ts';

const part = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const notZero = part.filter((value) => value !== 0n);
const any = fc.tuple(part, notZero).map(([num, den]) => fraction(num, den));

describe('fractions', () => {
  it('stand in lowest terms over a positive denominator, whatever their size', () => {
    fc.assert(
      fc.property(part, notZero, notZero, (num, den, factor) => {
        const value = fraction(num, den);
        expect(value.den > 0n).toBe(true);
        expect(value.num * den).toBe(value.den * num);
        expect(fraction(num * factor, den * factor)).toEqual(value);
      }),
    );
  });

  it('obey the laws of arithmetic', () => {
    fc.assert(
      fc.property(any, any, any, (a, b, c) => {
        expect(subtract(add(a, b), b)).toEqual(a);
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0);
        expect(compare(add(a, c), add(b, c))).toBe(compare(a, b));
      }),
    );
  });

  it('are told in millionths, rounded to the nearest', () => {
    expect(toPpm(fraction(19n, 10n))).toBe(1_900_000);
    expect(toPpm(fraction(2n, 3n))).toBe(666_666);
    expect(toPpm(ZERO)).toBe(0);
  });

  it('have no zero below the line', () => {
    expect(() => fraction(1n, 0n)).toThrow('a denominator other than 0');
  });

  it('show themselves cut off, never rounded up', () => {
    expect(toPercent(fraction(2n, 3n))).toBe('66.66');
    expect(toPercent(fraction(99_999n, 100_000n), 2)).toBe('99.99');
    expect(toPercent(fraction(19n, 20n), 0)).toBe('95');
    expect(toPercent(fraction(-1n, 8n), 1)).toBe('-12.5');
    expect(toPercent(fraction(1n, 10_000n))).toBe('0.01');
    expect(toNumber(fraction(1n, 8n))).toBe(0.125);
  });
});
