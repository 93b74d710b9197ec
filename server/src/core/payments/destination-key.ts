import { createHmac } from 'node:crypto';
import { normalDestination } from '../auth/identity-key.ts';

/** Where money is paid to. */
export interface PaidTo {
  mask: string | null; // of the payway
  network: string | null;
  purse: string;
  memo: string | null;
}

/** For what our secret makes a key of its own. */
export const DESTINATION_SECRET = 'payout destinations';

const RUSSIAN_PHONE = /^8(?=\d{10}$)/; // 8 within the country is 7 from elsewhere

/** The one spelling of a purse by which it is known, of the several in which it may be written. */
const canonical = ({ mask, purse }: PaidTo): string =>
  mask === 'phone' ? purse.replace(RUSSIAN_PHONE, '7') : normalDestination(purse);

/** A destination as a hash that only our secret makes. The same card by another payway is the same destination. */
export const destinationKeyOf = (secret: Buffer, paidTo: PaidTo): Buffer =>
  createHmac('sha256', secret)
    .update([paidTo.mask ?? '', paidTo.network ?? '', canonical(paidTo), paidTo.memo ?? ''].join('\0'))
    .digest();
