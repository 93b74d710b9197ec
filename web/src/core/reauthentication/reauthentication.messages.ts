import { defineMessages } from '../i18n/messages.ts';

/** "Confirm that it is you", in the source language. */
export const ru = {
  title: 'Подтвердите, что это вы',
  text: 'Это изменение может сделать только владелец аккаунта.',
  password: 'Текущий пароль',
  code: 'Код из приложения или код восстановления',
  submit: 'Продолжить',
  orProfile: 'Или подтвердите через подключённый профиль. После этого нажмите кнопку ещё раз.',
  profile: 'Подтвердите через подключённый профиль. После этого нажмите кнопку ещё раз.',
  signInAgain: 'Выйти и войти заново',
} as const;

export const reauthenticationMessages = defineMessages('reauthentication', ru, {
  en: () => import('./reauthentication.messages.en.ts'),
  ua: () => import('./reauthentication.messages.ua.ts'),
  kz: () => import('./reauthentication.messages.kz.ts'),
  uz: () => import('./reauthentication.messages.uz.ts'),
  tr: () => import('./reauthentication.messages.tr.ts'),
});
