import { defineMessages } from '../../core/i18n/messages.ts';

/** What lists and the home page say of the game, in the source language. */
export const wheelCardRu = {
  name: 'Колесо фортуны',
  text: '32 сегмента и множители до 30×. Ставьте на сколько угодно сразу.',
} as const;

export const wheelCardMessages = defineMessages('wheel-card', wheelCardRu, {
  en: () => import('./wheel-card.messages.en.ts'),
  ua: () => import('./wheel-card.messages.ua.ts'),
  kz: () => import('./wheel-card.messages.kz.ts'),
  uz: () => import('./wheel-card.messages.uz.ts'),
  tr: () => import('./wheel-card.messages.tr.ts'),
});
