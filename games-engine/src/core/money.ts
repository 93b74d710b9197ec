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

/**
 * Base hundredths nearest to an amount in a currency: a stake as somebody typed it. The floor would make 100 tenge, shown
 * again, 99.99; the nearest is at most half a base hundredth away, for the player as often as for the house.
 */
export const stakeToBase = (amountMinor: bigint, courseMicro: CourseMicro): bigint =>
  (2n * amountMinor * courseMicro + COURSE_ONE) / (2n * COURSE_ONE);

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

/** Limits of an amount, in hundredths. */
export interface AmountLimits {
  minMinor: bigint;
  maxMinor: bigint;
}

const KEPT_DIGITS = 2;

/** A limit as people state it: two significant figures, rounded inwards. The base unit's own limits are somebody's words already. */
export const typedLimit = (baseMinor: bigint, courseMicro: CourseMicro, side: 'min' | 'max'): bigint => {
  if (courseMicro === COURSE_ONE) return baseMinor;
  const exact = side === 'min' ? fromBaseCeil(baseMinor, courseMicro) : fromBase(baseMinor, courseMicro);
  const unit = 10n ** BigInt(Math.max(0, exact.toString().length - KEPT_DIGITS));
  return ((side === 'min' ? exact + unit - 1n : exact) / unit) * unit;
};

/** The least and the greatest stake that a table offers, whatever the game: 0.1 and 100000 units, in hundredths. */
export const TABLE_LIMITS: AmountLimits = { minMinor: 10n, maxMinor: 10_000_000n };

/**
 * The limits of a stake in a currency: of table, rules, help and refusals alike. Always within the game's, in base
 * hundredths; where the table's own would leave nothing between them, the game's hold.
 */
export const stakeLimits = (game: AmountLimits, courseMicro: CourseMicro): AmountLimits => {
  const [min, max] = [typedLimit(game.minMinor, courseMicro, 'min'), typedLimit(game.maxMinor, courseMicro, 'max')];
  const minMinor = min > TABLE_LIMITS.minMinor ? min : TABLE_LIMITS.minMinor;
  const maxMinor = max < TABLE_LIMITS.maxMinor ? max : TABLE_LIMITS.maxMinor;
  if (minMinor <= maxMinor) return { minMinor, maxMinor };
  return { minMinor: fromBaseCeil(game.minMinor, courseMicro), maxMinor: fromBase(game.maxMinor, courseMicro) };
};

/** Hundredths as a decimal text with two decimals: 12345n → "123.45". */
export const formatMinor = (amountMinor: bigint): string => {
  const digits = (amountMinor < 0n ? -amountMinor : amountMinor).toString().padStart(3, '0');
  return `${amountMinor < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
