import { defineMessages } from '../../core/i18n/messages.ts';

/** How the game draws, and what its rounds were bet on and came to, in the source language. */
export const classicRoundRu = {
  draw: 'Выигрышный билет — один из всех, по билету за сотую долю ставки:',
  tickets: 'Билеты {{from}}–{{to}}',
  winner: 'билет игрока {{player}}',
} as const;

export const classicRoundMessages = defineMessages('classic-round', classicRoundRu, {
  en: () => import('./classic-round.messages.en.ts'),
  ua: () => import('./classic-round.messages.ua.ts'),
  kz: () => import('./classic-round.messages.kz.ts'),
  uz: () => import('./classic-round.messages.uz.ts'),
  tr: () => import('./classic-round.messages.tr.ts'),
});
