import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deductionMinorOf, payoutUnitName, payoutUnitOf } from './payout-unit.ts';
import { readPurse } from './purse.ts';
import { withdrawalSum, type PayoutUnit } from './withdrawal-sum.ts';

const RUB = { paywayId: 4, isCrypto: false, code: 'card', courseMicro: 1_000_000n };
const TON = { paywayId: 80, isCrypto: true, code: 'ton', courseMicro: 160_000_000n };

const unitOf = (paid: typeof RUB, coinCourse?: bigint): PayoutUnit => {
  const unit = payoutUnitOf(paid, coinCourse);
  if (!unit) throw new Error('the coin has no course');
  return unit;
};

describe('the sum of a withdrawal', () => {
  it('takes the fee on top, rounded up, and sends the amount', () => {
    const terms = { amountMinor: 100_001n, courseMicro: 1_000_000n, feePpm: 50_000, unit: unitOf(RUB) };
    expect(withdrawalSum(terms)).toEqual({
      baseMinor: 100_001n,
      feeMinor: 5_001n,
      debitMinor: 105_002n,
      arrives: '1000.01',
      sentMinor: 100_001n,
    });
  });

  it('deducts 0.011 TON from what arrives', () => {
    const terms = { amountMinor: 500n, courseMicro: TON.courseMicro, feePpm: 0, unit: unitOf(TON) };
    expect(withdrawalSum(terms)).toMatchObject({ baseMinor: 80_000n, arrives: '4.989', sentMinor: 79_824n });
    expect(deductionMinorOf(80, TON.courseMicro)).toBe(176n);
    expect(withdrawalSum({ ...terms, amountMinor: 1n })).toBeUndefined();
  });

  it('knows no payout of a coin that nobody knows the worth of', () => {
    expect(payoutUnitOf({ ...TON, paywayId: 204, code: 'btc' }, undefined)).toBeUndefined();
  });

  it('is told in the unit that arrives, whatever currency it was asked in', () => {
    const units = [payoutUnitName(false, 'card', 'RUB'), payoutUnitName(true, 'btc', 'USD')];
    expect([...units, payoutUnitName(true, 'trc20/usdt', 'USD')]).toEqual(['RUB', 'BTC', 'USDT']);
  });

  it('never sends more than is taken, and leaves less than a hundredth and the last digit of the coin', () => {
    const course = fc.bigInt({ min: 1_000n, max: 10n ** 13n });
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 10n }),
        course,
        course,
        fc.constantFrom(2, 6, 8, 9),
        fc.nat(100_000),
        (amountMinor, courseMicro, coinMicro, decimals, feePpm) => {
          const unit = { courseMicro: coinMicro, decimals, deductionParts: 0n };
          const sum = withdrawalSum({ amountMinor, courseMicro, feePpm, unit });
          if (!sum) return;
          expect(sum.debitMinor).toBe(sum.baseMinor + sum.feeMinor);
          expect(sum.baseMinor * 1_000_000n).toBeGreaterThanOrEqual(amountMinor * courseMicro);
          expect(sum.feeMinor * 1_000_000n).toBeGreaterThanOrEqual(sum.baseMinor * BigInt(feePpm));
          const leftMinor = sum.baseMinor - sum.sentMinor;
          expect(leftMinor).toBeGreaterThanOrEqual(0n);
          expect(leftMinor).toBeLessThanOrEqual(2n + (coinMicro * 100n) / (10n ** BigInt(decimals) * 1_000_000n));
        },
      ),
    );
  });
});

describe('a purse number', () => {
  it.each([
    ['phone', '+7 (999) 123-45-67', '79991234567'],
    ['phone', '8 (999) 123-45-67', '79991234567'],
    ['card', '4111-1111-1111-1111', '4111111111111111'],
    ['card', '4111 1111 1111 111_1', '4111111111111111'],
    ['wallet', 'z123456789012', 'Z123456789012'],
    ['account', ' 41001234567890 ', '41001234567890'],
    ['address', ' UQabc-_1 ', 'UQabc-_1'],
  ] as const)('a purse number of a %s is kept plain: %s', (mask, typed, kept) => {
    expect(readPurse(typed, mask)).toBe(kept);
  });

  it.each([
    ['phone', '+7 999'],
    ['phone', 'call 79991234567'],
    ['card', '4111 1111 1111 1112'],
    ['card', '4111'],
    ['wallet', '123456789012Z'],
    ['wallet', 'Z12345678901'],
    ['account', '123'],
    ['account', '1'.repeat(21)],
    ['address', 'abc'],
    ['address', 'a b c d e'],
  ] as const)('an invalid purse number of a %s is refused: %s', (mask, typed) => {
    expect(readPurse(typed, mask)).toBeUndefined();
  });
});
