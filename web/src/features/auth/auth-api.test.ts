import { authErrorKeys } from 'server/contract';
import { beforeAll, expect, test } from 'vitest';
import { loadLanguage } from '../../core/i18n/i18n.ts';
import { texts, translatorOf, type Texts } from '../../core/i18n/messages.ts';
import { authErrorText, refusalText } from './auth-api.ts';

beforeAll(() => loadLanguage('ru')); // whatever another file of the process has read

const t = translatorOf<Texts<'auth', 'main'>>(texts('auth', 'main'), 'ru');
const text = (problem: string): string => authErrorText(t, problem);

test.each(authErrorKeys)('the refusal %s has its own sentence', (key) => {
  expect(Object.hasOwn(texts('auth', 'main').source, `login.error.${key}`)).toBe(true);
  expect(text(key)).toBe(
    Object.entries(texts('auth', 'main').source).find(([name]) => name === `login.error.${key}`)?.[1],
  );
});

test('a refusal that nobody knows gets the general sentence', () => {
  expect(text('toString')).toBe(texts('auth', 'main').source['login.error.generic']);
});

test('no answer is code 6 too, and told apart from too many attempts', () => {
  expect(text('network')).toBe(texts('auth', 'main').source['login.error.6.network']);
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
  expect(refusalText(t, refusal)).toBe(texts('auth', 'main').source['login.error.error_ban_try_again_latter']);
});
