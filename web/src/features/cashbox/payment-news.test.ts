import { expect, test } from 'vitest';
import type { Payment, PaymentState } from 'server/contract';
import { lookOf, newsOf } from './payment-news.ts';

const payment = (code: 1 | 2, state: PaymentState, more: Partial<Payment> = {}): Payment =>
  ({ id: 1, code, state, isLate: false, progress: null, reason: null, askedAgain: null, ...more }) as Payment;

const course = { reason: 'course' };
const asked = { askedAgain: { accepted: '1.00', arrives: '0.90', unit: 'BTC' } };
const seen = { progress: { confirmations: 1, required: 3 } };

test.each([
  [payment(1, 1), 'pending'],
  [payment(1, 1, { isLate: true }), 'late'],
  [payment(1, 2, { isLate: true }), 'done'],
  [payment(1, 1, course), 'waits'],
  [payment(2, 1, asked), 'waits'],
  [payment(2, 3), 'process'],
  [payment(1, 4), 'cancelled'],
  [payment(2, 10), 'cancelled'],
] as const)('%j looks %s', (each, look) => expect(lookOf(each)).toBe(look));

test.each([
  [undefined, payment(1, 1), undefined],
  [undefined, payment(1, 1, seen), 'deposit.seen'],
  [payment(1, 1, seen), payment(1, 1, { progress: { confirmations: 2, required: 3 } }), undefined],
  [payment(1, 1, seen), payment(1, 2, seen), 'deposit.done'],
  [payment(1, 2), payment(1, 2), undefined],
  [payment(1, 1), payment(1, 1, { isLate: true }), 'deposit.late'],
  [payment(1, 1, { isLate: true }), payment(1, 1, { isLate: true }), undefined],
  [payment(1, 1, seen), payment(1, 1, course), 'deposit.waits'],
  [payment(1, 1, course), payment(1, 1, course), undefined],
  [payment(1, 1), payment(1, 10), 'deposit.refused'],
  [payment(1, 10), payment(1, 10), undefined],
  [payment(1, 1), payment(1, 4), undefined],
  [undefined, payment(2, 1), undefined],
  [payment(2, 1), payment(2, 1, asked), 'withdrawal.waits'],
  [payment(2, 1, asked), payment(2, 1), undefined],
  [undefined, payment(2, 3), 'withdrawal.process'],
  [payment(2, 3), payment(2, 2), 'withdrawal.done'],
  [payment(2, 2), payment(2, 2), undefined],
  [payment(2, 1), payment(2, 10), 'withdrawal.refused'],
  [payment(2, 1), payment(2, 4), undefined],
] as const)('after %j, %j is told as %s', (before, now, news) => expect(newsOf(before, now)).toBe(news));
