import { expect, test } from 'vitest';
import type { Payway } from 'server/contract';
import { readAmount } from './fields.tsx';
import { isPurse, plainPurse, shownPurse, withoutTrunk } from './purse-masks.ts';
import { amountFaultOf, fieldOf, isMistyped, missingOf, requestOf, type WithdrawForm } from './withdraw-check.ts';
import { estimateWithdrawal, mostOf } from './withdraw-sums.ts';

const payway = (id: number, mask: Payway['mask'], needsBank = false): Payway => ({ id, mask, needsBank }) as Payway;
const sbp = payway(74, 'phone', true);
const form: WithdrawForm = { purse: '+7 (999) 123-45-67', amount: '1 000,50', bankId: 3, memo: '' };

test('a form is sent without what its mask has put between', () => {
  expect(requestOf(sbp, form)).toEqual({ amount: '1000.50', purse_id: 74, purseNumber: '79991234567', bank_id: 3 });
  expect(requestOf(payway(80, 'address'), { ...form, purse: ' UQabc_def ', bankId: undefined, memo: ' 12 ' })).toEqual({
    amount: '1000.50',
    purse_id: 80,
    purseNumber: 'UQabc_def',
    memoTag: '12',
  });
});

test.each([
  ['phone', '+7 (999) 123-45-67', '79991234567', true],
  ['phone', '+7 (999) 123-45-6_', '7999123456', false],
  ['phone', '+7 (891) 612-34-56', '78916123456', false],
  ['card', '4111 1111 1111 1111', '4111111111111111', true],
  ['card', '4111 1111 1111 1111 23', '411111111111111123', false],
  ['card', '4111 1111 1111 1111 234', '4111111111111111234', false],
  ['card', '4111 1111 1111 1111 110', '4111111111111111110', true],
  ['card', '4111 1111 1111 1112', '4111111111111112', false],
  ['wallet', 'z123456789012', 'Z123456789012', true],
  ['wallet', 'z12345678901_', 'Z12345678901', false],
  ['account', '41001234567', '41001234567', true],
  ['account', '4100123456', '4100123456', false],
  ['address', ' abc ', 'abc', false],
  ['address', 'a b c d', 'a b c d', false],
] as const)('%s %s is %s, complete: %s', (mask, typed, plain, complete) => {
  expect(plainPurse(mask, typed)).toBe(plain);
  expect(isPurse(mask, plain)).toBe(complete);
});

test.each([
  ['8', '', '7'],
  ['8', '+7 (', ''],
  ['89161234567', '', '79161234567'],
  ['8 (916) 123-45-67', '+7', ' (916) 123-45-67'],
  ['8', '+7 (9', '8'],
  ['9', '', '9'],
  ['+7 916 123-45-67', '', '+7 916 123-45-67'],
])('%s typed after "%s" is %s: the 8 of a call within the country is no part of a number', (typed, before, taken) => {
  expect(withoutTrunk(typed, before)).toBe(taken);
});

test('a purse is shown in groups that can be compared', () => {
  expect(shownPurse('phone', '79161234567')).toBe('+7 (916) 123-45-67');
  expect(shownPurse('card', '4111111111111111234')).toBe('4111 1111 1111 1111 234');
  expect(shownPurse('address', 'UQabc_def')).toBe('UQabc_def');
});

test('the missing fields are named by the catalogue, one after the other', () => {
  expect(missingOf(sbp, { ...form, purse: '' })).toBe(20);
  expect(missingOf(sbp, { ...form, amount: '' })).toBe(22);
  expect(missingOf(sbp, { ...form, amount: '0' })).toBe(22);
  expect(missingOf(sbp, { ...form, amount: '1.234' })).toBe(22);
  expect(missingOf(sbp, { ...form, bankId: undefined })).toBe(14);
  expect(missingOf(sbp, form)).toBeUndefined();
});

test.each([4, 74, 97, 98])('payway %i asks for a bank whatever its data say', (id) => {
  const card = { ...form, purse: '4111111111111111', bankId: undefined };
  expect(missingOf(payway(id, 'card'), card)).toBe(14);
});

test.each([
  [20, 'purse'],
  [14, 'bank'],
  [15, 'memo'],
  [2, 'amount'],
  [4, 'amount'],
  [13, 'amount'],
  [21, 'amount'],
  [22, 'amount'],
  ['ABOVE_MAXIMUM', 'amount'],
  ['WRONG_CODE', 'code'],
  [12, undefined],
  [33, undefined],
] as const)('code %s stands at %s', (code, field) => expect(fieldOf(code)).toBe(field));

test.each([
  ['1 000,5', 100_050n],
  ['1’000.50', 100_050n],
  ['0.01', 1n],
  ['', undefined],
  ['-1', undefined],
  ['1e3', undefined],
  ['1.005', undefined],
])('%j is %s hundredths', (text, minor) => expect(readAmount(text)).toBe(minor));

test('a fee is rounded up and comes on top of what is sent', () => {
  const courseMicro = 1_000_000n;
  expect(estimateWithdrawal(100_001n, { courseMicro, feePpm: 50_000, isTon: false })).toEqual({
    feeMinor: 5_001n,
    debitMinor: 105_002n,
    arrives: '1000.01',
  });
});

test('TON arrives less its transfer, and never below nothing', () => {
  const ton = { courseMicro: 250_000_000n, feePpm: 0, isTon: true };
  expect(estimateWithdrawal(200n, ton)).toEqual({ feeMinor: 0n, debitMinor: 50_000n, arrives: '1.989' });
  expect(estimateWithdrawal(1n, ton).arrives).toBe('0');
});

test('a saved destination is sent by its number, with nothing of it', () => {
  const empty = { ...form, purse: '', bankId: undefined };
  expect(missingOf(sbp, empty, { id: 7 })).toBeUndefined();
  expect(missingOf(sbp, { ...empty, amount: '' }, { id: 7 })).toBe(22);
  expect(requestOf(sbp, form, { id: 7 })).toEqual({ amount: '1000.50', purse_id: 74, destinationId: 7 });
});

test.each([
  ['', undefined],
  ['1,', { fault: 'shape' }],
  ['9.99', { fault: 'low', limitMinor: 1000 }],
  ['10', undefined],
  ['50', undefined],
  ['50.01', { fault: 'high', limitMinor: 5000 }],
  ['60.01', { fault: 'funds' }],
])('an amount is judged while it is typed: %j', (text, fault) =>
  expect(amountFaultOf(text, { minLimit: 1000, maxLimit: 5000 }, 6000n)).toEqual(fault),
);

test('a whole card whose digits do not fit is known at once, a part of one is not', () => {
  expect(isMistyped(payway(4, 'card'), '4111 1111 1111 1112')).toBe(true);
  expect(isMistyped(payway(4, 'card'), '4111 1111 1111 1111')).toBe(false);
  expect(isMistyped(payway(4, 'card'), '4111 1111 11')).toBe(false);
});

test.each([
  [1_000_000n, 1_000_000n, 50_000],
  [999_999n, 80_500_000n, 0],
  [1n, 250_000_000n, 0],
  [123_457n, 166_700n, 50_000],
  [0n, 1_000_000n, 50_000],
])(
  'the most of %s at a course of %s and a fee of %s is covered, and a hundredth more is not',
  (available, courseMicro, feePpm) => {
    const most = mostOf(available, { courseMicro, feePpm });
    const debitOf = (minor: bigint): bigint =>
      estimateWithdrawal(minor, { courseMicro, feePpm, isTon: false }).debitMinor;
    expect(debitOf(most) <= available && debitOf(most + 1n) > available).toBe(true);
  },
);
