import { expect, it } from 'vitest';
import { isCoinAddress } from './coin-addresses.ts';
import { addressesOutSchema, sandboxAddressesOut } from './cryptapi.addresses-out.ts';

const btc = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const usdt = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';

it('are read from one line', () => {
  expect(addressesOutSchema.parse(`btc=${btc}, trc20/usdt=${usdt}`)).toEqual({ btc, 'trc20/usdt': usdt });
});

it.each([
  '',
  'btc',
  `btc=${usdt}`,
  `btc=${btc}x`,
  `doge=${btc}`,
  `btc=${btc},btc=${btc}`,
  `btc=${btc},`,
  `__proto__=${btc}`,
])('are refused when one is wrong: %s', (text) => {
  expect(addressesOutSchema.safeParse(text).success).toBe(false);
});

it('the addresses of a simulated house are right', () => {
  for (const [coin, address] of Object.entries(sandboxAddressesOut)) expect(isCoinAddress(coin, address)).toBe(true);
  expect(Object.keys(sandboxAddressesOut)).toHaveLength(7);
});
