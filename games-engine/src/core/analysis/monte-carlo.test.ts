import { describe, expect, it } from 'vitest';
import { analyses } from '../../games/analyses.ts';
import { fraction } from '../fraction.ts';
import { simulationSource } from '../simulation.ts';
import type { AnyAnalysis, StakeClass } from './define-analysis.ts';
import { winOrNothing } from './distribution.ts';
import {
  BLOCK_ROUNDS,
  blocksOf,
  crossCheck,
  mergeTallies,
  noRounds,
  playRounds,
  simulateBlock,
} from './monte-carlo.ts';

const every: readonly AnyAnalysis[] = Object.values(analyses);
const shown = every.flatMap((analysis) =>
  analysis.displayClasses(analysis.defaultConfig).map((each) => ({ game: analysis.id, id: each.id, each })),
);

const dice = (id: string): StakeClass => {
  const found = analyses.dice.findClass(analyses.dice.defaultConfig, id);
  if (!found) throw new Error(`no class ${id}`);
  return found;
};

/** A loop of draw and payout, nothing else. */
const naive = ({ play }: StakeClass, seed: string, rounds: number): Record<string, number> => {
  const source = simulationSource(seed);
  const paid: Record<string, number> = {};
  for (let round = 0; round < rounds; round += 1) {
    const payout = play(source).toString();
    paid[payout] = (paid[payout] ?? 0) + 1;
  }
  return paid;
};

describe('a simulation', () => {
  it.each(shown)('a simulation of $game plays the same as a plain loop of draw and payout: $id', ({ each }) => {
    expect(playRounds(each, simulationSource('same'), 2000)).toEqual({ rounds: 2000, paid: naive(each, 'same', 2000) });
  });

  it('is the same tally by any player of its blocks, in any order', () => {
    const rounds = 2 * BLOCK_ROUNDS + 17;
    const blocks = Array.from({ length: blocksOf(rounds) }, (_, block) => block);
    const play = (block: number): ReturnType<typeof simulateBlock> =>
      simulateBlock(dice('less-2500'), 's', rounds, block);
    const forwards = blocks.map(play).reduce(mergeTallies, noRounds);
    const [first = noRounds, ...rest] = blocks.map(play).toReversed();
    expect(forwards.rounds).toBe(rounds);
    expect(JSON.stringify(mergeTallies(rest.reduce(mergeTallies, noRounds), first))).toBe(JSON.stringify(forwards));
    expect(play(0)).not.toEqual(play(1));
    expect(simulateBlock(dice('less-2500'), 'other', rounds, 0)).not.toEqual(play(0));
  });

  it('refuses a class that draws otherwise than it says', () => {
    const each: StakeClass = { ...dice('less-2500'), drawRange: 100 };
    expect(() => playRounds(each, simulationSource('x'), 1)).toThrow('draws one integer below 100, asked for 10000');
  });
});

describe('the cross-check', () => {
  it.each(shown)('agrees with the exact maths of $game after 131,072 rounds: $id', ({ each }) => {
    const rounds = 2 * BLOCK_ROUNDS;
    const tally = mergeTallies(simulateBlock(each, 'check', rounds, 0), simulateBlock(each, 'check', rounds, 1));
    const check = crossCheck(each, tally, shown.length);
    expect(check.verdict).toBe('agrees');
    if (check.isNormal) expect(Math.abs(check.z)).toBeLessThan(5);
    expect(check.low).toBeLessThanOrEqual(check.mean);
    expect(check.high).toBeGreaterThanOrEqual(check.mean);
  });

  const wrong = (chance: bigint, payoutMinor: bigint): StakeClass => ({
    ...dice('less-2500'),
    distribution: winOrNothing(1000n, fraction(chance, 10_000n), payoutMinor),
  });
  const tally = simulateBlock(dice('less-2500'), 'check', 4 * BLOCK_ROUNDS, 0);

  it('differs when the exact chance is off by a hundredth', () => {
    expect(crossCheck(wrong(2500n, 3800n), tally).verdict).toBe('agrees');
    expect(crossCheck(wrong(2600n, 3800n), tally).verdict).toBe('differs');
    expect(crossCheck(wrong(2400n, 3800n), tally).verdict).toBe('differs');
  });

  it('differs when a payout came that cannot, be it a hundredth more', () => {
    const { verdict, worst } = crossCheck(wrong(2500n, 3799n), tally);
    expect([verdict, worst.payoutMinor, worst.due]).toEqual(['differs', '3800', 0]);
  });

  it('says when the rarest payout was due too seldom for an interval', () => {
    const rare = analyses.mines.findClass(analyses.mines.defaultConfig, 'mines-12-safe-12');
    if (!rare) throw new Error('no such class');
    const none = crossCheck(rare, { rounds: 1000, paid: { '0': 1000 } });
    expect([none.verdict, none.isNormal]).toEqual(['agrees', false]);
    // a payout of once in 2.7 million rounds may come once in ten thousand, but hardly twice
    const payout = rare.distribution.at(-1)?.payoutMinor.toString() ?? '';
    expect(crossCheck(rare, { rounds: 10_000, paid: { '0': 9998, [payout]: 2 } }).verdict).toBe('differs');
  });

  it('needs a round', () => {
    expect(() => crossCheck(dice('less-2500'), noRounds)).toThrow(RangeError);
  });
});
