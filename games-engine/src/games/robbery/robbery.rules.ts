import { z } from 'zod';
import { add, fraction, multiply, ZERO, type Fraction } from '../../core/fraction.ts';
import type { DrawAverage, DrawPlace } from '../../core/free-draw.ts';
import { logAmount, logName } from '../../core/log-shape.ts';
import type { IntSource } from '../../core/stream.ts';
import { drawPlace, prizeChances, type PrizeChance } from '../../core/weighted.ts';
import { MAX_STATUS, SECTORS, type RobberyConfig, type RobberySector } from './robbery.config.ts';

export const robberyChoiceSchema = z.strictObject({
  statusId: z.int().min(1).max(MAX_STATUS),
  ticket: logName,
});

/**
 * Facts that count: the player's VIP level when they draw, 1 to 15, and the occasion; each ticket of a player is drawn
 * once.
 */
export type RobberyChoice = z.infer<typeof robberyChoiceSchema>;

export const robberyOutcomeSchema = z.strictObject({
  prizeMinor: logAmount,
  sector: z
    .int()
    .min(0)
    .max(SECTORS - 1),
});

/** The sector that was drawn, 0 to 7 clockwise, and what it gives in base hundredths, as decimal text. */
export type RobberyOutcome = z.infer<typeof robberyOutcomeSchema>;

/** The codes that refuse a draw, and what each means. */
export const robberyErrors = { 1: 'the robbery is switched off, or has no amount for this VIP level' } as const;

/** The amount of a VIP level, base hundredths: its own, or that of the nearest level below that has one; else undefined. */
export const robberyAmount = ({ amounts }: RobberyConfig, statusId: number): number | undefined =>
  amounts.findLast((row) => row.statusId <= statusId)?.amountMinor;

/** Prize of a sector at a VIP level, base hundredths: its share of the level's amount, floored. */
const robberyPrize = (
  config: RobberyConfig,
  { statusId }: Pick<RobberyChoice, 'statusId'>,
  sector: RobberySector,
): bigint => (BigInt(robberyAmount(config, statusId) ?? 0) * BigInt(sector.sharePercent)) / 100n;

/** Digits on the three reels for a sector: those of its percent, 005 for 5 %. */
export const robberyReels = ({ sharePercent }: RobberySector): readonly number[] =>
  Array.from(String(sharePercent).padStart(3, '0'), Number);

/** Every outcome of a VIP level, by sector. */
export const robberyOutcomes = (config: RobberyConfig, choice: Pick<RobberyChoice, 'statusId'>): RobberyOutcome[] =>
  config.sectors.map((each, sector) => ({ prizeMinor: robberyPrize(config, choice, each).toString(), sector }));

/** Draws the sector: int(sum of the weights), as `drawPlace` reads it. */
export const drawRobbery = (
  source: IntSource,
  config: RobberyConfig,
  choice: Pick<RobberyChoice, 'statusId'>,
): RobberyOutcome => {
  const sector = drawPlace(source, config.sectors);
  const drawn = robberyOutcomes(config, choice)[sector];
  if (!drawn) throw new RangeError(`the robbery has no sector ${sector}`);
  return drawn;
};

/** The code that refuses a draw, or undefined when the rules accept it. */
export const robberyRefusal = (config: RobberyConfig, { statusId }: RobberyChoice): string | undefined =>
  config.enabled && robberyAmount(config, statusId) !== undefined ? undefined : '1';

/** The exact chance and prize of each sector at a VIP level, by sector. */
export const robberyChances = (config: RobberyConfig, choice: Pick<RobberyChoice, 'statusId'>): PrizeChance[] =>
  prizeChances(config.sectors, (sector) => robberyPrize(config, choice, sector));

/** Exact average of a draw at a VIP level, base hundredths. */
export const robberyExpectedMinor = (config: RobberyConfig, choice: Pick<RobberyChoice, 'statusId'>): Fraction =>
  robberyChances(config, choice).reduce(
    (sum, { probability, prizeMinor }) => add(sum, multiply(probability, fraction(prizeMinor))),
    ZERO,
  );

/** Average of a draw at every VIP level that has an amount. */
export const robberyAverages = (config: RobberyConfig): DrawAverage[] =>
  Array.from({ length: MAX_STATUS }, (_, index) => index + 1)
    .filter((statusId) => robberyAmount(config, statusId) !== undefined)
    .map((statusId) => ({ id: String(statusId), unit: 'base', average: robberyExpectedMinor(config, { statusId }) }));

/** The exact chance of each sector. */
export const robberyPlaces = ({ sectors }: RobberyConfig): DrawPlace[] =>
  prizeChances(sectors, () => 0n).map(({ probability }, sector) => ({ where: `sectors.${sector}`, probability }));
