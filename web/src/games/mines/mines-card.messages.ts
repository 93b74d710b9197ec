import { defineMessages } from '../../core/i18n/messages.ts';

/** What lists and the home page say of the game, in the source language. */
export const minesCardRu = {
  name: 'Мины',
  text: '24 ячейки и мины под ними. Открывайте и вовремя забирайте выигрыш.',
} as const;

export const minesCardMessages = defineMessages('mines-card', minesCardRu, {
  en: () => import('./mines-card.messages.en.ts'),
  ua: () => import('./mines-card.messages.ua.ts'),
  kz: () => import('./mines-card.messages.kz.ts'),
  uz: () => import('./mines-card.messages.uz.ts'),
  tr: () => import('./mines-card.messages.tr.ts'),
});
