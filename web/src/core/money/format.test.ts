import fc from 'fast-check';
import { expect, test } from 'vitest';
import { courseOf, formatDecimal, formatMoney, formatUnitsMinor } from './format.ts';

const rub = { name: 'RUB', course: '1' };
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('an amount is divided by the course and floored towards zero', () => {
  expect(plain(formatMoney(100_000, { name: 'USD', course: '92.5' }, 'en'))).toBe('10.81 $');
  expect(plain(formatMoney(-100_000n, { name: 'USD', course: '92.5' }, 'en'))).toBe('−10.81 $');
});

test('each language writes figures its own way', () => {
  expect(plain(formatMoney(123_456_789n, rub, 'ru'))).toBe('1 234 567,89 ₽');
  expect(plain(formatMoney(123_456_789n, rub, 'en'))).toBe('1,234,567.89 ₽');
  expect(plain(formatMoney(123_456_789n, rub, 'tr'))).toBe('1.234.567,89 ₽');
  for (const language of ['ua', 'kz', 'uz'] as const)
    expect(plain(formatMoney(123_456_789n, rub, language))).toBe('1 234 567,89 ₽');
});

test('the unit never breaks away from the figures', () => {
  expect(formatMoney(100, rub, 'ru')).toBe('1,00\u00a0₽');
});

test('a sign is shown when asked for, and never for nothing', () => {
  expect(plain(formatMoney(100, rub, 'en', { sign: true }))).toBe('+1.00 ₽');
  expect(plain(formatMoney(0, rub, 'en', { sign: true }))).toBe('0.00 ₽');
  expect(plain(formatMoney(-1, rub, 'en', { sign: true }))).toBe('−0.01 ₽');
});

test('a currency without a sign is named', () => {
  expect(plain(formatUnitsMinor(12_345n, { name: 'TON' }, 'en'))).toBe('123.45 TON');
});

test('no amount loses a hundredth on its way to the screen, however great', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), (amount) => {
      const shown = formatUnitsMinor(amount, { name: 'TON' }, 'en').replaceAll(/\D/g, '');
      expect(BigInt(shown)).toBe(amount);
    }),
  );
});

test('a course has up to six places, and anything else is refused', () => {
  expect(courseOf({ name: 'UZS', course: '0.006123' })).toBe(6123n);
  expect(() => courseOf({ name: 'X', course: '1e3' })).toThrow(/course of X/);
});

test('a decimal is written as the language does', () => {
  expect(formatDecimal('95.00', 'ru')).toBe('95,00');
});
