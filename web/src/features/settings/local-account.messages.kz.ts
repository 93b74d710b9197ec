import type { Translation } from '../../core/i18n/messages.ts';
import type { ru } from './local-account.messages.ts';

export const kz = {
  local: 'Логин мен құпиясөз',
  'local.text':
    'Қазір сіз әлеуметтік желі арқылы кіресіз. Логин мен құпиясөз болса, ол қолжетімсіз кезде де кіре аласыз.',
  'local.login': 'Логин',
  'local.loginHint': '6-дан 16-ға дейін латын әріптері мен цифрлар.',
  'local.password': 'Құпиясөз',
  'local.passwordHint': 'Кемінде 6 латын әрпі мен цифр.',
  'local.repeat': 'Құпиясөзді қайталаңыз',
  'local.submit': 'Логин жасау',
  'local.saved': 'Логин жасалды',
} as const satisfies Translation<typeof ru>;
