import { expect, test } from 'vitest';
import { cookieLanguage } from './cookies.ts';

test('finds the language among other cookies', () => {
  expect(cookieLanguage('a=1; lang=kz; b=lang=en')).toBe('kz');
});

test.each(['', 'lang=', 'lang=de', 'xlang=en'])('%j names no language of ours', (cookies) => {
  expect(cookieLanguage(cookies)).toBeUndefined();
});
