import { decimalText } from '../../core/payments/decimal.ts';

/** JSON whose numbers stay the text that they stand as: amounts of a coin have more digits than a float. */
export const parseExactJson = (text: string): unknown =>
  JSON.parse(text, (_name, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' ? context?.source : value,
  );

const NUMBER = /^(\d{1,30})(?:\.(\d{1,30}))?(?:e([+-]?\d{1,2}))?$/i;

/** A number without its exponent: 1e-8 → 0.00000001. Undefined for anything that is no amount. */
export const plainAmount = (text: string): string | undefined => {
  const match = NUMBER.exec(text);
  if (!match) return undefined;
  const [, whole = '', fraction = '', exponent = '0'] = match;
  const shift = Number(exponent);
  const places = Math.max(fraction.length - shift, 0);
  const digits = (whole + fraction).padEnd(whole.length + shift, '0').padStart(places + 1, '0');
  const [before, after] = [digits.slice(0, digits.length - places), digits.slice(digits.length - places)];
  const trimmed = after.replace(/0+$/, '');
  const plain = `${before.replace(/^0+(?=\d)/, '')}${trimmed && `.${trimmed}`}`;
  return decimalText.safeParse(plain).success ? plain : undefined;
};
