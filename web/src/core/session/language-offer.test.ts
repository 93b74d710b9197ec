import type { Language } from 'server/contract';
import { expect, test } from 'vitest';
import { offeredLanguage } from './language-offer.ts';

test.each<[string[], Language | undefined]>([
  [['en-US', 'en'], 'en'],
  [['uk-UA'], 'ua'],
  [['kk'], 'kz'],
  [['uz-Cyrl-UZ'], 'uz'],
  [['tr-TR', 'en'], 'tr'],
  [['de-DE', 'de', 'en-GB'], 'en'],
  [['ru-RU', 'en'], undefined],
  [['de', 'ru', 'en'], undefined],
  [['de'], undefined],
  [[], undefined],
])('a browser that reads %j is offered %s beside Russian', (wanted, language) => {
  expect(offeredLanguage(wanted, 'ru')).toBe(language);
});
