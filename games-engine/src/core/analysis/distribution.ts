import { add, compare, fraction, type Fraction } from '../fraction.ts';

/** One thing that can become of a stake. */
export interface StakeOutcome {
  readonly chance: Fraction; // above 0
  readonly returned: Fraction; // share of the stake that is paid back: 0 for a loss
  readonly payoutMinor: bigint; // the same in base hundredths, floored as the rules do
}

/** Everything that can become of a stake: by return, ascending, each return once; the chances add up to exactly 1. */
export type Distribution = readonly StakeOutcome[];

/** A payout and its chance, before equal payouts are put together. */
export interface Payout {
  readonly chance: Fraction;
  readonly payoutMinor: bigint;
}

/** The distribution of a stake. Throws a RangeError when the chances are not exactly 1 together or one is below 0. */
export const distributionOf = (stakeMinor: bigint, payouts: Iterable<Payout>): Distribution => {
  const chances = new Map<bigint, Fraction>();
  let total = fraction(0n);
  for (const { chance, payoutMinor } of payouts) {
    if (chance.num < 0n) throw new RangeError(`a chance is not below 0, got ${chance.num}/${chance.den}`);
    total = add(total, chance);
    const known = chances.get(payoutMinor);
    if (chance.num > 0n) chances.set(payoutMinor, known ? add(known, chance) : chance);
  }
  if (total.num !== total.den) throw new RangeError(`chances add up to 1, got ${total.num}/${total.den}`);
  return [...chances]
    .map(([payoutMinor, chance]) => ({ chance, returned: fraction(payoutMinor, stakeMinor), payoutMinor }))
    .toSorted((a, b) => compare(a.returned, b.returned));
};

/** The distribution of a stake that is paid with this chance and lost otherwise. */
export const winOrNothing = (stakeMinor: bigint, chance: Fraction, payoutMinor: bigint): Distribution =>
  distributionOf(stakeMinor, [
    { chance: fraction(chance.den - chance.num, chance.den), payoutMinor: 0n },
    { chance, payoutMinor },
  ]);
