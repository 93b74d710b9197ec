import { Address } from '@ton/core';

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
