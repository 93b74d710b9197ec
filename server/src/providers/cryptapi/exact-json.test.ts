import { expect, it } from 'vitest';
import { parseExactJson, plainAmount } from './exact-json.ts';

it('keeps numbers as they stand', () => {
  const text = '{"a":1.844926267290333679,"b":[0.1,1e-8],"c":"0.10","d":null,"e":true}';
  expect(parseExactJson(text)).toEqual({ a: '1.844926267290333679', b: ['0.1', '1e-8'], c: '0.10', d: null, e: true });
});

it.each([
  ['0.05', '0.05'],
  ['1', '1'],
  ['1.500', '1.5'],
  ['0012.0', '12'],
  ['1e-8', '0.00000001'],
  ['1.25E-05', '0.0000125'],
  ['2.5e+3', '2500'],
  ['12.345e1', '123.45'],
  ['1.844926267290333679', '1.844926267290333679'],
  ['0', '0'],
])('%s is the amount %s', (text, plain) => {
  expect(plainAmount(text)).toBe(plain);
});

it.each(['', '-1', '+1', '.5', '1.', '1,5', 'NaN', 'Infinity', '0x10', '1e99', '1e-19', ' 1', '1e'])(
  '%j is no amount',
  (text) => {
    expect(plainAmount(text)).toBeUndefined();
  },
);
