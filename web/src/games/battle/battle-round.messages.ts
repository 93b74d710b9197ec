import { defineMessages } from '../../core/i18n/messages.ts';

/** How the game draws, and what its rounds were bet on and came to, in the source language. */
export const battleRoundRu = {
  draw: 'В битве нужно одно число от 1 до 1000:',
  red: 'Красные',
  blue: 'Синие',
} as const;

export const battleRoundMessages = defineMessages('battle-round', battleRoundRu, {
  en: () => import('./battle-round.messages.en.ts'),
  ua: () => import('./battle-round.messages.ua.ts'),
  kz: () => import('./battle-round.messages.kz.ts'),
  uz: () => import('./battle-round.messages.uz.ts'),
  tr: () => import('./battle-round.messages.tr.ts'),
});
