import { Address } from '@ton/core';
import { createHmac } from 'node:crypto';

/** An address in either form, friendly with its checksum or raw; undefined for anything else and for test networks. */
export const parseTonAddress = (text: string): Address | undefined => {
  try {
    if (Address.isFriendly(text)) {
      const { address, isTestOnly } = Address.parseFriendly(text);
      return isTestOnly ? undefined : address;
    }
    return /^(0|-1):[0-9a-f]{64}$/i.test(text) ? Address.parseRaw(text) : undefined;
  } catch {
    return undefined;
  }
};

/** As wallets show an address that people send to. */
export const friendlyAddress = (address: Address): string => address.toString({ bounceable: false });

/** Destination of a payment. */
export interface PaidTo {
  mask: string | null; // mask of the payway
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
