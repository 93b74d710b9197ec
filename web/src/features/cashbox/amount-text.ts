import { formatMinor, parseAmount } from 'games-engine';

const GROUPING = /[\s'’]/g;

/** Hundredths of what a person typed, by comma or point; undefined for anything that is no amount with two decimals. */
export const readAmount = (text: string): bigint | undefined =>
  parseAmount(text.replace(GROUPING, '').replace(',', '.'));

/** The amount as the server takes it: a plain decimal text. */
export const plainAmount = (amountMinor: bigint): string => formatMinor(amountMinor);
