import { z } from 'zod';
import { add, fraction, multiply, ZERO, type Fraction } from '../../core/fraction.ts';
import type { DrawAverage, DrawPlace } from '../../core/free-draw.ts';
import { logAmount, logName } from '../../core/log-shape.ts';
import type { IntSource } from '../../core/stream.ts';
import { drawPlace, prizeChances, type PrizeChance } from '../../core/weighted.ts';
import { type NewyearConfig, prizeKinds, type NewyearPrize, type PrizeKind } from './newyear.config.ts';

export const newyearChoiceSchema = z.strictObject({ ticket: logName });

/** The ticket that is drawn for: all are worth the same, and of a player each is drawn once. */
export type NewyearChoice = z.infer<typeof newyearChoiceSchema>;

export const newyearOutcomeSchema = z.strictObject({ prize: logName, prizeMinor: logAmount });

/** The name of the prize that was drawn, and its amount in hundredths as decimal text: 0 for a thing. */
export type NewyearOutcome = z.infer<typeof newyearOutcomeSchema>;

/** The codes that refuse a draw, and what each means. */
export const newyearErrors = { 1: 'the drum is switched off' } as const;

/** Every outcome, in the order of the prizes. */
export const newyearOutcomes = ({ prizes }: NewyearConfig): NewyearOutcome[] =>
  prizes.map(({ amountMinor, name }) => ({ prize: name, prizeMinor: String(amountMinor) }));

/** Draws the prize: int(sum of the weights), as `drawPlace` reads it. */
export const drawNewyear = (source: IntSource, config: NewyearConfig): NewyearOutcome => {
  const place = drawPlace(source, config.prizes);
  const drawn = newyearOutcomes(config)[place];
  if (!drawn) throw new RangeError(`the drum has no prize ${place}`);
  return drawn;
};

/** The code that refuses a draw, or undefined when the rules accept it. */
export const newyearRefusal = ({ enabled }: NewyearConfig): string | undefined => (enabled ? undefined : '1');

/** A prize of the drum with its exact chance. */
export type NewyearChance = PrizeChance & Pick<NewyearPrize, 'kind' | 'name'>;

/** The exact chance of each prize, in the order of the drum. */
export const newyearChances = ({ prizes }: NewyearConfig): NewyearChance[] => {
  const chances = prizeChances(prizes, ({ amountMinor }) => BigInt(amountMinor));
  return prizes.flatMap(({ kind, name }, place) => {
    const chance = chances[place];
    return chance ? [{ ...chance, kind, name }] : [];
  });
};

/** Exact average of a ticket's prizes of a kind, hundredths; for things, their number. */
export const newyearExpected = (config: NewyearConfig, kind: PrizeKind): Fraction =>
  newyearChances(config)
    .filter((chance) => chance.kind === kind)
    .reduce(
      (sum, { probability, prizeMinor }) =>
        add(sum, multiply(probability, fraction(kind === 'item' ? 1n : prizeMinor))),
      ZERO,
    );

/** Average of a ticket in each kind of prize. */
export const newyearAverages = (config: NewyearConfig): DrawAverage[] =>
  prizeKinds.map((kind) => ({ id: kind, unit: kind, average: newyearExpected(config, kind) }));

/** The exact chance of each prize. */
export const newyearPlaces = (config: NewyearConfig): DrawPlace[] =>
  newyearChances(config).map(({ probability }, place) => ({ where: `prizes.${place}`, probability }));
