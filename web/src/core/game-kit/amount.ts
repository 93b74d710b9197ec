import { formatMinor } from 'games-engine';

const TYPED = /^(\d{0,12})(?:[.,](\d*))?$/;
const GROUPING = /[\s'’]/g;

/**
 * An integer of the smallest unit from what a person typed: comma or point, rounded half up to `decimals`.
 * Undefined for anything that is not a plain number of zero or more.
 */
export const parseTyped = (text: string, decimals = 2): bigint | undefined => {
  const match = TYPED.exec(text.replace(GROUPING, ''));
  const whole = match?.[1] ?? '';
  const rest = match?.[2] ?? '';
  if (!match || (whole === '' && rest === '')) return undefined;
  const kept = BigInt(`${whole || '0'}${rest.slice(0, decimals).padEnd(decimals, '0')}`);
  return Number(rest[decimals] ?? '0') >= 5 ? kept + 1n : kept;
};

/** The nearest amount within the limits. */
export const clampMinor = (amount: bigint, min: bigint, max: bigint): bigint =>
  amount < min ? min : amount > max ? max : amount;

/** Hundredths as the shortest plain text for a button: 10n → "0.1", 1000n → "10". */
export const shortUnits = (minor: bigint): string => formatMinor(minor).replace(/\.?0+$/, '');
