import { z } from 'zod';
import { addressOfHash, isCoinAddress, usualCoins } from './coin-addresses.ts';

const ENTRY = /^([a-z0-9/]{1,40})=(\S{1,120})$/;

/** Addresses that coins are paid on to, as an operator writes them: `btc=bc1…, trc20/usdt=T…`. */
export const addressesOutSchema = z.string().transform((text, context): Record<string, string> => {
  const read: Record<string, string> = {};
  for (const entry of text.split(',')) {
    const [, coin = '', address = ''] = ENTRY.exec(entry.trim()) ?? [];
    if (!isCoinAddress(coin, address) || Object.hasOwn(read, coin))
      context.addIssue({ code: 'custom', message: `no address of a coin, or the second one: ${entry.trim()}` });
    read[coin] = address;
  }
  return read;
});

const NOBODY = Buffer.alloc(20, 7);

/** Those of a simulated house: they belong to nobody. */
export const sandboxAddressesOut: Readonly<Record<string, string>> = Object.fromEntries(
  usualCoins.map((coin) => [coin, addressOfHash(coin, NOBODY)]),
);
