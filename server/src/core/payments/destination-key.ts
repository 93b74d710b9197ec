import { createHmac } from 'node:crypto';

/** Where money is paid to. */
export interface PaidTo {
  mask: string | null; // of the payway
  network: string | null;
  purse: string;
  memo: string | null;
}

/** For what our secret makes a key of its own. */
export const DESTINATION_SECRET = 'payout destinations';

/** Two spellings of an address of such a network are one destination. */
const sameCase = (purse: string): string => (/^0x[\da-f]{40}$/i.test(purse) ? purse.toLowerCase() : purse);

/** A destination as a hash that only our secret makes. The same card by another payway is the same destination. */
export const destinationKeyOf = (secret: Buffer, { mask, network, purse, memo }: PaidTo): Buffer =>
  createHmac('sha256', secret)
    .update([mask ?? '', network ?? '', sameCase(purse), memo ?? ''].join('\0'))
    .digest();
