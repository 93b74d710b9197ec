import { defineMessages } from '../../core/i18n/messages.ts';

/** What the home page shows of the game, in words, in the source language. */
export const wheelHomeRu = {
  last: 'Последний сектор: {{word}}',
  banner: 'Отпечаток раунда показан до ставок, и сектор может проверить каждый.',
} as const;

export const wheelHomeMessages = defineMessages('wheel-home', wheelHomeRu, {
  en: () => import('./wheel-home.messages.en.ts'),
  ua: () => import('./wheel-home.messages.ua.ts'),
  kz: () => import('./wheel-home.messages.kz.ts'),
  uz: () => import('./wheel-home.messages.uz.ts'),
  tr: () => import('./wheel-home.messages.tr.ts'),
});
