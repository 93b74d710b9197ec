import { defineMessages } from '../../core/i18n/messages.ts';

/** What the home page shows of the game, in words, in the source language. */
export const classicHomeRu = {
  last: 'В банке {{amount}}',
} as const;

export const classicHomeMessages = defineMessages('classic-home', classicHomeRu, {
  en: () => import('./classic-home.messages.en.ts'),
  ua: () => import('./classic-home.messages.ua.ts'),
  kz: () => import('./classic-home.messages.kz.ts'),
  uz: () => import('./classic-home.messages.uz.ts'),
  tr: () => import('./classic-home.messages.tr.ts'),
});
