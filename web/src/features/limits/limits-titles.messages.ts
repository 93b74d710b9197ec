import { defineMessages } from '../../core/i18n/messages.ts';

/** The names of the limits’ page, in the source language. */
export const ru = {
  title: 'Лимиты',
  responsible: 'Ответственная игра',
} as const;

export const limitsTitles = defineMessages('limits-titles', ru, {
  en: () => import('./limits-titles.messages.en.ts'),
  ua: () => import('./limits-titles.messages.ua.ts'),
  kz: () => import('./limits-titles.messages.kz.ts'),
  uz: () => import('./limits-titles.messages.uz.ts'),
  tr: () => import('./limits-titles.messages.tr.ts'),
});
