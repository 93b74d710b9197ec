import { describe, expect, it } from 'vitest';
import { add, compare, fraction, multiply, subtract, type Fraction } from '../../core/fraction.ts';
import { minesDefaultConfig, type MinesConfig } from './mines.config.ts';
import {
  maxMultiplierPlan,
  minesExact,
  minesPlans,
  minesPromisedRtp,
  nextSafeProbability,
  reachProbability,
} from './mines.maths.ts';
import { CELLS, minesPayout, minesRoundPayout, type MinesMove } from './mines.rules.ts';

const choose = (n: number, k: number): bigint => {
  let result = 1n;
  for (let i = 0; i < k; i += 1) result = (result * BigInt(n - i)) / BigInt(i + 1);
  return result;
};

/** Every field of so many mines, as bits: from each to the next greater number with as many of them (Gosper). */
const fields = function* (minesLength: number): Generator<number> {
  for (let bits = 2 ** minesLength - 1; bits < 2 ** CELLS;) {
    yield bits;
    const low = bits & -bits;
    const carried = bits + low;
    bits = carried | (((bits ^ carried) / low) >> 2);
  }
};

const cellsOf = (bits: number): number[] =>
  Array.from({ length: CELLS }, (_, key) => key).filter((key) => (bits & (1 << key)) !== 0);

/** Opens cells 0, 1 … one after another and takes after `safe`: the moves as the host would log them. */
const follow = (mines: readonly number[], safe: number): MinesMove[] => {
  const moves: MinesMove[] = [];
  for (let key = 0; key < safe; key += 1) {
    const isMine = mines.includes(key);
    moves.push({ at: key, isMine, sectorKey: key });
    if (isMine) return moves;
  }
  return safe + mines.length === CELLS ? moves : [...moves, { at: safe, take: true }];
};

describe('exact mines maths', () => {
  it('counts fields as combinatorics does, for every plan', () => {
    for (const { minesLength, safe } of minesPlans(minesDefaultConfig)) {
      const expected = fraction(choose(CELLS - minesLength, safe), choose(CELLS, safe));
      expect(reachProbability({ minesLength, safe })).toEqual(expected);
    }
  });

  // all fields of 2, 3, 21, 22 and 23 mines, and what the rules pay in each
  it.each([2, 3, 21, 22, 23])('is what all fields of %i mines add up to', (minesLength) => {
    const all = [...fields(minesLength)].map(cellsOf);
    expect(BigInt(all.length)).toBe(choose(CELLS, minesLength));
    for (let safe = 1; safe <= CELLS - minesLength; safe += 1) {
      const {
        reachProbability: reach,
        rtp,
        variance,
        maxWinMinor,
      } = minesExact(minesDefaultConfig, { minesLength, safe }, 1234n);
      let [sum, squares, wins, max] = [0n, 0n, 0n, 0n];
      for (const mines of all) {
        const payout = minesRoundPayout(minesDefaultConfig, 1234n, { minesLength }, { mines }, follow(mines, safe));
        sum += payout;
        squares += payout * payout;
        if (payout > 0n) wins += 1n;
        if (payout > max) max = payout;
      }
      const count = BigInt(all.length);
      const mean = fraction(sum, count * 1234n);
      expect(reach).toEqual(fraction(wins, count));
      expect(rtp).toEqual(mean);
      expect(variance).toEqual(subtract(fraction(squares, count * 1234n * 1234n), multiply(mean, mean)));
      expect(maxWinMinor).toBe(max - 1234n);
    }
  });

  it('never returns more than promised, and all of it where the floor takes nothing', () => {
    const promised = minesPromisedRtp(minesDefaultConfig);
    for (const plan of minesPlans(minesDefaultConfig)) {
      const { den } = minesExact(minesDefaultConfig, plan, 10n).multiplier;
      expect(compare(minesExact(minesDefaultConfig, plan, 10n).rtp, promised)).toBeLessThanOrEqual(0);
      expect(minesExact(minesDefaultConfig, plan, den).rtp).toEqual(promised);
      expect(minesExact(minesDefaultConfig, plan, den).houseEdge).toEqual(fraction(1n, 20n));
    }
  });

  it('multiplies from cell to cell', () => {
    for (let minesLength = 2; minesLength < CELLS; minesLength += 1) {
      let reach: Fraction = fraction(1n);
      for (let safe = 0; safe < CELLS - minesLength; safe += 1) {
        expect(reachProbability({ minesLength, safe })).toEqual(reach);
        reach = multiply(reach, nextSafeProbability({ minesLength, safe }));
      }
      expect(nextSafeProbability({ minesLength, safe: CELLS - minesLength })).toEqual(fraction(0n));
    }
  });

  it('promises the same to a player who decides after every cell by chance', () => {
    // stops with probability 1/3 after each safe cell: the plans' weights add up, and so do their returns
    const minesLength = 5;
    let [mean, going] = [fraction(0n), fraction(1n)];
    for (let safe = 1; safe <= CELLS - minesLength; safe += 1) {
      const stops = safe === CELLS - minesLength ? fraction(1n) : fraction(1n, 3n);
      const { multiplier, reachProbability: reach } = minesExact(minesDefaultConfig, { minesLength, safe }, 10n);
      mean = add(mean, multiply(multiply(going, stops), multiply(reach, multiplier)));
      going = multiply(going, subtract(fraction(1n), stops));
    }
    expect(mean).toEqual(fraction(19n, 20n));
  });

  it('lists every plan once', () => {
    const plans = [...minesPlans(minesDefaultConfig)];
    expect(plans.length).toBe(253); // 22 + 21 + … + 1
    expect(new Set(plans.map(({ minesLength, safe }) => `${minesLength} ${safe}`)).size).toBe(253);
  });

  it.each<[Partial<MinesConfig>]>([[{}], [{ maxMines: 8 }], [{ minMines: 20 }], [{ minMines: 11, maxMines: 13 }]])(
    'finds the greatest multiplier under %j',
    (change) => {
      const config = { ...minesDefaultConfig, ...change };
      const payouts = [...minesPlans(config)].map((plan) =>
        minesPayout(config, 10n ** 6n, plan.minesLength, plan.safe),
      );
      const { minesLength, safe } = maxMultiplierPlan(config);
      const greatest = payouts.reduce((a, b) => (b > a ? b : a));
      expect(minesPayout(config, 10n ** 6n, minesLength, safe)).toBe(greatest);
    },
  );
});
