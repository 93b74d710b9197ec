import { defineMessages } from '../../core/i18n/messages.ts';

/** The name of the film's page, in the source language. */
export const ru = {
  title: 'Как проверяется раунд',
} as const;

export const videoTitles = defineMessages('video-titles', ru, {
  en: () => import('./video-titles.messages.en.ts'),
  ua: () => import('./video-titles.messages.ua.ts'),
  kz: () => import('./video-titles.messages.kz.ts'),
  uz: () => import('./video-titles.messages.uz.ts'),
  tr: () => import('./video-titles.messages.tr.ts'),
});
