import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  COURSE_ONE,
  formatMinor,
  fromBase,
  fromBaseCeil,
  parseAmount,
  stakeLimits,
  stakeToBase,
  toBase,
  typedLimit,
} from './money.ts';

const minor = fc.bigInt({ min: 0n, max: 10n ** 17n - 1n });
const course = fc.bigInt({ min: 1n, max: 10n ** 12n });

describe('parseAmount', () => {
  it.each<[unknown, bigint]>([
    ['0', 0n],
    ['0.1', 10n],
    ['1', 100n],
    ['1.05', 105n],
    ['007', 700n],
    ['999999999999999.99', 99_999_999_999_999_999n],
    [0.1, 10n],
    [0.29, 29n],
    [100_000, 10_000_000n],
  ])('reads %j as %s hundredths', (value, expected) => {
    expect(parseAmount(value)).toBe(expected);
  });

  it.each<unknown>([
    '',
    ' ',
    '1 ',
    ' 1',
    '+1',
    '-1',
    '-0',
    '.5',
    '5.',
    '1.234',
    '1,5',
    '1e3',
    '0x10',
    'NaN',
    'Infinity',
    '1_000',
    '١',
    '1.0.0',
    '1000000000000000',
    '9'.repeat(1000),
    -1,
    -0.01,
    0.001,
    1e21,
    1e309,
    1e-7,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    null,
    undefined,
    true,
    [],
    ['1'],
    {},
    { toString: () => '1' },
    1n,
    Symbol('1'),
  ])('refuses %s', (value) => {
    expect(parseAmount(value)).toBeUndefined();
  });

  it('reads what formatMinor writes', () => {
    fc.assert(
      fc.property(minor, (amount) => {
        expect(parseAmount(formatMinor(amount))).toBe(amount);
      }),
    );
  });
});

describe('formatMinor', () => {
  it.each<[bigint, string]>([
    [0n, '0.00'],
    [5n, '0.05'],
    [-5n, '-0.05'],
    [12_345n, '123.45'],
    [-100n, '-1.00'],
  ])('writes %s as %s', (amount, text) => {
    expect(formatMinor(amount)).toBe(text);
  });
});

describe('courses', () => {
  it('change nothing at a course of 1', () => {
    fc.assert(
      fc.property(minor, (amount) => {
        expect(toBase(amount, COURSE_ONE)).toBe(amount);
        expect(fromBase(amount, COURSE_ONE)).toBe(amount);
      }),
    );
  });

  it('never give more than was put in, there and back', () => {
    fc.assert(
      fc.property(minor, course, (amount, rate) => {
        expect(toBase(fromBase(amount, rate), rate)).toBeLessThanOrEqual(amount);
        expect(fromBase(toBase(amount, rate), rate)).toBeLessThanOrEqual(amount);
      }),
    );
  });

  it('find the least amount that reaches a base amount', () => {
    fc.assert(
      fc.property(minor, fc.bigInt({ min: 10_000n, max: 10n ** 12n }), (base, rate) => {
        const least = fromBaseCeil(base, rate);
        expect(toBase(least, rate)).toBeGreaterThanOrEqual(base);
        if (least > 0n) expect(toBase(least - 1n, rate)).toBeLessThan(base);
      }),
    );
  });

  it('are above zero', () => {
    expect(() => fromBase(1n, 0n)).toThrow(RangeError);
    expect(() => fromBase(1n, -1n)).toThrow(RangeError);
  });
});

describe('a typed stake', () => {
  it('is shown again as it was typed, wherever a hundredth is worth no less than the ledger counts', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        fc.bigInt({ min: COURSE_ONE, max: 10n ** 10n }),
        (amount, micro) => {
          const shown = (2n * stakeToBase(amount, micro) * COURSE_ONE + micro) / (2n * micro);
          expect(shown).toBe(amount);
        },
      ),
    );
  });

  it('is never more than the balance that it was made of', () => {
    fc.assert(
      fc.property(minor, course, (balance, micro) => {
        expect(stakeToBase(fromBase(balance, micro), micro) <= balance).toBe(true);
      }),
    );
  });
});

describe('a limit', () => {
  it.each([
    [500_2n, 1_000_000n, 'min', 500_2n], // the base unit's own
    [500_20n, 100_000_000n, 'min', 510n], // 5.002 of a currency
    [500_20n, 100_000_000n, 'max', 500n],
    [10_000_000n, 80_500_000n, 'max', 120_000n], // 1242.23
    [10n, 154_000n, 'min', 65n],
    [1n, 80_500_000n, 'min', 1n],
  ] as const)('%i base hundredths at a course of %i are stated as the %s %i', (base, micro, side, said) => {
    expect(typedLimit(base, micro, side)).toBe(said);
  });

  it('is accepted as it is stated, whatever the game and the course', () => {
    const game = fc
      .tuple(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.bigInt({ min: 0n, max: 10n ** 11n }))
      .map(([minMinor, more]) => ({ minMinor, maxMinor: minMinor + more }));
    fc.assert(
      fc.property(game, fc.bigInt({ min: 1000n, max: 10n ** 10n }), (limits, micro) => {
        const said = stakeLimits(limits, micro);
        if (said.minMinor > said.maxMinor) return; // no hundredth of the currency lies between the game's limits
        expect(stakeToBase(said.minMinor, micro) >= limits.minMinor).toBe(true);
        expect(stakeToBase(said.maxMinor, micro) <= limits.maxMinor).toBe(true);
      }),
    );
  });

  it('is the table’s own where the game takes less, or more', () => {
    expect(stakeLimits({ minMinor: 10n, maxMinor: 10_000_000n }, COURSE_ONE)).toEqual({
      minMinor: 10n,
      maxMinor: 10_000_000n,
    });
    expect(stakeLimits({ minMinor: 10n, maxMinor: 10_000_000n }, 92_500_000n)).toEqual({
      minMinor: 10n,
      maxMinor: 100_000n,
    });
    expect(stakeLimits({ minMinor: 10n, maxMinor: 500n }, 100_000_000n)).toEqual({ minMinor: 1n, maxMinor: 5n });
  });
});
