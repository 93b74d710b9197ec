import type { Fraction } from './fraction.ts';

/**
 * The stake that loses the greatest share of itself to the floor of stake × multiplier; the least of them. With a
 * multiplier of a/b in lowest terms a stake s loses (s·a mod b)/b hundredths: never a whole one, so beyond 1/loss stakes
 * nothing can be worse. `last` undefined: there is no greatest stake.
 */
export const worstStake = ({ num, den }: Fraction, first: bigint, last: bigint | undefined): bigint => {
  if (den === 1n) return first; // every stake is paid in full
  let worst = first;
  let lost = (first * num) % den; // in parts of den
  for (let stake = first + 1n; (last === undefined || stake <= last) && lost * stake < den * worst; stake += 1n) {
    const loses = (stake * num) % den;
    if (loses * worst > lost * stake) [worst, lost] = [stake, loses];
  }
  return worst;
};
