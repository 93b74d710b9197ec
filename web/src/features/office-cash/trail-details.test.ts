import { expect, test } from 'vitest';
import { actorKey, eventKey, trailDetails } from './trail-details.ts';

test('an event says what a person needs, in one order', () => {
  expect(trailDetails({ arrives: '4000.00', debitMinor: '420000', isNewDestination: true })).toEqual([
    { key: 'debit', value: '420000' },
    { key: 'arrives', value: '4000.00' },
    { key: 'newDestination', value: '' },
  ]);
  expect(
    trailDetails({ paymentId: 9, provider: 'payouts', amount: '4000.00', currency: 'RUB', method: 'card' }),
  ).toEqual([
    { key: 'provider', value: 'payouts' },
    { key: 'amount', value: '4000.00 RUB' },
  ]);
});

test('an empty, false or list detail is left out', () => {
  expect(trailDetails({ reason: '', isNewDestination: false, points: ['newAccount'], transaction: null })).toEqual([]);
});

test('an approval without a person is the program’s; what a player did is theirs', () => {
  expect(eventKey({ kind: 'approved', actor: null })).toBe('event.automatic');
  expect(eventKey({ kind: 'approved', actor: 'cashier01' })).toBe('event.approved');
  expect([actorKey('created'), actorKey('paid')]).toEqual(['trail.player', 'trail.system']);
});
