import { defineMessages } from '../../core/i18n/messages.ts';

/** What lists and the home page say of the game, in the source language. */
export const classicCardRu = {
  name: 'Классика',
  text: 'Один банк на всех. Чем больше билетов, тем выше шанс.',
} as const;

export const classicCardMessages = defineMessages('classic-card', classicCardRu, {
  en: () => import('./classic-card.messages.en.ts'),
  ua: () => import('./classic-card.messages.ua.ts'),
  kz: () => import('./classic-card.messages.kz.ts'),
  uz: () => import('./classic-card.messages.uz.ts'),
  tr: () => import('./classic-card.messages.tr.ts'),
});
