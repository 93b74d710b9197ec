import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SoloBet } from '../../core/define-game.ts';
import { minesEvents, minesLogSchema, readMinesLog } from './mines.log.ts';
import { CELLS, type MinesChoice, type MinesMove } from './mines.rules.ts';

const name = fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/);
const count = fc.maxSafeNat();
const amount = fc.bigInt({ min: 0n, max: 10n ** 18n - 1n });
const key = fc.integer({ min: 0, max: CELLS - 1 });
const bet: fc.Arbitrary<SoloBet<MinesChoice>> = fc.record({
  account: fc.constantFrom('real' as const, 'bonus' as const, 'usdicLocked' as const),
  at: count,
  choice: fc.record({ minesLength: fc.integer({ min: 1, max: CELLS - 1 }) }),
  clientSeed: name,
  id: name,
  nonce: count,
  player: name,
  stakeMinor: amount,
});
const move: fc.Arbitrary<MinesMove> = fc.oneof(
  fc.record({ at: count, isMine: fc.boolean(), sectorKey: key }),
  fc.record({ at: count, take: fc.constant(true as const) }),
);
const moves = fc.array(move, { maxLength: 6 });
const drawn = fc.uniqueArray(key, { minLength: 1, maxLength: CELLS - 1 });

const strange = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, true, -1, 0, 0.5, 24, 2 ** 53, Number.NaN, '', '-1', '01', 'x y', 'é'),
  fc.constantFrom<unknown>([], [24], [0, 0], {}, 'bonus', 'win.taken', 'sector.opened'),
  fc.anything(),
);

describe('a mines log', () => {
  it('says what it was made of', () => {
    fc.assert(
      fc.property(bet, moves, drawn, amount, (placed, steps, mines, payoutMinor) => {
        expect(readMinesLog(minesEvents(placed, { mines }, payoutMinor, steps))).toEqual({
          bet: placed,
          moves: steps,
          outcome: { mines },
          payoutMinor,
        });
      }),
    );
  });

  it('has its keys in canonical order', () => {
    fc.assert(
      fc.property(bet, moves, drawn, (placed, steps, mines) => {
        for (const event of minesEvents(placed, { mines }, 0n, steps))
          expect(Object.keys(event)).toEqual(Object.keys(event).toSorted());
      }),
      { numRuns: 20 },
    );
  });

  it('ends at the time of the last move, or of the bet when there is none', () => {
    const [placed] = fc.sample(bet, 1);
    if (!placed) throw new Error('no sample');
    const times = (steps: readonly MinesMove[]): number[] =>
      minesEvents(placed, { mines: [1] }, 0n, steps)
        .slice(-2)
        .map(({ at }) => at);
    expect(times([])).toEqual([placed.at, placed.at]);
    expect(times([{ at: 7, isMine: true, sectorKey: 1 }])).toEqual([7, 7]);
  });

  it('is read exactly when its schema takes it, whatever stands in its place', () => {
    let taken = 0;
    fc.assert(
      fc.property(bet, moves, drawn, fc.nat(8), fc.nat(12), strange, (placed, steps, mines, at, member, value) => {
        const log = structuredClone(minesEvents(placed, { mines }, 0n, steps)) as unknown as Record<string, unknown>[];
        const target = log[at % log.length] ?? {};
        const changed = [...Object.keys(target), 'extra'][member];
        if (changed !== undefined) target[changed] = value;
        const isTaken = minesLogSchema.safeParse(log).success;
        if (isTaken) taken += 1;
        expect(readMinesLog(log) !== undefined).toBe(isTaken);
      }),
      { numRuns: 3000 },
    );
    expect(taken).toBeGreaterThan(100);
  });

  it('is read exactly when its events stand in the order of a round', () => {
    fc.assert(
      fc.property(bet, moves, drawn, fc.array(fc.nat(9), { maxLength: 9 }), (placed, steps, mines, order) => {
        const whole = minesEvents(placed, { mines }, 0n, steps);
        const log = order.flatMap((at) => whole[at] ?? []);
        expect(readMinesLog(log) !== undefined).toBe(minesLogSchema.safeParse(log).success);
      }),
      { numRuns: 1000 },
    );
  });

  it.each<[string, unknown[]]>([
    ['nothing', []],
    ['no objects', [1, 2, 3]],
    ['nulls', [null, null, null]],
    ['arrays', [[], [], []]],
  ])('is not read from %s', (_, events) => {
    expect(readMinesLog(events)).toBeUndefined();
    expect(minesLogSchema.safeParse(events).success).toBe(false);
  });
});
