import { z } from 'zod';

/** An amount as providers write it: decimal text, not negative. A number would have passed through a float. */
export const decimalText = z.string().regex(/^\d{1,30}(\.\d{1,18})?$/);

/** An amount of whole parts, so many digits of which stand after the point, as decimal text: 10037n, 2 → 100.37. */
export const decimalOf = (parts: bigint, digits: number): string => {
  const text = parts.toString().padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
};

/** The other way. Undefined for text that is no amount, or has more digits after its point. */
export const partsOf = (text: string, digits: number): bigint | undefined => {
  const [whole = '', rest = ''] = text.split('.');
  if (!decimalText.safeParse(text).success || rest.length > digits) return undefined;
  return BigInt(whole + rest.padEnd(digits, '0'));
};
