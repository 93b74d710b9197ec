import type { AnyAnalysis } from '../core/analysis/define-analysis.ts';
import { checkConfig } from '../core/analysis/guardrails.ts';
import { measure } from '../core/analysis/measures.ts';
import { blocksOf, simulateBlock } from '../core/analysis/monte-carlo.ts';
import { simulationSource } from '../core/simulation.ts';
import { analyses } from '../games/analyses.ts';
import { diceAnalysis } from '../games/dice/dice.analysis.ts';
import { diceDefaultConfig, diceChoices, diceExact, diceRtpBounds, dicePayout, drawDice } from '../games/dice/index.ts';
import { print, whole, type Print } from '../testing/figures.ts';

/** Figures of the rules without machine and log. */
export interface MathsFigures {
  exactMs: number; // every choice of dice: probability, multiplier, RTP and its bounds, variance, maximum
  roundsPerSecond: number; // simulated through the pure rules
  overPlainLoop: number; // speed of the cross-check relative to a plain loop over the same rounds
}

/** Exact maths of every dice choice, and simulation through the same rules. */
export const benchMaths = (out: Print = print): MathsFigures => {
  const startedAt = performance.now();
  let choices = 0;
  for (const choice of diceChoices(diceDefaultConfig)) {
    diceExact(diceDefaultConfig, choice, 1000n);
    diceRtpBounds(diceDefaultConfig, choice);
    choices += 1;
  }
  const exactMs = performance.now() - startedAt;
  out(`exact maths of all ${whole(choices)} dice choices: ${whole(exactMs)} ms`);
  const roundsPerSecond = simulate(5_000_000);
  out(`simulation through the pure rules: ${whole(roundsPerSecond)} rounds a second`);
  const checked = crossCheckRate(20_000_000);
  const overPlainLoop = checked / roundsPerSecond;
  out(
    `the cross-check of one class: ${whole(checked)} rounds a second, ${overPlainLoop.toFixed(1)} times the plain loop`,
  );
  out(
    `measures and guardrails of the slowest game: ${slowestAnalysisMs().toFixed(1)} ms for each change of its config`,
  );
  return { exactMs, roundsPerSecond, overPlainLoop };
};

const simulate = (rounds: number): number => {
  const source = simulationSource('bench');
  const choice = { percentBp: 4750, side: 'less' } as const;
  const startedAt = performance.now();
  let paid = 0n;
  for (let n = 0; n < rounds; n += 1) paid += dicePayout(diceDefaultConfig, 1000n, choice, drawDice(source));
  if (paid === 0n) throw new Error('nothing was ever won');
  return rounds / ((performance.now() - startedAt) / 1000);
};

const crossCheckRate = (rounds: number): number => {
  const stakeClass = diceAnalysis.findClass(diceDefaultConfig, 'less-4750');
  if (!stakeClass) throw new Error('dice has no class less-4750');
  const startedAt = performance.now();
  for (let block = 0; block < blocksOf(rounds); block += 1) simulateBlock(stakeClass, 'bench', rounds, block);
  return rounds / ((performance.now() - startedAt) / 1000);
};

/** Time that a designer waits: the fourth of four runs, for a page that is open has made the first. */
const slowestAnalysisMs = (): number => {
  const onceMs = (analysis: AnyAnalysis): number => {
    const startedAt = performance.now();
    for (const each of analysis.displayClasses(analysis.defaultConfig)) {
      measure(each.distribution);
      measure(each.table);
    }
    checkConfig(analysis, analysis.defaultConfig);
    return performance.now() - startedAt;
  };
  return Math.max(
    ...Object.values<AnyAnalysis>(analyses).map((each) => [1, 2, 3, 4].map(() => onceMs(each)).at(-1) ?? 0),
  );
};

if (import.meta.main) benchMaths();
