import { defineMessages } from '../../core/i18n/messages.ts';

/** How the game draws, and what its rounds were bet on and came to, in the source language. */
export const minesRoundRu = {
  draw: 'Мины по одной вынимаются из списка оставшихся ячеек:',
  mines: 'Мины: {{mines}}',
} as const;

export const minesRoundMessages = defineMessages('mines-round', minesRoundRu, {
  en: () => import('./mines-round.messages.en.ts'),
  ua: () => import('./mines-round.messages.ua.ts'),
  kz: () => import('./mines-round.messages.kz.ts'),
  uz: () => import('./mines-round.messages.uz.ts'),
  tr: () => import('./mines-round.messages.tr.ts'),
});
