import { defineMessages } from '../../core/i18n/messages.ts';

/** What the studio calls the New Year drum and its numbers, in the source language. */
export const newyearStudioRu = {
  name: 'Новогодний барабан',
  'table.prizes': 'Призы',
  'column.amountMinor': 'Сумма',
  'column.weight': 'Вес',
  'average.base': 'Деньгами',
  'average.dic': 'В DIC',
  'average.item': 'Вещами',
} as const;

export const newyearStudioMessages = defineMessages('newyear-studio', newyearStudioRu, {
  en: () => import('./newyear-studio.messages.en.ts'),
  ua: () => import('./newyear-studio.messages.ua.ts'),
  kz: () => import('./newyear-studio.messages.kz.ts'),
  uz: () => import('./newyear-studio.messages.uz.ts'),
  tr: () => import('./newyear-studio.messages.tr.ts'),
});
