import { describe, expect, it } from 'vitest';
import { termsOf, type Place } from './game-rules.ts';

const rule = { country: null, currency: null, isOff: false, minBetMinor: null, maxBetMinor: null };
const rules = [
  { ...rule, game: 'dice', currency: 'USD', minBetMinor: 100n, maxBetMinor: 5000n },
  { ...rule, game: 'dice', country: 'DE', currency: 'USD', minBetMinor: 50n, maxBetMinor: 2000n },
  { ...rule, game: 'mines', country: 'DE', isOff: true },
  { ...rule, game: 'wheel', currency: 'TON', isOff: true },
  { ...rule, game: 'battle', isOff: true },
  { ...rule, game: 'provider:Amber Forge', currency: 'USD', maxBetMinor: 900n },
  { ...rule, game: 'scarab', currency: 'USD', maxBetMinor: 700n },
  { ...rule, game: 'provider:Cobalt', country: 'DE', isOff: true },
];
const place = (country?: string, currency?: string): Place => ({ country, currency });

describe('the terms of a game', () => {
  it.each([
    ['a limit of its currency', 'dice', place('FR', 'USD'), undefined, 100n, 5000n],
    ['the strictest of two', 'dice', place('DE', 'USD'), undefined, 100n, 2000n],
    ['no limit in another currency', 'dice', place('DE', 'EUR'), undefined, undefined, undefined],
    ['off in a country', 'mines', place('DE', 'USD'), 'country', undefined, undefined],
    ['open in another one', 'mines', place('FR', 'USD'), undefined, undefined, undefined],
    ['open where the country is not known', 'mines', place(undefined, 'USD'), undefined, undefined, undefined],
    ['off in a currency', 'wheel', place('FR', 'TON'), 'currency', undefined, undefined],
    ['open to a guest without a currency', 'wheel', place('FR'), undefined, undefined, undefined],
    ['off everywhere', 'battle', place(), 'everywhere', undefined, undefined],
  ] as const)('%s', (_, game, at, off, minBetMinor, maxBetMinor) => {
    expect(termsOf(rules, game, at)).toEqual({ off, minBetMinor, maxBetMinor });
  });

  it.each([
    ['scarab', 'Amber Forge', place('DE', 'USD'), undefined, 700n],
    ['lantern', 'Amber Forge', place('DE', 'USD'), undefined, 900n],
    ['lantern', 'Amber Forge', place('DE', 'EUR'), undefined, undefined],
    ['orbit', 'Cobalt', place('DE', 'USD'), 'country', undefined],
    ['orbit', 'Cobalt', place('FR', 'USD'), undefined, undefined],
  ] as const)('hold for %s together with those of its provider, %s', (identifier, provider, at, off, maxBetMinor) => {
    expect(termsOf(rules, { identifier, provider }, at)).toEqual({ off, minBetMinor: undefined, maxBetMinor });
  });
});
