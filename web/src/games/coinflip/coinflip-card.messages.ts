import { defineMessages } from '../../core/i18n/messages.ts';

/** What lists and the home page say of the game, in the source language. */
export const coinflipCardRu = {
  name: 'Орёл и решка',
  text: 'Двое ставят поровну, монета решает, кто заберёт всё.',
} as const;

export const coinflipCardMessages = defineMessages('coinflip-card', coinflipCardRu, {
  en: () => import('./coinflip-card.messages.en.ts'),
  ua: () => import('./coinflip-card.messages.ua.ts'),
  kz: () => import('./coinflip-card.messages.kz.ts'),
  uz: () => import('./coinflip-card.messages.uz.ts'),
  tr: () => import('./coinflip-card.messages.tr.ts'),
});
