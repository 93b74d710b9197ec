import { expect, it } from 'vitest';
import { parseNanotons } from './nanotons.ts';

it.each([
  ['1', 1_000_000_000n],
  ['0,5', 500_000_000n],
  ['1 234.000000001', 1_234_000_000_001n],
  ['0.62500000', 625_000_000n],
  ['999999999999.999999999', 999_999_999_999_999_999_999n],
])('an amount of TON is exact in nanotons: %s', (text, nanotons) => {
  expect(parseNanotons(text)).toBe(nanotons);
});

it.each(['', '0', '0.000000000', '.5', '1.', '-1', '1e9', '1.0000000001', '1,000.5', 'NaN', '1234567890123'])(
  'is no amount: %j',
  (text) => {
    expect(parseNanotons(text)).toBeUndefined();
  },
);
