import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { betAmount, betPicker, betPickerStart, betProblem, betText, type BetPickerEvent } from './picker.reducer.ts';

const limits = { minMinor: 10n, maxMinor: 10_000_000n };
const after = (...events: BetPickerEvent[]) =>
  events.reduce((state, event) => betPicker(state, event, limits), betPickerStart);

describe('the bet picker', () => {
  test('starts at 0.10', () => {
    expect(betText(betPickerStart, limits)).toBe('0.10');
  });

  test.each([
    ['2', '2.00'],
    ['1,5', '1.50'],
    ['0.125', '0.13'],
    ['0.124', '0.12'],
    ['1 000', '1000.00'],
    ['.5', '0.50'],
    ['', '0.10'],
    ['abc', '0.10'],
    ['-3', '0.10'],
    ['1e5', '0.10'],
    ['0', '0.10'],
    ['999999999', '100000.00'],
  ])('turns the typed text %j into %s when the field is left', (text, shown) => {
    expect(betText(after({ type: 'typed', text }, { type: 'left' }), limits)).toBe(shown);
  });

  test('keeps the text as it is while it is being typed', () => {
    expect(betText(after({ type: 'typed', text: '1.' }), limits)).toBe('1.');
  });

  test('says which limit the typed amount breaks', () => {
    expect(betProblem(after({ type: 'typed', text: '0.05' }), limits)).toBe('below');
    expect(betProblem(after({ type: 'typed', text: '100000.01' }), limits)).toBe('above');
    expect(betProblem(after({ type: 'typed', text: 'x' }), limits)).toBeUndefined();
  });

  test('halves, doubles and adds from what is in the field', () => {
    const typed: BetPickerEvent = { type: 'typed', text: '4.5' };
    expect(betText(after(typed, { type: 'halved' }), limits)).toBe('2.25');
    expect(betText(after(typed, { type: 'doubled' }), limits)).toBe('9.00');
    expect(betText(after(typed, { type: 'added', minor: 10n }), limits)).toBe('4.60');
  });

  test('goes to the least, and to as much as balance and game allow', () => {
    expect(betText(after({ type: 'typed', text: '4.5' }, { type: 'minimum' }), limits)).toBe('0.10');
    expect(betText(after({ type: 'maximum', balanceMinor: 12_345n }), limits)).toBe('123.45');
    expect(betText(after({ type: 'maximum', balanceMinor: 10n ** 12n }), limits)).toBe('100000.00');
    expect(betText(after({ type: 'maximum', balanceMinor: 3n }), limits)).toBe('0.10');
  });

  test('stays within the limits whatever is pressed and typed', () => {
    const event = fc.oneof<fc.Arbitrary<BetPickerEvent>[]>(
      fc.record({ type: fc.constant('typed' as const), text: fc.oneof(fc.string(), fc.double().map(String)) }),
      fc.record({ type: fc.constant('added' as const), minor: fc.bigInt({ min: 0n, max: 10n ** 9n }) }),
      fc.constantFrom<BetPickerEvent>({ type: 'left' }, { type: 'halved' }, { type: 'doubled' }, { type: 'minimum' }),
      fc.record({ type: fc.constant('maximum' as const), balanceMinor: fc.bigInt({ min: 0n, max: 10n ** 15n }) }),
    );
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const amount = betAmount(after(...events), limits);
        expect(amount >= limits.minMinor && amount <= limits.maxMinor).toBe(true);
      }),
    );
  });
});
