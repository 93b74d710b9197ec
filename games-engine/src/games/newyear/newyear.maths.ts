import type { DrawAverage, DrawPlace } from '../../core/free-draw.ts';
import { add, fraction, multiply, ZERO, type Fraction } from '../../core/fraction.ts';
import { prizeChances, type PrizeChance } from '../../core/weighted.ts';
import { prizeKinds, type NewyearConfig, type NewyearPrize, type PrizeKind } from './newyear.config.ts';

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

/** What a ticket gives on average in prizes of a kind, hundredths, exactly; of things, how many. */
export const newyearExpected = (config: NewyearConfig, kind: PrizeKind): Fraction =>
  newyearChances(config)
    .filter((chance) => chance.kind === kind)
    .reduce(
      (sum, { probability, prizeMinor }) =>
        add(sum, multiply(probability, fraction(kind === 'item' ? 1n : prizeMinor))),
      ZERO,
    );

/** What a ticket gives on average of each kind of prize. */
export const newyearAverages = (config: NewyearConfig): DrawAverage[] =>
  prizeKinds.map((kind) => ({ id: kind, unit: kind, average: newyearExpected(config, kind) }));

/** The exact chance of each prize. */
export const newyearPlaces = (config: NewyearConfig): DrawPlace[] =>
  newyearChances(config).map(({ probability }, place) => ({ where: `prizes.${place}`, probability }));
