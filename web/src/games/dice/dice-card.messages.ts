import { defineMessages } from '../../core/i18n/messages.ts';

/** What lists and the home page say of the game, in the source language. */
export const diceCardRu = {
  name: 'Кости',
  text: 'Число от 0,00 до 99,99. Выберите границу и сторону.',
} as const;

export const diceCardMessages = defineMessages('dice-card', diceCardRu, {
  en: () => import('./dice-card.messages.en.ts'),
  ua: () => import('./dice-card.messages.ua.ts'),
  kz: () => import('./dice-card.messages.kz.ts'),
  uz: () => import('./dice-card.messages.uz.ts'),
  tr: () => import('./dice-card.messages.tr.ts'),
});
