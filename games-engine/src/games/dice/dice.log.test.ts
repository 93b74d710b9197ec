import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SoloBet } from '../../core/define-game.ts';
import { diceEvents, diceLogSchema, readDiceLog } from './dice.log.ts';
import type { DiceChoice } from './dice.rules.ts';

const name = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const count = fc.maxSafeNat();
const amount = fc.bigInt({ min: 0n, max: 10n ** 18n - 1n });
const bet: fc.Arbitrary<SoloBet<DiceChoice>> = fc.record({
  account: fc.constantFrom('real' as const, 'bonus' as const, 'usdicLocked' as const),
  at: count,
  choice: fc.record({
    percentBp: fc.integer({ min: 1, max: 9999 }),
    side: fc.constantFrom('less' as const, 'more' as const),
  }),
  clientSeed: name,
  id: name,
  nonce: count,
  player: name,
  stakeMinor: amount,
});
const roll = fc.integer({ min: 0, max: 9999 });

const strange = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    true,
    -1,
    0,
    0.5,
    10_000,
    2 ** 53,
    Number.NaN,
    '',
    '-1',
    '01',
    '1.5',
    'x y',
    'é',
    [],
    {},
    'bonus',
    'more',
  ),
  fc.anything(),
);

describe('a dice log', () => {
  it('says what it was made of', () => {
    fc.assert(
      fc.property(bet, roll, amount, (placed, rolled, payoutMinor) => {
        expect(readDiceLog(diceEvents(placed, { roll: rolled }, payoutMinor))).toEqual({
          bet: placed,
          moves: [],
          outcome: { roll: rolled },
          payoutMinor,
        });
      }),
    );
  });

  it('has its keys in canonical order', () => {
    const [sample] = fc.sample(bet, 1);
    for (const event of sample ? diceEvents(sample, { roll: 0 }, 0n) : []) {
      expect(Object.keys(event)).toEqual(Object.keys(event).toSorted());
    }
  });

  it('is read exactly when its schema takes it, whatever stands in its place', () => {
    let taken = 0;
    fc.assert(
      fc.property(bet, roll, fc.nat(2), fc.nat(12), strange, (placed, rolled, event, member, value) => {
        const log = structuredClone(diceEvents(placed, { roll: rolled }, 0n)) as unknown as Record<string, unknown>[];
        const target = log[event] ?? {};
        const key = [...Object.keys(target), 'extra'][member];
        if (key !== undefined) target[key] = value;
        const isTaken = diceLogSchema.safeParse(log).success;
        if (isTaken) taken += 1;
        expect(readDiceLog(log) !== undefined).toBe(isTaken);
      }),
      { numRuns: 3000 },
    );
    expect(taken).toBeGreaterThan(100);
  });

  it.each<[string, unknown[]]>([
    ['nothing', []],
    ['no objects', [1, 2, 3]],
    ['nulls', [null, null, null]],
    ['arrays', [[], [], []]],
  ])('a dice log of %s is not read', (_, events) => {
    expect(readDiceLog(events)).toBeUndefined();
  });

  it('a dice log of four events is not read', () => {
    const [sample] = fc.sample(bet, 1);
    const log = sample ? diceEvents(sample, { roll: 0 }, 0n) : [];
    expect(readDiceLog([...log, log[2]])).toBeUndefined();
  });
});
