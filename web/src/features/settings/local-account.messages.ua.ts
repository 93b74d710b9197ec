import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './local-account.messages.ts';

export const ua = {
  local: 'Логін і пароль',
  'local.text': 'Зараз ви входите через соцмережу. З логіном і паролем ви ввійдете, навіть якщо вона недоступна.',
  'local.login': 'Логін',
  'local.loginHint': 'Від 6 до 16 латинських літер і цифр.',
  'local.password': 'Пароль',
  'local.passwordHint': 'Від 6 латинських літер і цифр.',
  'local.repeat': 'Пароль ще раз',
  'local.submit': 'Створити логін',
  'local.saved': 'Логін створено',
} as const satisfies Translation<typeof ru>;
