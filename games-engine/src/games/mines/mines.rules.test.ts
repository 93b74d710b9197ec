import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../core/fairness.vectors.json' with { type: 'json' };
import { compare, fraction, multiply, toNumber } from '../../core/fraction.ts';
import { simulationSource } from '../../core/simulation.ts';
import { FairStream, type IntSource } from '../../core/stream.ts';
import { chiSquare } from '../../core/statistics/chi-square.ts';
import { MANY_DRAWS } from '../../testing/many-draws.ts';
import { minesErrorName, minesErrorNumbers, minesErrors } from './mines.errors.ts';
import { mines, minesDefaultConfig } from './index.ts';
import { reachProbability } from './mines.maths.ts';
import {
  CELLS,
  drawMines,
  isTaking,
  minesMultiplier,
  minesPayout,
  minesRefusal,
  minesRoundPayout,
  multiplierText,
  safeCells,
  type MinesMove,
} from './mines.rules.ts';

const length = fc.integer({ min: 1, max: CELLS - 1 });
const safe = (key: number): MinesMove => ({ at: 1, isMine: false, sectorKey: key });
const take: MinesMove = { at: 2, take: true };

describe('drawing mines', () => {
  it.each(vectors.mines)('draws $minesLength as the fairness table says', ({ minesLength, drawn, ...seeds }) => {
    const outcome = drawMines(new FairStream(seeds), minesDefaultConfig, { minesLength });
    expect(outcome).toEqual({ mines: drawn });
  });

  it('gives as many different cells as there are mines, for every seed', () => {
    fc.assert(
      fc.property(length, fc.string(), (minesLength, seed) => {
        const { mines: drawn } = drawMines(simulationSource(seed), minesDefaultConfig, { minesLength });
        expect(drawn.length).toBe(minesLength);
        expect(new Set(drawn).size).toBe(minesLength);
        expect(drawn.every((key) => Number.isInteger(key) && key >= 0 && key < CELLS)).toBe(true);
      }),
    );
  });

  it('asks for one integer a mine, of what is left of the field', () => {
    const asked: number[] = [];
    const source: IntSource = { int: (n) => asked.push(n) && n - 1 };
    expect(drawMines(source, minesDefaultConfig, { minesLength: 4 })).toEqual({ mines: [23, 22, 21, 20] });
    expect(asked).toEqual([24, 23, 22, 21]);
  });

  it('takes a cell out of the row, so that the others move up', () => {
    const source: IntSource = { int: () => 5 };
    expect(drawMines(source, minesDefaultConfig, { minesLength: 3 })).toEqual({ mines: [5, 6, 7] });
  });
});

describe('the multiplier', () => {
  it.each([
    [4, 1, '1.1400'], // 0.95 · 24/20
    [2, 1, '1.0363'], // 0.95 · 24/22 = 1.03636…, cut off
    [3, 5, '1.9843'], // 0.95 · 42504/20349
    [23, 1, '22.8000'],
    [12, 12, '2568948.2000'], // 0.95 · 2704156
    [15, 9, '1242128.8000'], // 0.95 · 1307504
    [4, 0, '0.9500'],
  ])('the multiplier of %i mines after %i safe cells is %s', (minesLength, cells, text) => {
    expect(multiplierText(minesMultiplier(minesDefaultConfig, minesLength, cells))).toBe(text);
  });

  it('times the probability of getting there is 95 %, everywhere', () => {
    for (let minesLength = 1; minesLength < CELLS; minesLength += 1) {
      for (let cells = 0; cells <= safeCells(minesLength); cells += 1) {
        const multiplier = minesMultiplier(minesDefaultConfig, minesLength, cells);
        expect(multiply(multiplier, reachProbability({ minesLength, safe: cells }))).toEqual(fraction(19n, 20n));
      }
    }
  });

  it('rises with every cell and with every mine', () => {
    for (let minesLength = 1; minesLength < CELLS - 1; minesLength += 1) {
      for (let cells = 1; cells < safeCells(minesLength); cells += 1) {
        const here = minesMultiplier(minesDefaultConfig, minesLength, cells);
        expect(compare(minesMultiplier(minesDefaultConfig, minesLength, cells + 1), here)).toBeGreaterThan(0);
        expect(compare(minesMultiplier(minesDefaultConfig, minesLength + 1, cells), here)).toBeGreaterThan(0);
      }
    }
  });

  it.each([-1, 21, 1.5])('does not exist for %d safe cells among 4 mines', (cells) => {
    expect(() => minesMultiplier(minesDefaultConfig, 4, cells)).toThrow('4 mines leave 0 to 20 safe cells');
  });
});

describe('the payout', () => {
  it('is nothing before a cell is open', () => {
    expect(minesPayout(minesDefaultConfig, 1000n, 4, 0)).toBe(0n);
  });

  it.each<[bigint, number, number, bigint]>([
    [1000n, 4, 1, 1140n],
    [10n, 4, 1, 11n], // 11.4 floored
    [10n, 2, 1, 10n], // 10.36… floored
    [10_000_000n, 12, 12, 1_000_000_000n], // the cap, below 25,689,482,000,000
  ])('the payout of %s hundredths, %i mines, %i cells is %s', (stake, minesLength, cells, payout) => {
    expect(minesPayout(minesDefaultConfig, stake, minesLength, cells)).toBe(payout);
  });

  it('is stake × multiplier and no whole hundredth less, up to the cap', () => {
    fc.assert(
      fc.property(length, fc.nat(22), fc.bigInt({ min: 1n, max: 10n ** 12n }), (minesLength, more, stake) => {
        const cells = 1 + (more % safeCells(minesLength));
        const { num, den } = minesMultiplier(minesDefaultConfig, minesLength, cells);
        const payout = minesPayout(minesDefaultConfig, stake, minesLength, cells);
        const isCapped = payout === 1_000_000_000n;
        expect(payout <= 1_000_000_000n && payout * den <= stake * num).toBe(true);
        expect(isCapped || (payout + 1n) * den > stake * num).toBe(true);
      }),
    );
  });

  const pay = (moves: readonly MinesMove[], minesLength = 4): bigint =>
    minesRoundPayout(minesDefaultConfig, 1000n, { minesLength }, { mines: [0, 1, 2, 3] }, moves);

  it('comes with the taking', () => {
    expect(pay([safe(4)])).toBe(0n);
    expect(pay([safe(4), take])).toBe(1140n);
    expect(pay([safe(4), safe(5), take])).toBe(minesPayout(minesDefaultConfig, 1000n, 4, 2));
    expect(pay([take])).toBe(0n);
  });

  it('is nothing after a mine, whatever the moves say of it', () => {
    expect(pay([safe(4), { at: 1, isMine: true, sectorKey: 0 }])).toBe(0n);
    expect(pay([safe(4), safe(0), take])).toBe(0n);
  });

  it('comes by itself with the last safe cell', () => {
    const all = Array.from({ length: 20 }, (_, n) => safe(n + 4));
    expect(pay(all)).toBe(minesPayout(minesDefaultConfig, 1000n, 4, 20));
    expect(pay(all.slice(1))).toBe(0n);
  });

  it('tells moves apart', () => {
    expect([take, safe(1)].map(isTaking)).toEqual([true, false]);
  });
});

describe('a bet', () => {
  it.each<[string, bigint, number, string | undefined]>([
    ['of the least stake is accepted', 10n, 4, undefined],
    ['below it is refused', 9n, 4, 'MIN_BET'],
    ['of the greatest stake is accepted', 10_000_000n, 4, undefined],
    ['above it is refused', 10_000_001n, 4, 'MAX_BET'],
    ['on the fewest mines is accepted', 10n, 2, undefined],
    ['on fewer is refused', 10n, 1, 'INCORRECT_MINES_LENGTH'],
    ['on the most mines is accepted', 10n, 23, undefined],
    ['on more is refused', 10n, 24, 'INCORRECT_MINES_LENGTH'],
    ['on a part of a mine is refused', 10n, 4.5, 'INCORRECT_MINES_LENGTH'],
    ['on no number is refused', 10n, Number.NaN, 'INCORRECT_MINES_LENGTH'],
    ['is refused for its mines before its stake', 0n, 0, 'INCORRECT_MINES_LENGTH'],
  ])('%s', (_, stake, minesLength, code) => {
    expect(minesRefusal(minesDefaultConfig, stake, { minesLength })).toBe(code);
    expect(mines.refusal(minesDefaultConfig, stake, { minesLength })).toBe(code);
  });

  it('is refused while the game is switched off', () => {
    expect(minesRefusal({ ...minesDefaultConfig, enabled: false }, 10n, { minesLength: 4 })).toBe('WAIT_CANCEL_ROUND');
  });
});

describe('the codes', () => {
  it('mean the same by name and by number', () => {
    for (const [name, number] of Object.entries(minesErrorNumbers)) {
      expect(minesErrors[String(number)]).toBe(minesErrors[name]);
      expect(minesErrorName(number)).toBe(name);
    }
    expect(minesErrorName(10)).toBeUndefined();
  });
});

describe('many draws', () => {
  const DRAWS = MANY_DRAWS;
  const P = 0.001;

  /** Counts for each cell how often it was the n-th mine, over many draws of four. */
  const countCells = (sourceOf: (draw: number) => IntSource): number[][] => {
    const counts = Array.from({ length: 4 }, () => Array.from({ length: CELLS }, () => 0));
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const { mines: drawn } = drawMines(sourceOf(draw), minesDefaultConfig, { minesLength: 4 });
      for (const [nth, key] of drawn.entries()) (counts[nth] as number[])[key] = (counts[nth]?.[key] ?? 0) + 1;
    }
    return counts;
  };
  const even = Array.from({ length: CELLS }, () => DRAWS / CELLS);

  it('put every mine into every cell equally often', () => {
    const source = simulationSource('even');
    for (const counts of countCells(() => source)) expect(chiSquare(counts, even).p).toBeGreaterThan(P);
  });

  it('do so from the fairness stream too', { timeout: 60_000 }, () => {
    const serverSeed = '9a9bce714b9b880e65382b28caea7810c37f765907888aabc30205370cf3a08a';
    const counts = countCells((nonce) => new FairStream({ serverSeed, clientSeed: 'even', nonce }));
    for (const each of counts) expect(chiSquare(each, even).p).toBeGreaterThan(P);
  });

  it('draws that never use the last cell do not pass', () => {
    const source = simulationSource('even');
    const [first = []] = countCells(() => ({ int: (n) => Math.min(n - 2, source.int(n)) }));
    expect(chiSquare(first, even).p).toBeLessThan(P);
  });

  it('lay two mines into every pair of cells equally often', () => {
    const source = simulationSource('pairs');
    const counts = Array.from({ length: CELLS * CELLS }, () => 0);
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const { mines: drawn } = drawMines(source, minesDefaultConfig, { minesLength: 2 });
      const [first = 0, second = 0] = drawn;
      counts[first * CELLS + second] = (counts[first * CELLS + second] ?? 0) + 1;
    }
    const pairs = counts.filter((_, at) => at % (CELLS + 1) !== 0); // a cell is not drawn twice
    expect(pairs.reduce((sum, count) => sum + count, 0)).toBe(DRAWS);
    const expected = pairs.map(() => DRAWS / pairs.length);
    expect(chiSquare(pairs, expected).p).toBeGreaterThan(P);
  });

  it('return 95 % to a player who takes after three cells, within five standard errors', () => {
    const source = simulationSource('rtp');
    const reach = toNumber(reachProbability({ minesLength: 4, safe: 3 }));
    let reached = 0;
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const { mines: drawn } = drawMines(source, minesDefaultConfig, { minesLength: 4 });
      if (![7, 11, 20].some((key) => drawn.includes(key))) reached += 1;
    }
    expect(Math.abs(reached / DRAWS - reach)).toBeLessThan(5 * Math.sqrt((reach * (1 - reach)) / DRAWS));
  });
});
