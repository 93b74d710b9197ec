import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './local-account.messages.ts';

export const en = {
  local: 'Login and password',
  'local.text':
    'You now sign in with another service. With a login and a password you can sign in even when it is unavailable.',
  'local.login': 'Login',
  'local.loginHint': '6 to 16 Latin letters and digits.',
  'local.password': 'Password',
  'local.passwordHint': 'At least 6 Latin letters and digits.',
  'local.repeat': 'Password again',
  'local.submit': 'Create a login',
  'local.saved': 'Login created',
} as const satisfies Translation<typeof ru>;
