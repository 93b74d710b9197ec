import { defineMessages } from '../../core/i18n/messages.ts';

/** What all pages of the settings say, in the source language. */
export const ru = {
  currentPassword: 'Текущий пароль',
  repeatDiffers: 'Пароли не совпадают.',
} as const;

export const settingsMessages = defineMessages('settings', ru, {
  en: () => import('./settings.messages.en.ts'),
  ua: () => import('./settings.messages.ua.ts'),
  kz: () => import('./settings.messages.kz.ts'),
  uz: () => import('./settings.messages.uz.ts'),
  tr: () => import('./settings.messages.tr.ts'),
});
