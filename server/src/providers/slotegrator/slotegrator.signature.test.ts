import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { signatureFault, signedHeaders, type Fields } from './slotegrator.signature.ts';

const merchant = { merchantId: 'shop', merchantKey: 'key' };
const NOW = 1_700_000_000_500;

const headersOf = (sign: string, changes: Readonly<Record<string, string>> = {}) => ({
  'x-merchant-id': 'shop',
  'x-timestamp': '1700000000',
  'x-nonce': 'n1',
  'x-sign': sign,
  ...changes,
});
const hmac = (query: string): string => createHmac('sha1', 'key').update(query).digest('hex');

it.each<[name: string, fields: Fields, query: string]>([
  ['no fields', [], 'X-Merchant-Id=shop&X-Nonce=n1&X-Timestamp=1700000000'],
  [
    'unsorted fields',
    [
      ['game_uuid', 'abc'],
      ['currency', 'USD'],
    ],
    'X-Merchant-Id=shop&X-Nonce=n1&X-Timestamp=1700000000&currency=USD&game_uuid=abc',
  ],
  [
    'characters that PHP escapes and browsers do not',
    [['return_url', "https://a.example/x?y=1 2&z=~*!'()"]],
    'X-Merchant-Id=shop&X-Nonce=n1&X-Timestamp=1700000000&return_url=https%3A%2F%2Fa.example%2Fx%3Fy%3D1+2%26z%3D%7E%2A%21%27%28%29',
  ],
  [
    'a list, whose members stay in their order',
    [
      ['type', 'rollback'],
      ['rollback_transactions[0][transaction_id]', 't1'],
      ['rollback_transactions[0][action]', 'bet'],
      ['amount', '1'],
    ],
    'X-Merchant-Id=shop&X-Nonce=n1&X-Timestamp=1700000000&amount=1&rollback_transactions%5B0%5D%5Btransaction_id%5D=t1' +
      '&rollback_transactions%5B0%5D%5Baction%5D=bet&type=rollback',
  ],
])('signs as PHP does: %s', (_name, fields, query) => {
  expect(signatureFault(merchant, fields, headersOf(hmac(query)), NOW)).toBeUndefined();
});

it('accepts its own signatures', () => {
  const fields: Fields = [['player_id', 'ы é']];
  const headers = signedHeaders(merchant, fields, NOW);
  const received = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  expect(signatureFault(merchant, fields, received, NOW)).toBeUndefined();
  expect(signatureFault(merchant, [['player_id', 'ы e']], received, NOW)).toBe('a wrong signature');
  expect(signatureFault({ ...merchant, merchantKey: 'other' }, fields, received, NOW)).toBe('a wrong signature');
});

it.each([
  [30_000, undefined],
  [-29_500, undefined],
  [31_000, 'an expired timestamp'],
  [-31_000, 'an expired timestamp'],
])('allows clocks to differ by half a minute: %i ms', (later, fault) => {
  const sign = hmac('X-Merchant-Id=shop&X-Nonce=n1&X-Timestamp=1700000000');
  expect(signatureFault(merchant, [], headersOf(sign), NOW + later)).toBe(fault);
});

it.each<[changes: Record<string, string>, fault: string]>([
  [{ 'x-merchant-id': 'other' }, 'another merchant, or no nonce'],
  [{ 'x-nonce': '' }, 'another merchant, or no nonce'],
  [{ 'x-nonce': 'n2' }, 'a wrong signature'],
  [{ 'x-timestamp': '1700000001' }, 'a wrong signature'],
  [{ 'x-sign': '' }, 'a wrong signature'],
])('refuses changed headers: %j', (changes, fault) => {
  const sign = hmac('X-Merchant-Id=shop&X-Nonce=n1&X-Timestamp=1700000000');
  expect(signatureFault(merchant, [], headersOf(sign, changes), NOW)).toBe(fault);
});

it('refuses a field with the name of a header, which could replace it', () => {
  const sign = hmac('X-Merchant-Id=shop&X-Nonce=n1&X-Timestamp=1700000000');
  expect(signatureFault(merchant, [['X-Nonce', 'n1']], headersOf(sign), NOW)).toBe('a field with the name of a header');
});
