import { expect, it } from 'vitest';
import { dice } from '../../games/dice/index.ts';
import { diceAnalysis } from '../../games/dice/dice.analysis.ts';
import { wheelAnalysis } from '../../games/wheel/wheel.analysis.ts';
import { toNumber } from '../fraction.ts';
import { simulationSource } from '../simulation.ts';
import type { StakeClass } from './define-analysis.ts';
import { betsOf, playThrough, type BetOutcome, type PlayedBonus } from './play-through.ts';

const outcomesOf = ({ distribution }: StakeClass): BetOutcome[] =>
  distribution.map(({ chance, payoutMinor }) => ({ chance: toNumber(chance), payoutMinor: Number(payoutMinor) }));

const half = diceAnalysis.findClass(diceAnalysis.defaultConfig, 'less-5000', 1_000n);
if (!half) throw new Error('dice has a bet of a half');

/** The same by trying every sequence of outcomes. */
const byEnumeration = (outcomes: readonly BetOutcome[], bonus: PlayedBonus): number => {
  const { amountMinor, capTimes, stakeMinor } = bonus;
  const expected = (valueOf: (payoutMinor: number) => number): number =>
    outcomes.reduce((sum, { chance, payoutMinor }) => sum + chance * valueOf(payoutMinor), 0);
  const from = (balance: number, left: number): number => {
    if (left === 0) return Math.min(balance, amountMinor * capTimes);
    if (balance < stakeMinor) return expected((payoutMinor) => (payoutMinor * balance) / stakeMinor);
    return expected((payoutMinor) => from(balance - stakeMinor + payoutMinor, left - 1));
  };
  return from(amountMinor, betsOf(bonus));
};

it.each([
  [{ amountMinor: 5_000, wagerTimes: 2, capTimes: 100, stakeMinor: 1_000 }],
  [{ amountMinor: 2_500, wagerTimes: 4, capTimes: 2, stakeMinor: 1_000 }], // a rest is staked, the cap takes something
])('comes to what all sequences come to: %j', (bonus) => {
  expect(playThrough(outcomesOf(half), bonus).releasedMinor).toBeCloseTo(byEnumeration(outcomesOf(half), bonus), 6);
  const three = [
    { chance: 0.5, payoutMinor: 0 },
    { chance: 0.375, payoutMinor: 1_500 },
    { chance: 0.125, payoutMinor: 3_000 },
  ];
  expect(playThrough(three, bonus).releasedMinor).toBeCloseTo(byEnumeration(three, bonus), 6);
});

it('gives the amount less the edge of what was staked, where nothing is floored or capped', () => {
  const outcomes = [
    { chance: 0.49, payoutMinor: 2_000 },
    { chance: 0.51, payoutMinor: 0 },
  ];
  const bonus = { amountMinor: 10_000, wagerTimes: 30, capTimes: 1_000, stakeMinor: 1_000 };
  const { uncappedMinor, releasedMinor, stakedMinor, releaseChance, bets } = playThrough(outcomes, bonus);
  expect(bets).toBe(300);
  expect(uncappedMinor).toBeCloseTo(10_000 - 0.02 * stakedMinor, 2);
  expect(releasedMinor).toBe(uncappedMinor);
  expect(releaseChance).toBeLessThan(1);
  expect(uncappedMinor).toBeGreaterThan(10_000 * (1 - 30 * 0.02)); // a player without the bonus stakes no more
});

it('agrees with rounds played by the rules of dice', () => {
  const bonus = { amountMinor: 10_000, wagerTimes: 10, capTimes: 3, stakeMinor: 1_000 };
  const exact = playThrough(outcomesOf(half), bonus);
  const source = simulationSource('play-through');
  const choice = dice.choiceSchema.parse({ percentBp: 5_000, side: 'less' });
  const config = dice.defaultConfig;
  const runs = 4_000;
  const released = Array.from({ length: runs }, () => {
    let balance = 10_000;
    for (let bet = 0, isRest = false; bet < exact.bets && balance > 0 && !isRest; bet += 1) {
      isRest = balance < 1_000;
      const stake = BigInt(Math.min(balance, 1_000));
      balance += Number(dice.payout(config, stake, choice, dice.draw(source, config, choice), []) - stake);
    }
    return Math.min(balance, 30_000);
  });
  const mean = released.reduce((sum, each) => sum + each, 0) / runs;
  const deviation = Math.sqrt(released.reduce((sum, each) => sum + (each - mean) ** 2, 0) / runs);
  expect(Math.abs(mean - exact.releasedMinor)).toBeLessThan((4 * deviation) / Math.sqrt(runs));
});

it.each([
  ['even', [half]],
  ['rare', wheelAnalysis.displayClasses(wheelAnalysis.defaultConfig, 1_000n).slice(-1)],
])('is worked out in a moment for an %s bet', (_name, [first]) => {
  const bonus = { amountMinor: 100_000, wagerTimes: 30, capTimes: 100, stakeMinor: 1_000 };
  const { releasedMinor, bets } = playThrough(first ? outcomesOf(first) : [], bonus);
  expect(bets).toBe(3_000);
  expect(releasedMinor).toBeGreaterThan(0);
  expect(releasedMinor).toBeLessThan(100_000);
});

it.each([
  { amountMinor: 0, wagerTimes: 1, capTimes: 1, stakeMinor: 1 },
  { amountMinor: 1_000_000, wagerTimes: 30, capTimes: 1, stakeMinor: 1 },
  { amountMinor: 100, wagerTimes: 1.5, capTimes: 1, stakeMinor: 10 },
])('refuses %j', (bonus) => {
  expect(() => betsOf(bonus)).toThrow(RangeError);
});
