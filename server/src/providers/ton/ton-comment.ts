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
