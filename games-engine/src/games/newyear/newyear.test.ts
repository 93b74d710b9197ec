import { describe, expect, it } from 'vitest';
import { add, fraction, ZERO } from '../../core/fraction.ts';
import { newyearConfigSchema, newyearDefaultConfig } from './newyear.config.ts';
import { newyearChances, newyearExpected, drawNewyear, newyearRefusal } from './newyear.rules.ts';

const { prizes } = newyearDefaultConfig;
const TOTAL = 100_000;

describe('the drum', () => {
  it('draws as often as its maths says: all numbers enumerated', () => {
    const counts = new Map<string, number>();
    let asked = 0;
    for (let number = 0; number < TOTAL; number += 1) {
      const source = { int: (n: number) => ((asked = n), number) };
      const { prize } = drawNewyear(source, newyearDefaultConfig);
      counts.set(prize, (counts.get(prize) ?? 0) + 1);
    }
    expect(asked).toBe(TOTAL);
    const chances = newyearChances(newyearDefaultConfig);
    expect(chances.map(({ name, probability }) => [name, probability])).toEqual(
      prizes.map(({ name }) => [name, fraction(BigInt(counts.get(name) ?? 0), BigInt(TOTAL))]),
    );
    expect(chances.reduce((sum, { probability }) => add(sum, probability), ZERO)).toEqual(fraction(1n));
  });

  it('gives 2.05 units, 3.70 DIC and one thing in 5,000 on average', () => {
    expect(newyearExpected(newyearDefaultConfig, 'base')).toEqual(fraction(205n));
    expect(newyearExpected(newyearDefaultConfig, 'dic')).toEqual(fraction(370n));
    expect(newyearExpected(newyearDefaultConfig, 'item')).toEqual(fraction(1n, 5000n));
  });

  it('takes no two prizes of one name, no thing with an amount, and nothing else without one', () => {
    const isTaken = (changed: object): boolean =>
      newyearConfigSchema.safeParse({ ...newyearDefaultConfig, prizes: [...prizes, changed] }).success;
    expect(isTaken({ amountMinor: 0, kind: 'item', name: 'mug', weight: 1 })).toBe(true);
    expect(isTaken({ amountMinor: 0, kind: 'item', name: 'sweets', weight: 1 })).toBe(false);
    expect(isTaken({ amountMinor: 5, kind: 'item', name: 'mug', weight: 1 })).toBe(false);
    expect(isTaken({ amountMinor: 0, kind: 'dic', name: 'none', weight: 1 })).toBe(false);
  });

  it('refuses while it is off', () => {
    expect([true, false].map((enabled) => newyearRefusal({ ...newyearDefaultConfig, enabled }))).toEqual([
      undefined,
      '1',
    ]);
  });
});
