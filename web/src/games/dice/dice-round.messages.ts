import { defineMessages } from '../../core/i18n/messages.ts';

/** How the game draws, and what its rounds were bet on and came to, in the source language. */
export const diceRoundRu = {
  draw: 'В костях нужно одно число из 10 000, показанное с двумя знаками:',
  less: 'Меньше {{percent}}',
  more: '{{percent}} и больше',
} as const;

export const diceRoundMessages = defineMessages('dice-round', diceRoundRu, {
  en: () => import('./dice-round.messages.en.ts'),
  ua: () => import('./dice-round.messages.ua.ts'),
  kz: () => import('./dice-round.messages.kz.ts'),
  uz: () => import('./dice-round.messages.uz.ts'),
  tr: () => import('./dice-round.messages.tr.ts'),
});
