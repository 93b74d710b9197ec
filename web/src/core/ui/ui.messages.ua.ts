import type { Translation } from '../i18n/messages.ts';
import type { ru } from './ui.messages.ts';

export const ua = {
  close: 'Закрити',
  signIn: 'Увійти',
  home: 'На головну',
  copy: 'Скопіювати: {{what}}',
  copied: 'Скопійовано',
  copyFailed: 'Не вдалося скопіювати: виділіть текст і скопіюйте його самі',
  'password.show': 'Показати пароль',
  'password.hide': 'Сховати пароль',
  'act.cancel': 'Скасувати',
  'act.reasonShort': 'Напишіть причину: щонайменше три символи.',
  noAnswer: 'Сервер не відповів. Перевірте з’єднання та спробуйте ще раз.',
} as const satisfies Translation<typeof ru>;
