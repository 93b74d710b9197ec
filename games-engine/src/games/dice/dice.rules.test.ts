import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dice } from './index.ts';
import { FairStream } from '../../core/stream.ts';
import { chiSquare } from '../../core/statistics/chi-square.ts';
import { simulationSource } from '../../core/simulation.ts';
import { MANY_DRAWS } from '../../testing/many-draws.ts';
import { diceDefaultConfig } from './dice.config.ts';
import {
  dicePayout,
  diceRefusal,
  drawDice,
  isSideOpen,
  isWin,
  ROLLS,
  winningRolls,
  winPayout,
  type DiceChoice,
} from './dice.rules.ts';

const less = (percentBp: number): DiceChoice => ({ percentBp, side: 'less' });
const more = (percentBp: number): DiceChoice => ({ percentBp, side: 'more' });
const choice = fc.record({
  percentBp: fc.integer({ min: 1, max: 9999 }),
  side: fc.constantFrom('less' as const, 'more' as const),
});

describe('dice rules', () => {
  it('win for less below the percent, for more from it on', () => {
    expect([4999, 5000].map((roll) => isWin(less(5000), roll))).toEqual([true, false]);
    expect([4999, 5000].map((roll) => isWin(more(5000), roll))).toEqual([false, true]);
  });

  it('count the winning rolls as enumeration does', () => {
    fc.assert(
      fc.property(choice, (each) => {
        const wins = Array.from({ length: ROLLS }, (_, roll) => roll).filter((roll) => isWin(each, roll));
        expect(winningRolls(each)).toBe(wins.length);
      }),
      { numRuns: 50 },
    );
  });

  it.each<[DiceChoice, bigint, bigint]>([
    [less(5000), 1000n, 1900n], // 1.9
    [less(4750), 1000n, 2000n], // 2 exactly
    [more(5000), 10n, 19n],
    [less(9500), 10n, 10n], // a win pays no less than its stake
    [less(100), 10_000_000n, 950_000_000n], // 95, the greatest payout
    [less(3333), 10n, 28n], // 28.5028… floored
    [less(100), 20_000_000n, 1_000_000_000n], // the cap
  ])('pay %j at %s hundredths: %s', (each, stake, payout) => {
    expect(winPayout(diceDefaultConfig, stake, each)).toBe(payout);
    expect(dicePayout(diceDefaultConfig, stake, each, { roll: each.side === 'less' ? 0 : 9999 })).toBe(payout);
    expect(dicePayout(diceDefaultConfig, stake, each, { roll: each.side === 'less' ? 9999 : 0 })).toBe(0n);
  });

  it('pay no more than the edge lets them, and no whole hundredth less', () => {
    fc.assert(
      fc.property(choice, fc.bigInt({ min: 1n, max: 10n ** 12n }), (each, stake) => {
        const { payoutCap: _, ...uncapped } = diceDefaultConfig;
        const exact = stake * 950_000n * 10_000n; // over 1_000_000 × wins
        const per = 1_000_000n * BigInt(winningRolls(each));
        const payout = winPayout(uncapped, stake, each);
        expect(payout * per <= exact && (payout + 1n) * per > exact).toBe(true);
        expect(winPayout(diceDefaultConfig, stake, each)).toBe(payout < 1_000_000_000n ? payout : 1_000_000_000n);
      }),
    );
  });

  it('close a side above a chance of 95 %, where a win would pay less than its stake', () => {
    expect([9500, 9501].map((percentBp) => isSideOpen(diceDefaultConfig, less(percentBp)))).toEqual([true, false]);
    expect([500, 499].map((percentBp) => isSideOpen(diceDefaultConfig, more(percentBp)))).toEqual([true, false]);
  });

  it.each<[string, bigint, DiceChoice, string | number | undefined]>([
    ['accept the least stake', 10n, less(5000), undefined],
    ['refuse less than it', 9n, less(5000), 5],
    ['accept the greatest stake', 10_000_000n, less(5000), undefined],
    ['refuse more than it', 10_000_001n, less(5000), 'MAX_BET'],
    ['refuse a percent below the least', 10n, less(99), 3],
    ['accept the least percent', 10n, less(100), undefined],
    ['accept the greatest percent', 10n, more(9900), undefined],
    ['refuse a percent above it', 10n, more(9901), 3],
    ['refuse a side that is closed', 10n, less(9600), 3],
    ['refuse the percent before the stake', 0n, less(1), 3],
  ])('%s', (_, stake, each, code) => {
    expect(diceRefusal(diceDefaultConfig, stake, each)).toBe(code);
    expect(dice.refusal(diceDefaultConfig, stake, each)).toBe(code?.toString());
  });

  it('refuse everything while the game is switched off', () => {
    expect(diceRefusal({ ...diceDefaultConfig, enabled: false }, 10n, less(5000))).toBe('WAIT_CANCEL_ROUND');
  });
});

describe('many draws', () => {
  // the samples are fixed by their seeds
  const spread = (roll: (n: number) => number, draws: number): number => {
    const counts = Array.from({ length: 100 }, () => 0);
    for (let n = 0; n < draws; n += 1) {
      const bin = Math.floor(roll(n) / 100);
      counts[bin] = (counts[bin] ?? 0) + 1;
    }
    return chiSquare(
      counts,
      counts.map(() => draws / counts.length),
    ).p;
  };

  it('draws of the fairness stream are spread evenly', () => {
    const serverSeed = '9a9bce714b9b880e65382b28caea7810c37f765907888aabc30205370cf3a08a';
    expect(
      spread((nonce) => drawDice(new FairStream({ serverSeed, clientSeed: 'even', nonce })).roll, MANY_DRAWS),
    ).toBeGreaterThan(0.001);
  });

  it('draws of the simulation are spread evenly', () => {
    const source = simulationSource('even');
    expect(spread(() => drawDice(source).roll, MANY_DRAWS)).toBeGreaterThan(0.001);
  });

  it('draws that leave a bin out are not spread evenly', () => {
    const source = simulationSource('even');
    expect(spread(() => Math.min(9899, drawDice(source).roll), MANY_DRAWS)).toBeLessThan(1e-9);
  });
});
