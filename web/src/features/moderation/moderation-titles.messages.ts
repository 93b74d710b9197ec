import { defineMessages } from '../../core/i18n/messages.ts';

/** The names of the moderators’ pages, in the source language. */
export const ru = {
  title: 'Модерация',
} as const;

export const moderationTitles = defineMessages('moderation-titles', ru, {
  en: () => import('./moderation-titles.messages.en.ts'),
  ua: () => import('./moderation-titles.messages.ua.ts'),
  kz: () => import('./moderation-titles.messages.kz.ts'),
  uz: () => import('./moderation-titles.messages.uz.ts'),
  tr: () => import('./moderation-titles.messages.tr.ts'),
});
