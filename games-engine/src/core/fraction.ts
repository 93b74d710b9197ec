/** An exact rational number; the denominator is positive and the pair is in lowest terms. */
export interface Fraction {
  num: bigint;
  den: bigint;
}

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

const gcd = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a < 0n ? -a : a, b < 0n ? -b : b];
  while (y > SAFE) [x, y] = [y, x % y];
  return y === 0n ? x : BigInt(gcdOfNumbers(Number(y), Number(x % y)));
};

// most of Euclid's steps are over small numbers, where number is many times faster than bigint
const gcdOfNumbers = (a: number, b: number): number => {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
};

/** The fraction num/den in lowest terms. Throws a RangeError for a zero denominator. */
export const fraction = (num: bigint, den = 1n): Fraction => {
  if (den === 0n) throw new RangeError('a fraction needs a denominator other than 0');
  const divisor = gcd(num, den) * (den < 0n ? -1n : 1n);
  return { num: num / divisor, den: den / divisor };
};

/** Nothing. */
export const ZERO: Fraction = { num: 0n, den: 1n };

const PPM = 1_000_000n;

/** A fraction of zero or more in millionths, cut off: fewer places of it are those of the fraction itself. */
export const toPpm = ({ num, den }: Fraction): number => Number((num * PPM) / den);

/** Fraction of so many millionths. */
export const ofPpm = (ppm: number): Fraction => fraction(BigInt(ppm), PPM);

export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.den + b.num * a.den, a.den * b.den);

export const subtract = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.den - b.num * a.den, a.den * b.den);

export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.num * b.num, a.den * b.den);

/** Negative, zero or positive as a is below, equal to or above b. */
export const compare = (a: Fraction, b: Fraction): number => {
  const difference = a.num * b.den - b.num * a.den;
  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
};

const DOUBLE = 2n ** 1000n; // well inside of what a number can hold

/** The nearest number, to a unit or two in the last place: for charts, statistics and text only, never for money. */
export const toNumber = ({ num, den }: Fraction): number => {
  if (den < DOUBLE && num < DOUBLE && num > -DOUBLE) return Number(num) / Number(den);
  const scale = 10n ** 15n;
  return Number((num * scale) / den) / Number(scale);
};

/** The value × 100 with a fixed number of decimals, cut off (never rounded up): "95.00". */
export const toPercent = (value: Fraction, decimals = 2): string => {
  const scale = 10n ** BigInt(decimals);
  const scaled = (value.num * 100n * scale) / value.den;
  const sign = scaled < 0n ? '-' : '';
  const digits = (scaled < 0n ? -scaled : scaled).toString().padStart(decimals + 1, '0');
  return decimals === 0 ? `${sign}${digits}` : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
};

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
