import { expect, test } from 'vitest';
import type { Payment } from 'server/contract';
import { historyPayload, readFilter, statusesOf, paymentsCsv } from './history-filter.ts';

const read = (kind: 'deposit' | 'withdraw', search = '') => readFilter(kind, new URLSearchParams(search));

test('deposits begin with 10 rows, withdrawals with 20', () => {
  expect(read('deposit')).toEqual({ page: 1, rows: 10, status: 'all', from: '', to: '' });
  expect(read('withdraw').rows).toBe(20);
  expect(historyPayload('withdraw', read('withdraw'))).toEqual({ code: 2, page: 1, rows: 20 });
});

test.each([
  ['page=0', { page: 1 }],
  ['page=1.5', { page: 1 }],
  ['page=99999', { page: 1 }],
  ['page=3', { page: 3 }],
  ['rows=30', { rows: 10 }],
  ['rows=100', { rows: 100 }],
  ['status=process', { status: 'all' }],
  ['status=cancelled', { status: 'cancelled' }],
  ['from=2026-13-01', { from: '' }],
  ['from=2026-11-23', { from: '2026-11-23' }],
  ['to=yesterday', { to: '' }],
] as const)('deposits of ?%s are those of %j', (search, wanted) => {
  expect(read('deposit', search)).toMatchObject(wanted);
});

test('only withdrawals can be in process', () => {
  expect(statusesOf('deposit')).not.toContain('process');
  expect(historyPayload('withdraw', read('withdraw', 'status=process')).states).toEqual([3]);
  expect(historyPayload('deposit', read('deposit', 'status=cancelled')).states).toEqual([4, 10]);
});

test('the last day is included whole, by the visitor’s clock', () => {
  const { from, to } = historyPayload('deposit', read('deposit', 'from=2026-11-22&to=2026-11-23'));
  expect(from).toBe(new Date(2026, 10, 22).getTime());
  expect(to).toBe(new Date(2026, 10, 24).getTime() - 1);
});

const payment = {
  id: 7,
  code: 2,
  state: 1,
  amount: 100_050,
  currency: { id: 2, name: 'RUB' },
  coin: null,
  course: '1',
  baseAmount: 105_053,
  fee: 5_003,
  bonus: 0,
  payway: { id: 74, name: 'SBP "fast", x', image: 'SBP' },
  purseNumber: '+79991234567',
  memoTag: '=1+1',
  bank: null,
  transaction: null,
  progress: null,
  reason: 'two\nlines',
  askedAgain: null,
  isLate: false,
  createdAt: 0,
  updatedAt: 0,
  payableFrom: null,
  doneAt: null,
  cancelledAt: null,
} as const satisfies Payment;

test('a list as CSV quotes what must be quoted, and no spreadsheet computes what a person typed', () => {
  const [head, line = ''] = paymentsCsv([payment]).split('\r\n');
  expect(head).toMatch(/^id,kind,state,method,amount,currency,/);
  expect(line).toContain('7,withdrawal,1,"SBP ""fast"", x",1000.50,RUB,1,1050.53,50.03,0.00,');
  expect(line).toContain(',\'+79991234567,\'=1+1,,,"two\nlines",1970-01-01T00:00:00.000Z,,');
  const coins = { ...payment, coin: { amount: '50', unit: 'USDT' } };
  expect(paymentsCsv([coins])).toContain(',50,USDT,1,');
});
