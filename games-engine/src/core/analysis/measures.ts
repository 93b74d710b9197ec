import { add, fraction, multiply, subtract, toNumber, type Fraction } from '../fraction.ts';
import type { Distribution } from './distribution.ts';

/** Measures of a distribution. Shares of the stake, exact but for the square root. */
export interface Measures {
  readonly rtp: Fraction; // expected return / stake
  readonly houseEdge: Fraction; // 1 − rtp: below 0 where others at the table pay for it
  readonly hitFrequency: Fraction; // the chance that anything is paid back
  readonly variance: Fraction; // variance of the return, in stakes²
  readonly standardDeviation: number; // its root, in stakes
  readonly maxReturn: Fraction; // the greatest return, in stakes
  readonly maxChance: Fraction; // its chance: the odds are 1 in 1/maxChance
  readonly maxPayoutMinor: bigint; // the same in base hundredths
}

/** The measures of a distribution. Throws a RangeError when it is empty. */
export const measure = (distribution: Distribution): Measures => {
  const max = distribution.at(-1);
  if (!max) throw new RangeError('a distribution has at least one outcome');
  let [mean, squares, hits] = [fraction(0n), fraction(0n), fraction(0n)];
  for (const { chance, returned } of distribution) {
    if (returned.num === 0n) continue;
    const weighed = multiply(chance, returned);
    mean = add(mean, weighed);
    squares = add(squares, multiply(weighed, returned));
    hits = add(hits, chance);
  }
  const variance = subtract(squares, multiply(mean, mean));
  return {
    rtp: mean,
    houseEdge: subtract(fraction(1n), mean),
    hitFrequency: hits,
    variance,
    standardDeviation: Math.sqrt(toNumber(variance)),
    maxReturn: max.returned,
    maxChance: max.chance,
    maxPayoutMinor: max.payoutMinor,
  };
};
