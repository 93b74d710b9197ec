import { createHmac } from 'node:crypto';
import { parseTonAddress } from '../../providers/ton/ton-address.ts';

/** Where money is paid to. */
export interface PaidTo {
  mask: string | null; // of the payway
  network: string | null;
  purse: string;
  memo: string | null;
}

/** For what our secret makes a key of its own. */
export const DESTINATION_SECRET = 'payout destinations';

const HEX_ADDRESS = /^0x[\da-f]{40}$/i;
const SEGWIT_ADDRESS = /^(?:bc|ltc)1/i;
const RUSSIAN_PHONE = /^8(?=\d{10}$)/; // 8 within the country is 7 from elsewhere

/** A phone's number as it is dialled from anywhere. */
export const normalPhone = (digits: string): string => digits.replace(RUSSIAN_PHONE, '7');

/** The one spelling of an address of a network, of the several in which it may be written; anything else as it is. */
export const normalAddress = (purse: string): string => {
  const caseless = HEX_ADDRESS.test(purse) || SEGWIT_ADDRESS.test(purse);
  return parseTonAddress(purse)?.toRawString() ?? (caseless ? purse.toLowerCase() : purse);
};

/** A destination as a hash that only our secret makes. The same card by another payway is the same destination. */
export const destinationKeyOf = (secret: Buffer, { mask, network, purse, memo }: PaidTo): Buffer =>
  createHmac('sha256', secret)
    .update(
      [mask ?? '', network ?? '', mask === 'phone' ? normalPhone(purse) : normalAddress(purse), memo ?? ''].join('\0'),
    )
    .digest();
