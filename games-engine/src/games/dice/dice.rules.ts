import { z } from 'zod';
import { fraction, ZERO, type Fraction } from '../../core/fraction.ts';
import { capMultiplier, capPayout } from '../../core/payout-cap.ts';
import type { IntSource } from '../../core/stream.ts';
import type { DiceConfig } from './dice.config.ts';

/** Numbers that can be rolled: 0 … 9999, shown as 0.00 … 99.99. */
export const ROLLS = 10_000;

/** The two ways to bet: below the percent, or from it on. */
export const diceSides = ['less', 'more'] as const;
export type DiceSide = (typeof diceSides)[number];

export const diceChoiceSchema = z.strictObject({
  percentBp: z
    .int()
    .min(1)
    .max(ROLLS - 1),
  side: z.enum(diceSides),
});

/** The player's choice. percentBp: hundredths of a percent, so 5050 is 50.50 %. */
export type DiceChoice = z.infer<typeof diceChoiceSchema>;

export const diceOutcomeSchema = z.strictObject({
  roll: z
    .int()
    .min(0)
    .max(ROLLS - 1),
});

/** Rolled number, 0 … 9999. */
export type DiceOutcome = z.infer<typeof diceOutcomeSchema>;

/** The codes with which dice refuses or answers, and what each means. */
export const diceErrors = {
  0: 'not signed in',
  1: 'insufficient funds on the real account',
  2: 'the bet lost',
  3: 'the percent is not one that can be bet on',
  4: 'the bet type is neither less nor more',
  5: 'the stake is below the minimum; the limit is appended',
  6: 'insufficient funds on the bonus or USDIC account',
  7: 'the previous bet has not been settled yet',
  500: 'the currency cannot be used in this game',
  MAX_BET: 'the stake is above the maximum; the limit is appended',
  WAIT_CANCEL_ROUND: 'the game is switched off',
} as const;

/** Winning rolls among the 10,000: the chance in hundredths of a percent. */
export const winningRolls = (choice: DiceChoice): number =>
  choice.side === 'less' ? choice.percentBp : ROLLS - choice.percentBp;

/** True when a side can be bet on at a percent: it is off from the config's limit on. */
export const isSideOpen = (config: DiceConfig, choice: DiceChoice): boolean =>
  winningRolls(choice) < config.chanceLimitBp;

/** Exact multiplier of a win: (100 % − edge) / chance. */
export const diceMultiplier = (config: DiceConfig, choice: DiceChoice): Fraction =>
  fraction(BigInt((1_000_000 - config.houseEdgePpm) * ROLLS), BigInt(1_000_000 * winningRolls(choice)));

/** True for a winning roll: less takes the rolls below the percent, more the rest. */
export const isWin = (choice: DiceChoice, roll: number): boolean =>
  choice.side === 'less' ? roll < choice.percentBp : roll >= choice.percentBp;

/** Payout of a win in base hundredths: stake × multiplier, floored, and never above the cap. */
export const winPayout = (config: DiceConfig, stakeMinor: bigint, choice: DiceChoice): bigint =>
  capPayout(
    config,
    (stakeMinor * BigInt((1_000_000 - config.houseEdgePpm) * ROLLS)) / BigInt(1_000_000 * winningRolls(choice)),
  );

/** Payout of a roll in base hundredths: the win's payout, or 0. */
export const dicePayout = (config: DiceConfig, stakeMinor: bigint, choice: DiceChoice, outcome: DiceOutcome): bigint =>
  isWin(choice, outcome.roll) ? winPayout(config, stakeMinor, choice) : 0n;

/** Exact multiplier of a stake by a roll: the win's multiplier as far as the cap allows, or zero. */
export const diceRoundMultiplier = (
  config: DiceConfig,
  stakeMinor: bigint,
  choice: DiceChoice,
  { roll }: DiceOutcome,
): Fraction => (isWin(choice, roll) ? capMultiplier(config, stakeMinor, diceMultiplier(config, choice)) : ZERO);

/** Draws the roll: int(10000). */
export const drawDice = (source: IntSource): DiceOutcome => ({ roll: source.int(ROLLS) });

/** The code that refuses a bet, or undefined when the rules accept it. */
export const diceRefusal = (
  config: DiceConfig,
  stakeMinor: bigint,
  choice: DiceChoice,
): keyof typeof diceErrors | undefined => {
  if (!config.enabled) return 'WAIT_CANCEL_ROUND';
  if (choice.percentBp < config.minPercentBp || choice.percentBp > config.maxPercentBp) return 3;
  if (!isSideOpen(config, choice)) return 3;
  if (stakeMinor < BigInt(config.minStakeMinor)) return 5;
  if (stakeMinor > BigInt(config.maxStakeMinor)) return 'MAX_BET';
  return undefined;
};
