import { defineMessages } from '../../core/i18n/messages.ts';

/** The frame of the settings, in the source language. */
export const ru = {
  guest: 'Войдите, чтобы увидеть свои настройки.',
  signIn: 'Войти',
} as const;

export const settingsLayoutMessages = defineMessages('settings-layout', ru, {
  en: () => import('./settings-layout.messages.en.ts'),
  ua: () => import('./settings-layout.messages.ua.ts'),
  kz: () => import('./settings-layout.messages.kz.ts'),
  uz: () => import('./settings-layout.messages.uz.ts'),
  tr: () => import('./settings-layout.messages.tr.ts'),
});
