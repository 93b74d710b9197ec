import type { DrawAverage, DrawPlace } from '../../core/free-draw.ts';
import { add, fraction, multiply, ZERO, type Fraction } from '../../core/fraction.ts';
import { prizeChances, type PrizeChance } from '../../core/weighted.ts';
import { MAX_STATUS, type RobberyConfig } from './robbery.config.ts';
import { robberyAmount, robberyPrize, type RobberyChoice } from './robbery.rules.ts';

/** The exact chance and prize of each sector at a VIP level, by sector. */
export const robberyChances = (config: RobberyConfig, choice: Pick<RobberyChoice, 'statusId'>): PrizeChance[] =>
  prizeChances(config.sectors, (sector) => robberyPrize(config, choice, sector));

/** What a draw gives on average at a VIP level, base hundredths, exactly. */
export const robberyExpectedMinor = (config: RobberyConfig, choice: Pick<RobberyChoice, 'statusId'>): Fraction =>
  robberyChances(config, choice).reduce(
    (sum, { probability, prizeMinor }) => add(sum, multiply(probability, fraction(prizeMinor))),
    ZERO,
  );

/** What a draw gives on average at every VIP level that has an amount. */
export const robberyAverages = (config: RobberyConfig): DrawAverage[] =>
  Array.from({ length: MAX_STATUS }, (_, index) => index + 1)
    .filter((statusId) => robberyAmount(config, statusId) !== undefined)
    .map((statusId) => ({ id: String(statusId), unit: 'base', average: robberyExpectedMinor(config, { statusId }) }));

/** The exact chance of each sector. */
export const robberyPlaces = ({ sectors }: RobberyConfig): DrawPlace[] =>
  prizeChances(sectors, () => 0n).map(({ probability }, sector) => ({ where: `sectors.${sector}`, probability }));
