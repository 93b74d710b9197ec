/** An exact decimal number that is not negative: `digits` / 10^`scale`. */
export interface Decimal {
  digits: bigint;
  scale: number;
}

const DECIMAL = /^(\d{1,30})(?:\.(\d{1,30}))?$/;

/** Reads a plain decimal text, such as an amount that a provider tells. Undefined for anything else. */
export const parseDecimal = (text: string): Decimal | undefined => {
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, whole = '0', fraction = ''] = match;
  return { digits: BigInt(whole + fraction), scale: fraction.length };
};

/** True when one decimal text is a greater number than another; false where one is none. */
export const isGreater = (one: string, other: string): boolean => {
  const [a, b] = [parseDecimal(one), parseDecimal(other)];
  return a !== undefined && b !== undefined && a.digits * 10n ** BigInt(b.scale) > b.digits * 10n ** BigInt(a.scale);
};

const MICRO = 1_000_000n;

/** Hundredths of `amount` × `courseMicro` / 10⁶, floored, and what the floor took off, in millionths of a hundredth. */
export const minorAt = ({ digits, scale }: Decimal, courseMicro: bigint): { minor: bigint; remainderMicro: bigint } => {
  const micro = (digits * 100n * courseMicro) / 10n ** BigInt(scale);
  return { minor: micro / MICRO, remainderMicro: micro % MICRO };
};

/** The text of `numerator` / `denominator` with `scale` places, rounded up. */
export const ceilText = (numerator: bigint, denominator: bigint, scale: number): string => {
  const scaled = (numerator * 10n ** BigInt(scale) + denominator - 1n) / denominator;
  const digits = scaled.toString().padStart(scale + 1, '0');
  const fraction = digits.slice(-scale).replace(/0+$/, '');
  return `${digits.slice(0, -scale)}${fraction && `.${fraction}`}`;
};
