import { expect, it } from 'vitest';
import { BadCallbackError } from '../../core/payments/gateways.ts';
import {
  answerBalance,
  answerDone,
  answerRolledBack,
  createCallbackReader,
  refuseCallback,
} from './slotegrator.callback.ts';
import { signedHeaders, type Merchant } from './slotegrator.signature.ts';

const merchant: Merchant = { merchantId: 'shop', merchantKey: 'key' };
const NOW = 1_700_000_000_000;
const read = createCallbackReader(merchant, () => NOW);

const requestOf = (fields: Readonly<Record<string, string>>, { as = merchant, at = NOW } = {}) => {
  const headers = Object.entries(signedHeaders(as, Object.entries(fields), at)).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  const body = Buffer.from(new URLSearchParams(fields).toString());
  return { method: 'POST', headers: Object.fromEntries(headers) as Record<string, string>, body };
};

const bet = {
  action: 'bet',
  amount: '12.30',
  currency: 'USD',
  game_uuid: 'g1',
  player_id: '17',
  transaction_id: 't1',
  session_id: 's1',
  type: 'bet',
  round_id: 'r1',
};

it('reads a bet', () => {
  const sent = { ...bet, finished: '0', freespin_id: 'f1', quantity: '4', casino_request_retry_count: '2' };
  expect(read(requestOf(sent))).toEqual({
    action: 'bet',
    type: 'bet',
    id: 't1',
    playerId: '17',
    currency: 'USD',
    gameUuid: 'g1',
    sessionId: 's1',
    roundId: 'r1',
    isFinished: false,
    retries: 2,
    amountMinor: 1230n,
    freespins: { id: 'f1', left: 4 },
  });
});

it('reads a win of an unknown promotion', () => {
  expect(read(requestOf({ ...bet, action: 'win', type: 'moon_drop', round_id: '' }))).toMatchObject({
    action: 'win',
    type: 'moon_drop',
    roundId: undefined,
    freespins: undefined,
  });
});

it('reads a refund, a rollback and a balance request', () => {
  expect(read(requestOf({ ...bet, action: 'refund', bet_transaction_id: 't0' }))).toMatchObject({ betId: 't0' });
  const balance = { action: 'balance', player_id: '17', currency: 'USD' };
  expect(read(requestOf(balance))).toEqual({
    action: 'balance',
    playerId: '17',
    currency: 'USD',
    sessionId: undefined,
  });
  const rollback = {
    ...bet,
    action: 'rollback',
    type: 'rollback',
    'rollback_transactions[0][action]': 'bet',
    'rollback_transactions[0][amount]': '5',
    'rollback_transactions[0][transaction_id]': 't5',
    'rollback_transactions[1][action]': 'win',
    'rollback_transactions[1][amount]': '7.5',
    'rollback_transactions[1][transaction_id]': 't6',
    'rollback_transactions[1][type]': 'jackpot',
  };
  expect(read(requestOf(rollback))).toMatchObject({
    action: 'rollback',
    undone: [
      { action: 'bet', id: 't5', amountMinor: 500n, type: undefined },
      { action: 'win', id: 't6', amountMinor: 750n, type: 'jackpot' },
    ],
  });
});

it.each([
  ['0', 0n],
  ['1', 100n],
  ['1.5', 150n],
  ['1.500000', 150n],
  ['999999999999.99', 99_999_999_999_999n],
])('reads the amount %s', (amount, amountMinor) => {
  expect(read(requestOf({ ...bet, amount }))).toMatchObject({ amountMinor });
});

it.each<Record<string, string>>([
  { amount: '-1' },
  { amount: '1.005' },
  { amount: '1e3' },
  { amount: '' },
  { amount: 'NaN' },
  { amount: 'Infinity' },
  { amount: '-0.01' },
  { amount: '+1' },
  { amount: '0x10' },
  { amount: '1,5' },
  { amount: '1 000' },
  { amount: ' 1' },
  { amount: '.5' },
  { amount: '1.' },
  { amount: '١' }, // a digit, but not an ASCII one
  { amount: '1000000000000' },
  { amount: '0.0000000000000000001' },
  { currency: '' },
  { session_id: '' },
  { action: 'transfer' },
  { transaction_id: '' },
  { player_id: 'x'.repeat(129) },
  { type: 'gift' },
  { action: 'refund' },
  { action: 'rollback' },
])('refuses what violates the contract: %j', (changes) => {
  expect(() => read(requestOf({ ...bet, ...changes }))).toThrow(
    expect.objectContaining({ name: 'BadCallbackError', reason: 'malformed' }),
  );
});

it('refuses a repeated field, which the two sides may read differently', () => {
  const fields = [...Object.entries(bet), ['amount', '99999'] as const];
  const headers = Object.entries(signedHeaders(merchant, fields, NOW)).map(([name, value]) => [
    name.toLowerCase(),
    value,
  ]);
  const body = Buffer.from(new URLSearchParams(fields.map(([name, value]) => [name, value])).toString());
  const request = { method: 'POST', headers: Object.fromEntries(headers) as Record<string, string>, body };
  expect(() => read(request)).toThrow(BadCallbackError);
});

it('refuses a wrong or expired signature', () => {
  const strange = expect.objectContaining({ reason: 'signature' });
  expect(() => read(requestOf(bet, { as: { ...merchant, merchantKey: 'guess' } }))).toThrow(strange);
  expect(() => read(requestOf(bet, { at: NOW - 40_000 }))).toThrow(strange);
  const changed = { ...requestOf(bet), body: Buffer.from(new URLSearchParams({ ...bet, amount: '1' }).toString()) };
  expect(() => read(changed)).toThrow(strange);
});

it('reads the longest rollback there is, and nothing with more fields than that, signed or not', () => {
  const listed = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) =>
        ['action', 'amount', 'transaction_id', 'type'].map((name) => [
          `rollback_transactions[${index}][${name}]`,
          { action: 'bet', amount: '1.00', transaction_id: `t${index}`, type: 'bet' }[name] ?? '',
        ]),
      ).flat() as [string, string][],
    );
  const rollback = { ...bet, amount: '', action: 'rollback', type: 'rollback' };
  expect(read(requestOf({ ...rollback, ...listed(200) }))).toMatchObject({ undone: { length: 200 } });
  const tooMany = { ...requestOf(bet), body: Buffer.from('a&'.repeat(30_000)) };
  expect(() => read(tooMany)).toThrow(expect.objectContaining({ reason: 'malformed' }));
});

it('answers as the contract says', () => {
  expect(answerBalance(5712n)).toEqual({ status: 200, type: 'application/json', body: '{"balance":57.12}' });
  expect(answerDone(2718n, 'a1').body).toBe('{"balance":27.18,"transaction_id":"a1"}');
  expect(JSON.parse(answerRolledBack(0n, 'a2', ['t5', 't6']).body)).toEqual({
    balance: 0,
    transaction_id: 'a2',
    rollback_transactions: ['t5', 't6'],
  });
  expect(refuseCallback('INSUFFICIENT_FUNDS', 'not enough')).toMatchObject({
    status: 200,
    body: '{"error_code":"INSUFFICIENT_FUNDS","error_description":"not enough"}',
  });
});
