import { defineMessages } from '../../core/i18n/messages.ts';

/** The things among the prizes, in the source language. */
export const newyearRu = {
  headphones: 'Наушники',
  smartphone: 'Смартфон',
  sweets: 'Набор сладостей',
} as const;

export const newyearMessages = defineMessages('newyear', newyearRu, {
  en: () => import('./newyear.messages.en.ts'),
  ua: () => import('./newyear.messages.ua.ts'),
  kz: () => import('./newyear.messages.kz.ts'),
  uz: () => import('./newyear.messages.uz.ts'),
  tr: () => import('./newyear.messages.tr.ts'),
});
