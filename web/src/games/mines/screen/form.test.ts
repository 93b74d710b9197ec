import * as fc from 'fast-check';
import { minesDefaultConfig as config, safeCells } from 'games-engine/mines';
import { describe, expect, test } from 'vitest';
import { minesForm, minesFormStart, readCashOut, type MinesForm, type MinesFormEvent } from './form.ts';

const after = (...events: MinesFormEvent[]): MinesForm =>
  events.reduce((form, event) => minesForm(form, event, config), minesFormStart(config));

const event: fc.Arbitrary<MinesFormEvent> = fc.oneof(
  fc.record({ type: fc.constant('mines' as const), minesLength: fc.integer({ min: -5, max: 40 }) }),
  fc.record({ type: fc.constant('typed-mines' as const), text: fc.oneof(fc.string(), fc.nat(99).map(String)) }),
  fc.record({ type: fc.constant('left-mines' as const) }),
  fc.record({ type: fc.constant('typed-cash-out' as const), text: fc.oneof(fc.string(), fc.nat(99).map(String)) }),
  fc.record({ type: fc.constant('toggled' as const), sectorKey: fc.nat(23) }),
  fc.record({ type: fc.constant('unmarked' as const) }),
);

describe('the number of mines', () => {
  test('starts as the config says', () => {
    expect(after().minesLength).toBe(4);
  });

  test.each([
    ['1', 2],
    ['2', 2],
    ['7', 7],
    ['23', 23],
    ['24', 23],
    ['99', 23],
    ['', 4],
    ['x', 4],
    ['4.5', 4],
  ])('typed as "%s" is %i', (text, minesLength) => {
    const form = after({ type: 'typed-mines', text });
    expect(form).toMatchObject({ minesLength, typedMines: text });
    expect(minesForm(form, { type: 'left-mines' }, config).typedMines).toBeUndefined();
  });

  test('follows a preset', () => {
    expect(after({ type: 'typed-mines', text: '7' }, { type: 'mines', minesLength: 15 })).toMatchObject({
      minesLength: 15,
      typedMines: undefined,
    });
  });
});

describe('the marks', () => {
  const toggle = (...keys: number[]): MinesFormEvent[] => keys.map((sectorKey) => ({ type: 'toggled', sectorKey }));

  test('stand in the order in which they were set', () => {
    expect(after(...toggle(9, 3, 7)).marks).toEqual([9, 3, 7]);
    expect(after(...toggle(9, 3, 7, 3)).marks).toEqual([9, 7]);
  });

  test('are never more than the safe cells', () => {
    const form = after({ type: 'mines', minesLength: 22 }, ...toggle(1, 2, 3));
    expect(form.marks).toEqual([1, 2]);
    expect(minesForm(form, { type: 'mines', minesLength: 23 }, config).marks).toEqual([1]);
  });

  test('are taken away together', () => {
    expect(after(...toggle(1, 2), { type: 'unmarked' }).marks).toEqual([]);
  });
});

describe('taking by itself', () => {
  test.each<[string, number | 'never' | 'wrong']>([
    ['', 'never'],
    ['  ', 'never'],
    ['3', 3],
    ['20', 20],
    ['21', 'wrong'],
    ['0', 'wrong'],
    ['x', 'wrong'],
  ])('typed as "%s" with 4 mines is %s', (text, cells) => {
    expect(readCashOut(after({ type: 'typed-cash-out', text }))).toBe(cells);
  });
});

test('the form can be played after any events', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const form = after(...events);
      expect(form.minesLength).toBeGreaterThanOrEqual(config.minMines);
      expect(form.minesLength).toBeLessThanOrEqual(config.maxMines);
      expect(form.marks.length).toBeLessThanOrEqual(safeCells(form.minesLength));
      expect(new Set(form.marks).size).toBe(form.marks.length);
    }),
  );
});
