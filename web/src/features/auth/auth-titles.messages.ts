import { defineMessages } from '../../core/i18n/messages.ts';

/** The names of the pages on the way in, in the source language. */
export const ru = {
  confirmEmail: 'Подтверждение e-mail',
} as const;

export const authTitles = defineMessages('auth-titles', ru, {
  en: () => import('./auth-titles.messages.en.ts'),
  ua: () => import('./auth-titles.messages.ua.ts'),
  kz: () => import('./auth-titles.messages.kz.ts'),
  uz: () => import('./auth-titles.messages.uz.ts'),
  tr: () => import('./auth-titles.messages.tr.ts'),
});
