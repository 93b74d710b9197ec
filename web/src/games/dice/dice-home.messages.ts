import { defineMessages } from '../../core/i18n/messages.ts';

/** What the home page shows of the game, in words, in the source language. */
export const diceHomeRu = {
  last: 'Последнее число: {{number}}',
  banner: 'Шанс выбираете вы, а выплата известна до ставки.',
} as const;

export const diceHomeMessages = defineMessages('dice-home', diceHomeRu, {
  en: () => import('./dice-home.messages.en.ts'),
  ua: () => import('./dice-home.messages.ua.ts'),
  kz: () => import('./dice-home.messages.kz.ts'),
  uz: () => import('./dice-home.messages.uz.ts'),
  tr: () => import('./dice-home.messages.tr.ts'),
});
