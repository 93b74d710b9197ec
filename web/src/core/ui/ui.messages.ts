import { defineMessages } from '../i18n/messages.ts';

export const ru = {
  close: 'Закрыть',
  signIn: 'Войти',
  home: 'На главную',
  copy: 'Скопировать: {{what}}',
  copied: 'Скопировано',
  copyFailed: 'Не удалось скопировать: выделите текст и скопируйте его сами',
  'password.show': 'Показать пароль',
  'password.hide': 'Скрыть пароль',
  'act.cancel': 'Отмена',
  'act.reasonShort': 'Напишите причину: хотя бы три символа.',
  noAnswer: 'Сервер не ответил. Проверьте соединение и попробуйте ещё раз.',
} as const;

export const uiMessages = defineMessages('ui', ru, {
  en: () => import('./ui.messages.en.ts'),
  ua: () => import('./ui.messages.ua.ts'),
  kz: () => import('./ui.messages.kz.ts'),
  uz: () => import('./ui.messages.uz.ts'),
  tr: () => import('./ui.messages.tr.ts'),
});
