import * as fc from 'fast-check';
import { compare, fraction, subtract, type Fraction } from 'games-engine';
import { diceDefaultConfig as config, diceMultiplier, diceRefusal, diceSides, type DiceSide } from 'games-engine/dice';
import { describe, expect, test } from 'vitest';
import {
  bpText,
  chanceOfMultiplier,
  chanceRange,
  diceForm,
  diceFormStart,
  fieldText,
  openSides,
  type DiceForm,
  type DiceFormEvent,
  type LinkedField,
} from './form.ts';

const after = (...events: DiceFormEvent[]): DiceForm =>
  events.reduce((form, event) => diceForm(form, event, config), diceFormStart);
const typed = (field: LinkedField, text: string): DiceFormEvent => ({ type: 'typed', field, text });
const more: DiceFormEvent = { type: 'side', side: 'more' };
const shown = (form: DiceForm) => ({
  percent: fieldText(form, 'percent', config),
  multiplier: fieldText(form, 'multiplier', config),
  chance: fieldText(form, 'chance', config),
});

describe('the linked fields of dice', () => {
  test('start at 50.00 %, which wins in half of all rolls and pays 1.90 times', () => {
    expect(shown(diceFormStart)).toEqual({ percent: '50.00', multiplier: '1.90', chance: '50.00' });
  });

  test('a typed percent moves chance and multiplier', () => {
    expect(shown(after(typed('percent', '10'), { type: 'left' }))).toEqual({
      percent: '10.00',
      multiplier: '9.50',
      chance: '10.00',
    });
    expect(shown(after(more, typed('percent', '10'), { type: 'left' }))).toEqual({
      percent: '10.00',
      multiplier: '1.0555',
      chance: '90.00',
    });
  });

  test('a typed chance moves the percent to the side that is bet on', () => {
    expect(shown(after(typed('chance', '25,5'), { type: 'left' }))).toMatchObject({
      percent: '25.50',
      chance: '25.50',
    });
    expect(shown(after(more, typed('chance', '25,5'), { type: 'left' }))).toMatchObject({
      percent: '74.50',
      chance: '25.50',
    });
  });

  test('a typed multiplier moves the percent to the nearest that can be bet on', () => {
    expect(shown(after(typed('multiplier', '2'), { type: 'left' }))).toEqual({
      percent: '47.50',
      multiplier: '2.00',
      chance: '47.50',
    });
    expect(shown(after(typed('multiplier', '3'), { type: 'left' }))).toEqual({
      percent: '31.67',
      multiplier: '2.9996',
      chance: '31.67',
    });
    expect(shown(after(typed('multiplier', '1000'), { type: 'left' }))).toMatchObject({
      percent: '1.00',
      multiplier: '95.00',
    });
    expect(shown(after(typed('multiplier', '0'), { type: 'left' }))).toMatchObject({ percent: '95.00' });
  });

  test('a field keeps the text being typed, and text that is no number changes nothing', () => {
    expect(shown(after(typed('percent', '7')))).toMatchObject({ percent: '7', chance: '7.00' });
    expect(shown(after(typed('percent', 'x')))).toMatchObject({ percent: 'x', chance: '50.00' });
    expect(shown(after(typed('percent', 'x'), { type: 'left' }))).toMatchObject({ percent: '50.00' });
  });

  test('the percent stays within 1 and 99', () => {
    expect(after(typed('percent', '0')).percentBp).toBe(100);
    expect(after(typed('percent', '99.5')).percentBp).toBe(9900);
    expect(after({ type: 'moved', percentBp: 12_000 }).percentBp).toBe(9900);
  });

  test.each([
    [9500, { less: true, more: true }],
    [9501, { less: false, more: true }],
    [499, { less: true, more: false }],
    [500, { less: true, more: true }],
  ])('at %i hundredths of a percent the open sides are %o', (percentBp, open) => {
    expect(openSides(config, { percentBp })).toEqual(open);
  });

  test('each side keeps to its own end of an uneven range', () => {
    const uneven = { ...config, minPercentBp: 200, maxPercentBp: 9000 };
    expect(chanceRange(uneven, 'less')).toEqual({ min: 200, max: 9000 });
    expect(chanceRange(uneven, 'more')).toEqual({ min: 1000, max: 9500 });
  });

  test('every text typed into multiplier or chance ends at a bet that the rules accept', () => {
    const text = fc.oneof(
      fc.string(),
      fc.double({ min: 0, max: 200, noNaN: true }).map((value) => value.toFixed(3)),
    );
    fc.assert(
      fc.property(
        fc.constantFrom<LinkedField>('multiplier', 'chance'),
        text,
        fc.constantFrom<DiceSide>(...diceSides),
        (field, value, side) => {
          const form = after({ type: 'side', side }, typed(field, value), { type: 'left' });
          expect(diceRefusal(config, 10n, form)).toBeUndefined();
          expect(Number.isInteger(form.percentBp)).toBe(true);
        },
      ),
    );
  });

  test('no allowed chance has a multiplier nearer to the wished one', () => {
    const away = (chanceBp: number, wished: bigint): Fraction => {
      const difference = subtract(
        diceMultiplier(config, { percentBp: chanceBp, side: 'less' }),
        fraction(wished, 10_000n),
      );
      return difference.num < 0n ? fraction(-difference.num, difference.den) : difference;
    };
    const { min, max } = chanceRange(config, 'less');
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 1_200_000n }), fc.integer({ min: min, max: max }), (wished, other) => {
        expect(
          compare(away(chanceOfMultiplier(config, 'less', wished), wished), away(other, wished)),
        ).toBeLessThanOrEqual(0);
      }),
      { numRuns: 2000 },
    );
  });

  test('a percent read back from its own text is the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: config.minPercentBp, max: config.maxPercentBp }), (percentBp) => {
        expect(after(typed('percent', bpText(percentBp))).percentBp).toBe(percentBp);
      }),
    );
  });
});
