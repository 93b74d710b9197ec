import { defineMessages } from '../../core/i18n/messages.ts';

/** How the game draws, and what its rounds were bet on and came to, in the source language. */
export const wheelRoundRu = {
  draw: 'Колесу нужен один сегмент из 32:',
  sector: '{{multiplier}}',
  segment: 'сегмент {{segment}}',
  random: 'сегмент {{segment}}, random.org',
} as const;

export const wheelRoundMessages = defineMessages('wheel-round', wheelRoundRu, {
  en: () => import('./wheel-round.messages.en.ts'),
  ua: () => import('./wheel-round.messages.ua.ts'),
  kz: () => import('./wheel-round.messages.kz.ts'),
  uz: () => import('./wheel-round.messages.uz.ts'),
  tr: () => import('./wheel-round.messages.tr.ts'),
});
