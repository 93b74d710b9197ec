import { defineMessages } from '../../core/i18n/messages.ts';

/** A local login for an account without one, in the source language. */
export const ru = {
  local: 'Логин и пароль',
  'local.text': 'Сейчас вы входите через соцсеть. С логином и паролем вы войдёте, даже если она недоступна.',
  'local.login': 'Логин',
  'local.loginHint': 'От 6 до 16 латинских букв и цифр.',
  'local.password': 'Пароль',
  'local.passwordHint': 'От 6 латинских букв и цифр.',
  'local.repeat': 'Пароль ещё раз',
  'local.submit': 'Создать логин',
  'local.saved': 'Логин создан',
} as const;

export const localAccountMessages = defineMessages('settings-local-account', ru, {
  en: () => import('./local-account.messages.en.ts'),
  ua: () => import('./local-account.messages.ua.ts'),
  kz: () => import('./local-account.messages.kz.ts'),
  uz: () => import('./local-account.messages.uz.ts'),
  tr: () => import('./local-account.messages.tr.ts'),
});
