import { defineMessages } from '../../core/i18n/messages.ts';

/** What the page of other houses’ games is called, in the source language. */
export const ru = { games: 'Игры провайдеров' } as const;

export const officeGamesTitles = defineMessages('office-games-titles', ru, {
  en: () => import('./office-games-titles.messages.en.ts'),
  ua: () => import('./office-games-titles.messages.ua.ts'),
  kz: () => import('./office-games-titles.messages.kz.ts'),
  uz: () => import('./office-games-titles.messages.uz.ts'),
  tr: () => import('./office-games-titles.messages.tr.ts'),
});
