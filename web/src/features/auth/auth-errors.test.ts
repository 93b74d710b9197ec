import { authErrorKeys } from 'server/contract';
import { expect, test } from 'vitest';
import { translate } from '../../core/i18n/messages.ts';
import { authErrorText } from './auth-errors.ts';
import { authMessages, authRu } from './auth.messages.ts';

const text = (problem: string): string => authErrorText((key, params) => translate(authMessages, key, params), problem);

test.each(authErrorKeys)('the refusal %s has its own sentence', (key) => {
  expect(Object.hasOwn(authRu, `login.error.${key}`)).toBe(true);
  expect(text(key)).toBe(Object.entries(authRu).find(([name]) => name === `login.error.${key}`)?.[1]);
});

test('a refusal that nobody knows gets the general sentence', () => {
  expect(text('toString')).toBe(authRu['login.error.generic']);
});

test('no answer is told apart from a refusal', () => {
  expect(text('network')).toBe(authRu['error.network']);
});
