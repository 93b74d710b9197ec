import { expect, it } from 'vitest';
import { multiplierText } from './multiplier.ts';

it('cuts a multiplier off at two decimals', () => {
  expect(multiplierText(1000, 1900)).toBe('1.90');
  expect(multiplierText(3, 2)).toBe('0.66');
  expect(multiplierText(10, 950)).toBe('95.00');
  expect(multiplierText(1000, 0)).toBe('0.00');
});

it('gives nothing for a stake that cannot be', () => {
  expect(multiplierText(0, 100)).toBe('0.00');
});
