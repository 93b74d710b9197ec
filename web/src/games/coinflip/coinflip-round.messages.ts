import { defineMessages } from '../../core/i18n/messages.ts';

/** How the game draws, and what its rounds were bet on and came to, in the source language. */
export const coinflipRoundRu = {
  draw: 'Выигрышный билет — один из всех, по билету за сотую долю ставки:',
  heads: 'Орёл',
  tails: 'Решка',
} as const;

export const coinflipRoundMessages = defineMessages('coinflip-round', coinflipRoundRu, {
  en: () => import('./coinflip-round.messages.en.ts'),
  ua: () => import('./coinflip-round.messages.ua.ts'),
  kz: () => import('./coinflip-round.messages.kz.ts'),
  uz: () => import('./coinflip-round.messages.uz.ts'),
  tr: () => import('./coinflip-round.messages.tr.ts'),
});
