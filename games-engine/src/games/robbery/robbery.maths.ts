import { add, fraction, multiply, ZERO, type Fraction } from '../../core/fraction.ts';
import { prizeChances, type PrizeChance } from '../../core/weighted.ts';
import type { RobberyConfig } from './robbery.config.ts';
import { robberyPrize, type RobberyChoice } from './robbery.rules.ts';

/** The exact chance and prize of each sector at a VIP level, by sector. */
export const robberyChances = (config: RobberyConfig, choice: Pick<RobberyChoice, 'statusId'>): PrizeChance[] =>
  prizeChances(config.sectors, (sector) => robberyPrize(config, choice, sector));

/** What a draw gives on average at a VIP level, base hundredths, exactly. */
export const robberyExpectedMinor = (config: RobberyConfig, choice: Pick<RobberyChoice, 'statusId'>): Fraction =>
  robberyChances(config, choice).reduce(
    (sum, { probability, prizeMinor }) => add(sum, multiply(probability, fraction(prizeMinor))),
    ZERO,
  );
