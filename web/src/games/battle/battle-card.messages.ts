import { defineMessages } from '../../core/i18n/messages.ts';

/** What lists and the home page say of the game, in the source language. */
export const battleCardRu = {
  name: 'Битва',
  text: 'Красные против синих: победители делят банк проигравших.',
} as const;

export const battleCardMessages = defineMessages('battle-card', battleCardRu, {
  en: () => import('./battle-card.messages.en.ts'),
  ua: () => import('./battle-card.messages.ua.ts'),
  kz: () => import('./battle-card.messages.kz.ts'),
  uz: () => import('./battle-card.messages.uz.ts'),
  tr: () => import('./battle-card.messages.tr.ts'),
});
