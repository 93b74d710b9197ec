import { defineMessages } from '../../core/i18n/messages.ts';

/** What the studio calls the robbery and its numbers, in the source language. */
export const robberyStudioRu = {
  name: 'Ограбление',
  'table.sectors': 'Секторы',
  'table.amounts': 'Суммы уровней',
  'row.sectors': 'Сектор',
  'column.sharePercent': 'Доля, в процентах',
  'column.weight': 'Вес',
  'column.amountMinor': 'Сумма уровня',
} as const;

export const robberyStudioMessages = defineMessages('robbery-studio', robberyStudioRu, {
  en: () => import('./robbery-studio.messages.en.ts'),
  ua: () => import('./robbery-studio.messages.ua.ts'),
  kz: () => import('./robbery-studio.messages.kz.ts'),
  uz: () => import('./robbery-studio.messages.uz.ts'),
  tr: () => import('./robbery-studio.messages.tr.ts'),
});
