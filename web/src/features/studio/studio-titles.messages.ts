import { defineMessages } from '../../core/i18n/messages.ts';

/** The names of the designers’ pages, in the source language. */
export const ru = {
  title: 'Студия',
} as const;

export const studioTitles = defineMessages('studio-titles', ru, {
  en: () => import('./studio-titles.messages.en.ts'),
  ua: () => import('./studio-titles.messages.ua.ts'),
  kz: () => import('./studio-titles.messages.kz.ts'),
  uz: () => import('./studio-titles.messages.uz.ts'),
  tr: () => import('./studio-titles.messages.tr.ts'),
});
