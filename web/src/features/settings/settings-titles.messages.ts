import { defineMessages } from '../../core/i18n/messages.ts';

/** The names of the settings and of their own tabs, in the source language. */
export const ru = {
  title: 'Настройки',
  account: 'Аккаунт',
  security: 'Безопасность',
  preferences: 'Предпочтения',
} as const;

export const settingsTitles = defineMessages('settings-titles', ru, {
  en: () => import('./settings-titles.messages.en.ts'),
  ua: () => import('./settings-titles.messages.ua.ts'),
  kz: () => import('./settings-titles.messages.kz.ts'),
  uz: () => import('./settings-titles.messages.uz.ts'),
  tr: () => import('./settings-titles.messages.tr.ts'),
});
