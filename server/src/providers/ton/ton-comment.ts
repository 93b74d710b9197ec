import { beginCell, Cell } from '@ton/core';

const TEXT = 0; // the operation of a text comment, as TEP-74 describes it
const OPERATION_BITS = 32;

/** The body of a transfer that carries a comment: a bag of cells in base64. */
export const commentPayload = (comment: string): string =>
  beginCell().storeUint(TEXT, OPERATION_BITS).storeStringTail(comment).endCell().toBoc().toString('base64');

/** The comment of a transfer's body, undefined for a body that is no comment. */
export const readComment = (payload: string): string | undefined => {
  try {
    const body = Cell.fromBase64(payload).beginParse();
    return body.loadUint(OPERATION_BITS) === TEXT ? body.loadStringTail() : undefined;
  } catch {
    return undefined;
  }
};

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'; // Crockford's base 32: no digit is taken for another one
const BITS_A_DIGIT = 5n;
const LENGTH = 26; // characters of 128 bits
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The memo that a player sends along, made of our reference, a UUID: what comes back tells the reference. */
export const memoOf = (reference: string): string => {
  if (!UUID.test(reference)) throw new Error(`a memo is made of a UUID, not of ${reference}`);
  let left = BigInt(`0x${reference.replaceAll('-', '')}`);
  let memo = '';
  while (memo.length < LENGTH) {
    memo = DIGITS.charAt(Number(left & 31n)) + memo;
    left >>= BITS_A_DIGIT;
  }
  return memo;
};

/** The reference of a transfer's comment, however it was typed: the comment itself when it is no memo of ours. */
export const referenceOf = (comment: string): string => {
  const typed = comment.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const digits = [...typed].map((digit) => DIGITS.indexOf(digit));
  if (digits.length !== LENGTH || digits.includes(-1)) return comment;
  const value = digits.reduce((sum, digit) => (sum << BITS_A_DIGIT) | BigInt(digit), 0n);
  if (value >> 128n > 0n) return comment;
  const hex = value.toString(16).padStart(32, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
};
