/** A course: base units per unit of a currency, in millionths. 1_000_000n is a course of 1. */
export type CourseMicro = bigint;

/** A course of 1: the base unit against itself. */
export const COURSE_ONE: CourseMicro = 1_000_000n;

const AMOUNT = /^(\d{1,15})(?:\.(\d{1,2}))?$/;

/** The text of a finite number without an exponent, or undefined. */
const plainText = (value: number): string | undefined => {
  const text = String(value);
  return Number.isFinite(value) && !text.includes('e') ? text : undefined;
};

/**
 * Hundredths from an amount in units: a decimal text or number, not negative, at most two decimals
 * and fifteen digits before the point. Anything else gives undefined.
 */
export const parseAmount = (value: unknown): bigint | undefined => {
  const text = typeof value === 'number' ? plainText(value) : value;
  if (typeof text !== 'string') return undefined;
  const match = AMOUNT.exec(text);
  if (!match) return undefined;
  return BigInt(match[1] ?? '0') * 100n + BigInt((match[2] ?? '').padEnd(2, '0'));
};

/** Base hundredths from hundredths of a currency, floored: what is settled is never more than what was said. */
export const toBase = (amountMinor: bigint, courseMicro: CourseMicro): bigint =>
  (amountMinor * courseMicro) / COURSE_ONE;

/** Hundredths of a currency from base hundredths, floored towards zero. */
export const fromBase = (baseMinor: bigint, courseMicro: CourseMicro): bigint => {
  if (courseMicro <= 0n) throw new RangeError(`a course is above zero, got ${courseMicro}`);
  return (baseMinor * COURSE_ONE) / courseMicro;
};

/** The least amount in a currency's hundredths whose value in base hundredths reaches the given one. */
export const fromBaseCeil = (baseMinor: bigint, courseMicro: CourseMicro): bigint => {
  const floored = fromBase(baseMinor, courseMicro);
  return toBase(floored, courseMicro) < baseMinor ? floored + 1n : floored;
};

/** Hundredths as a decimal text with two decimals: 12345n → "123.45". */
export const formatMinor = (amountMinor: bigint): string => {
  const digits = (amountMinor < 0n ? -amountMinor : amountMinor).toString().padStart(3, '0');
  return `${amountMinor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
