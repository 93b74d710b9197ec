import { expect, test } from 'vitest';
import { dateFormat } from './dates.ts';

const at = Date.UTC(2026, 10, 24, 14, 5);
const medium = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;

test.each([
  ['uz-Latn', '24 noyabr 2026, 14:05'],
  ['kk', '24 қараша 2026, 14:05'],
  ['en', 'Nov 24, 2026, 2:05 PM'],
])('a moment in %s has the name of its month', (locale, text) => {
  expect(dateFormat(locale, medium).format(at).replaceAll(/\s/g, ' ')).toBe(text);
});

test('a day without a year, and a date in digits, are written too', () => {
  const day = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  expect(dateFormat('uz-Latn', day).format(at)).toBe('24 noyabr');
  expect(dateFormat('kk', { dateStyle: 'short', timeZone: 'UTC' }).format(at)).toBe('24.11.2026');
});
