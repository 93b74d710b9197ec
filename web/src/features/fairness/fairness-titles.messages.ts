import { defineMessages } from '../../core/i18n/messages.ts';

/** The names of the pages about fairness, in the source language. */
export const ru = {
  title: 'Честность',
  round: 'Проверка раунда',
} as const;

export const fairnessTitles = defineMessages('fairness-titles', ru, {
  en: () => import('./fairness-titles.messages.en.ts'),
  ua: () => import('./fairness-titles.messages.ua.ts'),
  kz: () => import('./fairness-titles.messages.kz.ts'),
  uz: () => import('./fairness-titles.messages.uz.ts'),
  tr: () => import('./fairness-titles.messages.tr.ts'),
});
