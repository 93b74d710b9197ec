import { expect, test } from 'vitest';
import { countryName, isHandheld, momentOf, placeOf, providerOf } from './sessions-card.tsx';

test('a country has the name of the interface’s language', () => {
  expect([countryName('DE', 'ru'), countryName('DE', 'en'), countryName('KZ', 'uk')]).toEqual([
    'Германия',
    'Germany',
    'Казахстан',
  ]);
});

test.each([null, '', 'XYZ', 'de'])('%j is no country', (code) => {
  expect(countryName(code, 'en')).toBeUndefined();
});

test('a place is what is known of it', () => {
  expect(placeOf({ country: 'TR', address: '192.0.2.*' }, 'en')).toBe('Türkiye · 192.0.2.*');
  expect(placeOf({ country: null, address: '' }, 'en')).toBe('');
});

test('a moment is told in the language', () => {
  expect(momentOf(Date.UTC(2026, 10, 3, 12), 'en')).toMatch(/Nov 3, 2026/);
});

test('a provider has its own name, our ways have none', () => {
  expect([providerOf('twitter'), providerOf('password'), providerOf('toString')]).toEqual(['X', undefined, undefined]);
});

test('a phone is told from a computer', () => {
  expect(['Chrome, Android', 'Safari, iOS', 'Chrome, Windows', ''].map(isHandheld)).toEqual([true, true, false, false]);
});
