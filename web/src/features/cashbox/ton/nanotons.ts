const DIGITS = 9; // a TON is 10^9 nanotons
const GROUPING = /[\s'’]/g;
const AMOUNT = /^(\d{1,12})(?:[.,](\d{1,9}))?$/;

/** Nanotons of an amount of TON, by comma or point; undefined for anything that is no amount above zero. */
export const parseNanotons = (text: string): bigint | undefined => {
  const [, whole = '', rest = ''] = AMOUNT.exec(text.replace(GROUPING, '')) ?? [];
  const nanotons = BigInt(whole + rest.padEnd(DIGITS, '0'));
  return nanotons > 0n ? nanotons : undefined;
};
