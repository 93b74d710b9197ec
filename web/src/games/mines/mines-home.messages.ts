import { defineMessages } from '../../core/i18n/messages.ts';

/** What the home page shows of the game, in words, in the source language. */
export const minesHomeRu = {
  last: 'Последний множитель: {{times}}',
  banner: 'Каждая безопасная ячейка поднимает множитель. Остановиться можно на любой.',
} as const;

export const minesHomeMessages = defineMessages('mines-home', minesHomeRu, {
  en: () => import('./mines-home.messages.en.ts'),
  ua: () => import('./mines-home.messages.ua.ts'),
  kz: () => import('./mines-home.messages.kz.ts'),
  uz: () => import('./mines-home.messages.uz.ts'),
  tr: () => import('./mines-home.messages.tr.ts'),
});
