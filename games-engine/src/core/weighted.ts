import { fraction, type Fraction } from './fraction.ts';
import type { IntSource } from './stream.ts';

/** Something that is drawn as often as its weight says: weight / sum of all weights. */
export interface Weighted {
  readonly weight: number; // an integer, 1 or more
}

const totalOf = (all: readonly Weighted[]): number => all.reduce((sum, { weight }) => sum + weight, 0);

/** Draws a place: int(sum of the weights), then the first place whose weights up to it exceed the number. */
export const drawPlace = (source: IntSource, all: readonly Weighted[]): number => {
  const drawn = source.int(totalOf(all));
  let above = 0;
  return all.findIndex(({ weight }) => drawn < (above += weight));
};

/** Result of a draw, its probability and its worth. */
export interface PrizeChance {
  probability: Fraction;
  prizeMinor: bigint; // hundredths
}

/** The exact chance of every place, in their order. */
export const prizeChances = <Place extends Weighted>(
  all: readonly Place[],
  prizeOf: (place: Place) => bigint,
): PrizeChance[] => {
  const total = BigInt(totalOf(all));
  return all.map((place) => ({
    probability: fraction(BigInt(place.weight), total),
    prizeMinor: prizeOf(place),
  }));
};
