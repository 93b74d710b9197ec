import { authErrorKeys } from 'server/contract';
import { beforeAll, expect, test } from 'vitest';
import { loadLanguage } from '../../core/i18n/i18n.ts';
import { translate, type MessageKey, type MessageParams } from '../../core/i18n/messages.ts';
import { authErrorText, refusalText } from './auth-errors.ts';
import { authMessages, authRu } from './auth.messages.ts';

beforeAll(() => loadLanguage('ru')); // whatever another file of the process has read

const t = (key: MessageKey<typeof authRu>, params?: MessageParams): string => translate(authMessages, key, params);
const text = (problem: string): string => authErrorText(t, problem);

test.each(authErrorKeys)('the refusal %s has its own sentence', (key) => {
  expect(Object.hasOwn(authRu, `login.error.${key}`)).toBe(true);
  expect(text(key)).toBe(Object.entries(authRu).find(([name]) => name === `login.error.${key}`)?.[1]);
});

test('a refusal that nobody knows gets the general sentence', () => {
  expect(text('toString')).toBe(authRu['login.error.generic']);
});

test('no answer is code 6 too, and told apart from too many attempts', () => {
  expect(text('network')).toBe(authRu['login.error.6.network']);
});

test.each([
  [1, '1 минуту'],
  [60_001, '2 минуты'],
  [1_200_000, '20 минут'],
])('a lock of %i ms says that it lasts %s', (retryAfterMs, minutes) => {
  const refusal = { problem: 'error_ban_try_again_latter', fields: {}, retryAfterMs };
  expect(refusalText(t, refusal)).toContain(`ещё на ${minutes}.`);
});

test('a lock that does not say how long it lasts has a sentence too', () => {
  const refusal = { problem: 'error_ban_try_again_latter', fields: {} };
  expect(refusalText(t, refusal)).toBe(authRu['login.error.error_ban_try_again_latter']);
});
