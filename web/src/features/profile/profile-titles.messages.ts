import { defineMessages } from '../../core/i18n/messages.ts';

/** What the way to one’s own card is called, in the source language. */
export const ru = {
  own: 'Профиль',
} as const;

export const profileTitles = defineMessages('profile-titles', ru, {
  en: () => import('./profile-titles.messages.en.ts'),
  ua: () => import('./profile-titles.messages.ua.ts'),
  kz: () => import('./profile-titles.messages.kz.ts'),
  uz: () => import('./profile-titles.messages.uz.ts'),
  tr: () => import('./profile-titles.messages.tr.ts'),
});
