import { defineMessages } from '../../core/i18n/messages.ts';

/** How the drum draws, and what for, in the source language. */
export const newyearRoundRu = {
  name: 'Новогодний барабан',
  draw: 'Барабан вытягивает один приз; чем больше вес, тем чаще:',
  ticket: 'Билет {{ticket}}',
} as const;

export const newyearRoundMessages = defineMessages('newyear-round', newyearRoundRu, {
  en: () => import('./newyear-round.messages.en.ts'),
  ua: () => import('./newyear-round.messages.ua.ts'),
  kz: () => import('./newyear-round.messages.kz.ts'),
  uz: () => import('./newyear-round.messages.uz.ts'),
  tr: () => import('./newyear-round.messages.tr.ts'),
});
